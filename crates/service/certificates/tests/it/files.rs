//! Certificates in files: refused when they cannot be used, read again when they change.

use std::path::Path;
use std::time::SystemTime;

use damier_certificates::{BadCertificate, Certificates, Source};

fn write(folder: &Path) -> Source {
    let own = rcgen::generate_simple_self_signed(vec!["club.example".to_owned()]).expect("a certificate");
    let (chain, key) = (folder.join("chain.pem"), folder.join("key.pem"));
    std::fs::write(&chain, own.cert.pem()).expect("a file");
    std::fs::write(&key, own.signing_key.serialize_pem()).expect("a file");
    Source::Files { chain, key }
}

#[tokio::test]
async fn files_that_change_are_read_again_and_bad_ones_leave_the_old() {
    let folder = tempfile::tempdir().expect("a folder");
    let source = write(folder.path());
    let certificates = Certificates::open(source).expect("good files");
    assert!(certificates.state().until.is_some());
    write(folder.path());
    assert!(certificates.renew(SystemTime::now()).await);
    std::fs::write(folder.path().join("chain.pem"), "half a file").expect("a file");
    assert!(!certificates.renew(SystemTime::now()).await);
    let state = certificates.state();
    assert!(state.trouble.is_some() && state.until.is_some());
}

#[test]
fn what_cannot_be_used_is_refused_at_the_start() {
    let folder = tempfile::tempdir().expect("a folder");
    let source = write(folder.path());
    let Source::Files { chain, key } = source else { unreachable!("files were written") };
    let other = tempfile::tempdir().expect("a folder");
    let Source::Files { key: other, .. } = write(other.path()) else { unreachable!("files were written") };
    let refused = |chain: &Path, key: &Path| {
        Certificates::open(Source::Files { chain: chain.to_owned(), key: key.to_owned() }).err()
    };
    assert!(matches!(refused(&chain, &other), Some(BadCertificate::NotTogether(_))), "another's key");
    assert!(matches!(refused(&key, &key), Some(BadCertificate::NoCertificate)));
    assert!(matches!(refused(&chain, &chain), Some(BadCertificate::NoKey)));
    assert!(matches!(refused(&folder.path().join("none"), &key), Some(BadCertificate::Unread { .. })));
    let long = folder.path().join("long.pem");
    std::fs::write(&long, vec![b'x'; 300 * 1024]).expect("a file");
    assert!(matches!(refused(&long, &key), Some(BadCertificate::TooLong { .. })));
    assert!(refused(&chain, &key).is_none());
}
