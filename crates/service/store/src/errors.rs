//! What the errors of SQLite and PostgreSQL mean.

use sqlx::error::DatabaseError;
use sqlx::migrate::MigrateError;
use sqlx::postgres::PgDatabaseError;

use crate::{Fault, Limits};

impl From<MigrateError> for Fault {
    fn from(error: MigrateError) -> Fault {
        match error {
            MigrateError::Execute(error) | MigrateError::ExecuteMigration(error, _) => error.into(),
            MigrateError::VersionMissing(_) => Fault::Newer,
            other => Fault::Damaged { what: other.to_string() },
        }
    }
}

impl From<sqlx::Error> for Fault {
    fn from(error: sqlx::Error) -> Fault {
        match error {
            // SQLite tells of files by its own codes, so this is the way to a server.
            sqlx::Error::Io(error) => Fault::Unreachable { what: error.to_string() },
            sqlx::Error::Migrate(error) => (*error).into(),
            sqlx::Error::Database(error) => by_code(&*error),
            sqlx::Error::PoolTimedOut => Fault::Unreachable { what: "it does not answer in time".to_owned() },
            sqlx::Error::Tls(why) => Fault::Unreachable { what: why.to_string() },
            sqlx::Error::Protocol(what) => Fault::Unreachable { what },
            other => Fault::Other { what: other.to_string() },
        }
    }
}

fn by_code(error: &dyn DatabaseError) -> Fault {
    if let Some(error) = error.try_downcast_ref::<PgDatabaseError>() {
        return by_state(error.code(), error.message());
    }
    let code = error.code().and_then(|code| code.parse().ok()).unwrap_or(0);
    by_result(code, error.message())
}

/// What a result code of SQLite means; the lowest byte is the kind (sqlite.org/rescode.html).
fn by_result(code: u32, message: &str) -> Fault {
    match code & 0xff {
        3 | 14 | 23 => Fault::Denied,
        5 | 6 => Fault::Locked,
        8 => Fault::ReadOnly,
        // Broken off by whoever watches over the time.
        9 => Fault::TooSlow { seconds: Limits::OWN.patience.as_secs() },
        10 => Fault::Disk { what: message.to_owned() },
        11 => Fault::Damaged { what: message.to_owned() },
        13 => Fault::Full,
        26 => Fault::Foreign,
        _ => Fault::Other { what: message.to_owned() },
    }
}

/// What an SQLSTATE of PostgreSQL means; the first two signs are the class (its manual, appendix A).
fn by_state(code: &str, message: &str) -> Fault {
    let what = message.to_owned();
    match code {
        "53100" => Fault::Full,
        "25006" => Fault::ReadOnly,
        "42501" => Fault::Denied,
        "40001" | "40P01" | "55P03" => Fault::Locked,
        "58030" => Fault::Disk { what },
        "XX001" | "XX002" => Fault::Damaged { what },
        _ => match code.get(..2) {
            Some("28") => Fault::Denied,
            Some("08" | "3D" | "53" | "57") => Fault::Unreachable { what },
            _ => Fault::Other { what },
        },
    }
}
