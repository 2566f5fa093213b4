//! Packs the weights that come with the engine: a program holds those of all games and mostly needs those of one.

fn main() -> std::io::Result<()> {
    println!("cargo::rerun-if-changed=build.rs");
    println!("cargo::rerun-if-changed=weights");
    #[cfg(feature = "weights")]
    weights::pack()?;
    Ok(())
}

#[cfg(feature = "weights")]
mod weights {
    use std::fs::{self, File};
    use std::path::PathBuf;
    use std::{env, io};

    use flate2::{Compression, write::GzEncoder};

    pub(crate) fn pack() -> io::Result<()> {
        let out = PathBuf::from(env::var("OUT_DIR").map_err(io::Error::other)?);
        for file in fs::read_dir("weights")? {
            let path = file?.path();
            let name = path.file_name().unwrap_or_default().to_string_lossy().into_owned();
            let mut packed = GzEncoder::new(File::create(out.join(name + ".gz"))?, Compression::best());
            io::copy(&mut File::open(&path)?, &mut packed)?;
            packed.finish()?;
        }
        Ok(())
    }
}
