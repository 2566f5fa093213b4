//! Makes what is published: the program, built with everything optimised together, its licences, manual pages and
//! completions in one archive, with a file of checksums.

use std::fs;
use std::path::Path;
use std::process::Command;

use anyhow::{Context as _, bail, ensure};
use sha2::{Digest as _, Sha256};

use crate::metadata::{Package, cargo, host, packages};
use crate::root;

/// Runs the chore.
pub(crate) fn run(options: &[&str]) -> anyhow::Result<()> {
    let profile = match options {
        [] => "dist",
        ["--profile", profile] => profile,
        _ => bail!("dist takes --profile NAME and nothing else"),
    };
    let target = root().join("target");
    let build = ["build", "--locked", "-p", "damier-cli", "--profile", profile, "--target-dir"];
    let status = cargo().args(build).arg(&target).status()?;
    ensure!(status.success(), "the program does not build");
    let built = target.join(if profile == "dev" { "debug" } else { profile });
    let name = format!("damier-{}-{}", env!("CARGO_PKG_VERSION"), host()?);
    let dist = root().join("target/distribution");
    let folder = dist.join(&name);
    if folder.exists() {
        fs::remove_dir_all(&folder)?;
    }
    furnish(&folder, &built.join("damier"))?;
    let archive = format!("{name}.tar.gz");
    pack(&dist, &name, &archive)?;
    let sum = checksum(&dist.join(&archive))?;
    fs::write(dist.join(format!("{archive}.sha256")), format!("{sum}  {archive}\n"))?;
    println!("{}\n{sum}", dist.join(&archive).display());
    Ok(())
}

/// Puts everything in its place.
fn furnish(folder: &Path, program: &Path) -> anyhow::Result<()> {
    fs::create_dir_all(folder)?;
    fs::copy(program, folder.join("damier")).with_context(|| program.display().to_string())?;
    let status =
        Command::new(program).args(["manual", "--to"]).arg(folder).status().context("damier manual")?;
    ensure!(status.success(), "the manual could not be made");
    for file in ["LICENSE-APACHE", "LICENSE-MIT", "README.md", "CHANGELOG.md", "SECURITY.md"] {
        fs::copy(root().join(file), folder.join(file)).with_context(|| file.to_owned())?;
    }
    let deploy = folder.join("deploy");
    fs::create_dir_all(&deploy)?;
    fs::copy(root().join("deploy/damier.service"), deploy.join("damier.service"))?;
    fs::write(folder.join("LICENSES-OF-OTHERS.txt"), licences()?)?;
    Ok(())
}

/// The licences of all crates the program is made of, with the texts that they bring.
fn licences() -> anyhow::Result<String> {
    let mut text = String::from("Damier is made of these crates of others, each under its own licence.\n");
    for own in packages()?.iter().filter(|own| own.source.is_some()) {
        let license = own.license.as_deref().unwrap_or("see its text");
        text.push_str(&format!("\n==== {} {} ({license})\n", own.name, own.version));
        for part in texts(own)? {
            text.push_str(&part);
        }
    }
    Ok(text)
}

/// The files of a crate that hold its licences.
fn texts(own: &Package) -> anyhow::Result<Vec<String>> {
    let mut files: Vec<_> = fs::read_dir(&own.folder)?.collect::<Result<Vec<_>, _>>()?;
    files.sort_by_key(fs::DirEntry::file_name);
    let is_licence = |entry: &fs::DirEntry| {
        let name = entry.file_name().to_string_lossy().to_uppercase();
        entry.path().is_file()
            && ["LICENSE", "LICENCE", "COPYING", "NOTICE"].iter().any(|begin| name.starts_with(begin))
    };
    let read = |entry: fs::DirEntry| Ok(format!("\n{}\n", String::from_utf8_lossy(&fs::read(entry.path())?)));
    files.into_iter().filter(is_licence).map(read).collect()
}

/// Packs a folder; owners and times do not depend on who packs it.
fn pack(dist: &Path, name: &str, archive: &str) -> anyhow::Result<()> {
    let status = Command::new("tar")
        .current_dir(dist)
        .args([
            "--sort=name",
            "--owner=0",
            "--group=0",
            "--numeric-owner",
            "--mtime=@0",
            "-czf",
            archive,
            name,
        ])
        .status()
        .context("tar cannot be started")?;
    ensure!(status.success(), "tar failed");
    Ok(())
}

fn checksum(file: &Path) -> anyhow::Result<String> {
    let hash = Sha256::digest(fs::read(file)?);
    Ok(hash.iter().map(|byte| format!("{byte:02x}")).collect())
}
