//! Files: PDN of any age and size.
//!
//! [`read_games`](crate::pdn::read_games) reads one game after the other from anything that can be read, as a tree of
//! moves with comments and variations. It never gives up: it keeps what it understood and lists what is wrong, with line
//! and column. [`replay`](crate::pdn::replay) plays a game on the board.
//!
//! ```
//! use damier_library::prelude::*;
//!
//! let file = "[White \"A\"] [GameType \"20\"] 1. 32-28 19-23 2. 28x19 14x23 {good} 2-0\n\
//!             [White \"B\"] [GameType \"20\"] 1. 32-28 19-23 2. 1-7 *";
//! for read in read_games(file.as_bytes()) {
//!     let read = read?;
//!     let replayed = replay(&read, &ReplayOptions::default());
//!     match replayed.illegal.first() {
//!         None => assert_eq!(replayed.winner(), Some(Color::White)),
//!         Some(illegal) => assert_eq!((illegal.at.line, illegal.text.as_str()), (2, "1-7")),
//!     }
//! }
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! # Millions of games
//!
//! A [`Checker`](crate::pdn::Checker) goes through a file without keeping what it has seen.
//!
//! ```
//! use damier_library::prelude::*;
//!
//! let mut reader = PdnReader::new("1. c3-d4 d6-c5 * 1. c3-d4 d6-e5 2. a1-b2 *".as_bytes());
//! let mut checker = Checker::new(ReplayOptions::default());
//! let mut wrong = 0;
//! while let Some(game) = checker.check_next(&mut reader)? {
//!     wrong += usize::from(!game.is_legal());
//! }
//! assert_eq!(wrong, 1);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! # Writing
//!
//! [`normalise`](crate::pdn::normalise) gives every move the notation of its game;
//! [`PdnWriter`](crate::pdn::PdnWriter) writes one game after the other.
//!
//! ```
//! use damier_library::prelude::*;
//!
//! let read = read_games("1.32-28 19-23 2. 28X19 14:23 2-0".as_bytes()).next().expect("a game")?;
//! let options = ReplayOptions { variant: Some(Variant::International), ..ReplayOptions::default() };
//! let text = write_game(&normalise(&read, &options, None).game);
//! assert!(text.contains("1. 32-28 19-23 2. 28x19 14x23"));
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! Next: [engines](super::engines).
