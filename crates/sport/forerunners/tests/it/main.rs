//! The register and its search, through the public surface.

mod cases;
mod files;
mod properties;
