//! Parts of the command with tests of their own. They are compiled into this program of tests, which spares building
//! the whole command once more for them. What they offer and no test asks for is used by the command.
#![allow(dead_code, unreachable_pub)]

#[path = "../../src/commands/play/asked.rs"]
mod asked;
#[path = "../../src/commands/play/board.rs"]
mod board;
#[path = "../../src/commands/site/encrypted.rs"]
mod encrypted;
#[path = "../../src/commands/event/result/hyphens.rs"]
mod hyphens;
#[path = "../../src/commands/site/log.rs"]
mod log;
#[path = "../../src/commands/play/sides.rs"]
mod sides;
#[path = "../../src/commands/event/speaker.rs"]
mod speaker;
#[path = "../../src/commands/event/which_file.rs"]
mod which_file;
