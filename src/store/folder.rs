//! Where the file of a database lies: on this machine, and readable by its owner only. SQLite's locks and shared memory
//! do not work across a network, and commits would be lost without a word.

use std::path::{Path, PathBuf};

/// Kinds of file system that lie on another machine.
const NETWORK: &[&str] = &["nfs", "nfs4", "cifs", "smb3", "smbfs", "9p", "afs", "ceph", "glusterfs", "fuse.sshfs"];

/// The kind of network file system the folder of this file lies on; None if it lies here, or nobody can tell.
pub(super) fn far_away(file: &Path) -> Option<String> {
    let folder = match file.parent() {
        Some(folder) if !folder.as_os_str().is_empty() => folder,
        _ => Path::new("."),
    };
    let mounts = std::fs::read_to_string("/proc/self/mounts").ok()?;
    network_kind(&mounts, &folder.canonicalize().ok()?)
}

/// Makes an empty file that only its owner reads, unless one is there. SQLite gives its log and its shared memory the
/// same mode.
pub(super) fn make_private(file: &Path) -> std::io::Result<()> {
    let mut open = std::fs::OpenOptions::new();
    open.write(true).create_new(true);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut open, 0o600);
    match open.open(file) {
        Err(error) if error.kind() == std::io::ErrorKind::AlreadyExists => Ok(()),
        made => made.map(drop),
    }
}

/// The kind of the innermost mount above this folder, if it is a network file system.
fn network_kind(mounts: &str, folder: &Path) -> Option<String> {
    let mount = |line: &str| {
        let mut words = line.split(' ').skip(1);
        Some((PathBuf::from(unescaped(words.next()?)), words.next()?.to_owned()))
    };
    let above = mounts.lines().filter_map(mount).filter(|(place, _)| folder.starts_with(place));
    // Of two on one place the later one lies on top.
    let (_, kind) = above.max_by_key(|(place, _)| place.components().count())?;
    NETWORK.contains(&kind.as_str()).then_some(kind)
}

/// Spaces and the like are written as `\040` there.
fn unescaped(place: &str) -> String {
    [("\\040", " "), ("\\011", "\t"), ("\\012", "\n"), ("\\134", "\\")]
        .iter()
        .fold(place.to_owned(), |place, (code, sign)| place.replace(code, sign))
}

#[cfg(test)]
mod tests {
    use super::*;

    const MOUNTS: &str = "/dev/sda1 / ext4 rw 0 0\n\
                          server:/export /srv nfs4 rw 0 0\n\
                          /dev/sdb1 /srv/local ext4 rw 0 0\n\
                          //box/share /mnt/my\\040share cifs rw 0 0\n\
                          me@box: /home/me/box fuse.sshfs rw 0 0\n\
                          tmpfs /home/me/box tmpfs rw 0 0\n\
                          C: /mnt/c 9p rw 0 0\n";

    #[test]
    fn a_folder_on_another_machine_is_told_by_its_innermost_mount() {
        let kind = |folder: &str| network_kind(MOUNTS, Path::new(folder));
        for (folder, far) in [
            ("/srv/tincan", Some("nfs4")),
            ("/srv", Some("nfs4")),
            ("/mnt/my share/games", Some("cifs")),
            ("/mnt/c/Users", Some("9p")),
            ("/srv/local/tincan", None),
            ("/srvx", None),
            ("/var/lib/tincan", None),
            ("/home/me/box", None),
        ] {
            assert_eq!(kind(folder).as_deref(), far, "{folder}");
        }
        assert_eq!(network_kind("", Path::new("/")), None);
    }
}
