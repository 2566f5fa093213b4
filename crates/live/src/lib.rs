//! A game between two people who are not in one room.
