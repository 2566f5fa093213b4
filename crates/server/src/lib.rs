//! The site: play, watch and analyse in a browser.
