//! What Damier says, in the languages of its users.
