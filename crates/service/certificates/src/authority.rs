//! How a certificate is had from an authority: an account, an order, a proof for each name, the certificate.

use std::io::Write as _;
use std::path::{Path, PathBuf};

use crate::challenges::Challenges;
use crate::order::{Asking, NotAnswered};
use crate::pem::{self, BadCertificate, Loaded};

/// The authority that most small sites use.
pub const LETS_ENCRYPT: &str = "https://acme-v02.api.letsencrypt.org/directory";

/// Who issues certificates, for which names, and where they are kept.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Authority {
    /// Where it is spoken to.
    pub directory: String,
    /// A file with the certificates it is known by; none: those of the web.
    pub roots: Option<PathBuf>,
    /// The names of the site.
    pub domains: Vec<String>,
    /// Where the authority writes when something is wrong: `desk@club.example`.
    pub contact: Option<String>,
    /// The folder that keeps the account and the certificate.
    pub folder: PathBuf,
}

/// Why there is no new certificate.
#[derive(Debug, thiserror::Error)]
pub enum NotIssued {
    /// It cannot be kept.
    #[error("{}: {why}", file.display())]
    Kept {
        file: PathBuf,
        /// What the system says.
        why: std::io::Error,
    },
    /// The account of the authority cannot be read back.
    #[error("{} is not the account of an authority", file.display())]
    Account { file: PathBuf },
    /// No key can be made.
    #[error("no key could be made: {0}")]
    Key(String),
    /// The authority refuses or cannot be reached.
    #[error("the authority: {0}")]
    Authority(#[from] NotAnswered),
    /// What it issued cannot be used.
    #[error(transparent)]
    Certificate(#[from] BadCertificate),
}

impl Authority {
    /// The file that keeps certificate and key together, so that they always belong to each other.
    pub(crate) fn file(&self) -> PathBuf {
        let name = self.domains.first().map_or("site", String::as_str);
        self.folder.join(format!("{}.pem", name.replace(['/', '\\'], "_")))
    }

    /// The certificate that is kept, if one is.
    pub(crate) fn kept(&self) -> Option<Result<Loaded, BadCertificate>> {
        let file = self.file();
        file.exists().then(|| pem::load(&file, &file))
    }

    /// Has a new certificate and keeps it.
    pub(crate) async fn issue(&self, challenges: &Challenges) -> Result<Loaded, NotIssued> {
        let issued = self.issued(challenges).await;
        challenges.forget();
        let text = issued?;
        let loaded = pem::parse(text.as_bytes(), text.as_bytes())?;
        keep(&self.file(), text.as_bytes())?;
        Ok(loaded)
    }

    /// Key and certificate as one text.
    async fn issued(&self, challenges: &Challenges) -> Result<String, NotIssued> {
        let mut asking = Asking::begin(self).await?;
        let key = |why: rcgen::Error| NotIssued::Key(why.to_string());
        let own = rcgen::KeyPair::generate().map_err(key)?;
        let mut wanted = rcgen::CertificateParams::new(self.domains.clone()).map_err(key)?;
        wanted.distinguished_name = rcgen::DistinguishedName::new();
        let request = wanted.serialize_request(&own).map_err(key)?;
        let chain = asking.order(&self.domains, request.der(), challenges).await?;
        Ok(format!("{}\n{chain}", own.serialize_pem()))
    }
}

/// Writes a file whole or not at all, for its owner only.
pub(crate) fn keep(file: &Path, text: &[u8]) -> Result<(), NotIssued> {
    let kept = || -> std::io::Result<()> {
        if let Some(folder) = file.parent() {
            std::fs::create_dir_all(folder)?;
        }
        let part = file.with_extension("part");
        let mut options = std::fs::OpenOptions::new();
        options.write(true).create(true).truncate(true);
        #[cfg(unix)]
        std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
        let mut written = options.open(&part)?;
        written.write_all(text)?;
        written.sync_all()?;
        std::fs::rename(&part, file)
    };
    kept().map_err(|why| NotIssued::Kept { file: file.to_owned(), why })
}
