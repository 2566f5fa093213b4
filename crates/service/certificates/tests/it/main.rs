//! Certificates from files and from an authority.

mod authority;
mod files;
