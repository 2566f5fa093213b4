//! What a site keeps is read by nobody else on the machine: folders that are made for it are entered by their owner
//! only, files read and written by him only. SQLite gives the files beside a database the rights of the database.

use std::fs::{File, OpenOptions};
use std::io;
use std::path::Path;

/// Makes a folder, and those above it, that only their owner enters; one that is there stays as it is.
pub(crate) fn make_folder(folder: &Path) -> io::Result<()> {
    let mut builder = std::fs::DirBuilder::new();
    builder.recursive(true);
    #[cfg(unix)]
    std::os::unix::fs::DirBuilderExt::mode(&mut builder, 0o700);
    builder.create(folder)
}

/// Makes a file that is not there yet, for its owner only.
pub fn create(file: &Path) -> io::Result<File> {
    let mut options = OpenOptions::new();
    options.write(true).create_new(true);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    options.open(file)
}

/// Takes the rights of all others from a file or a folder that is there. One that belongs to somebody else, who alone
/// could change that, stays as it is.
pub(crate) fn close_to_others(path: &Path) {
    #[cfg(unix)]
    {
        use std::os::unix::fs::PermissionsExt as _;
        let Ok(known) = std::fs::metadata(path) else { return };
        let mode = known.permissions().mode() & 0o777;
        if mode & 0o077 != 0 {
            // Whoever may not change it is told by whoever may look.
            let _ = std::fs::set_permissions(path, std::fs::Permissions::from_mode(mode & 0o700));
        }
    }
    #[cfg(not(unix))]
    let _ = path;
}

/// Takes the rights of others from a database: from its file, from those beside it, and from its folder if that holds
/// nothing else.
pub(crate) fn close_database(file: &Path) {
    close_to_others(file);
    for end in ["-wal", "-shm", "-journal"] {
        let mut beside = file.as_os_str().to_owned();
        beside.push(end);
        close_to_others(Path::new(&beside));
    }
    let (Some(folder), Some(name)) = (file.parent(), file.file_name()) else { return };
    let Ok(entries) = std::fs::read_dir(folder) else { return };
    let name = name.to_string_lossy();
    let is_ours = |entry: io::Result<std::fs::DirEntry>| {
        entry.is_ok_and(|entry| entry.file_name().to_string_lossy().starts_with(&*name))
    };
    if entries.into_iter().all(is_ours) {
        close_to_others(folder);
    }
}
