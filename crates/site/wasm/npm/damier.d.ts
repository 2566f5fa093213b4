/** Rules, game files and the engine of Damier. */

export type Variant = "international" | "russian" | "brazilian" | "english" | "columns" | "lasca";
export type Side = "white" | "black";

/** Where we are: moves from a start under a rulebook. */
export interface Place {
  /** Such as `fmjd-100`, `ua2023-russian`, `wcdf-checkers`: see `{ do: "games" }`. */
  rulebook: string;
  /** The start as FEN, if it is not the usual one. */
  fen?: string;
  /** IDs of moves, or any spelling of the codes. */
  moves?: string[];
}

export interface LegalMove {
  id: string;
  /** In the notation of the code. */
  text: string;
  /** Departure and every square where it touches down. */
  path: string[];
  /** What it takes, in order. */
  taken: string[];
}

export interface Position {
  variant: Variant;
  rulebook: string;
  board: { rows: number; cols: number; dark_first: boolean; numbering: [name: string, row: number, col: number][] };
  /** A tower from top to bottom: `w` and `b` men, `W` and `B` kings. */
  pieces: { sq: string; tower: string }[];
  turn: Side;
  first: Side;
  ply: number;
  last: { from: string; path: string[]; taken: string[] } | null;
  legal: LegalMove[];
  fen: string;
  /** The moves so far in the notation of the code. */
  moves: string[];
  /** How the game ended by the rules, with the clauses that say so. */
  ended: { winner: Side | null; why: string; reason: unknown; clauses: string[] } | null;
  score: string | null;
  counters: unknown[];
}

export interface Line {
  /** Hundredths of a man for the side to move. */
  score: number;
  /** Half-moves to the end, negative if lost; null while it is open. */
  decided_in: number | null;
  told: string;
  moves: { id: string; text: string }[];
}

export interface Found {
  best: LegalMove | null;
  lines: Line[];
  depth: number | null;
  nodes: number | null;
  milliseconds: number | null;
  /** Whether the game's weights were there. */
  learnt: boolean;
}

export interface Terms {
  /** From 1 (a beginner) to 10 (full strength). */
  level?: number;
  depth?: number;
  nodes?: number;
  milliseconds?: number;
  /** So many best moves. */
  lines?: number;
  /** By which a level chooses among good moves: any whole number. */
  lot?: number;
  /** Megabytes of the hash table. */
  hash?: number;
}

export type Theme = "wood" | "print" | "checkers" | "dark";

export interface Look {
  /** By itself what is usual in the game. */
  theme?: Theme;
  /** Black below. */
  flip?: boolean;
  /** Without names of squares and without the last move. */
  bare?: boolean;
  caption?: string;
}

export interface Diagram {
  /** A document that stands alone and tells what it shows. */
  svg: string;
  /** The board in letters. */
  text: string;
  /** The position in words. */
  words: string;
}

export interface ReadGame {
  tags: [string, string][];
  variant: Variant | null;
  rulebook: string | null;
  fen: string | null;
  moves: { id: string; text: string; comment: string }[];
  illegal: { ply: number; move: string; why: string } | null;
  faults: string[];
}

export interface Report {
  depth: number;
  lines: Line[];
}

/** Why something was not answered. */
export class Refusal extends Error {
  /** The clause that forbids it, such as `FMJD-I.4.13`. */
  clause: string | null;
  /** The case as data. */
  what: unknown;
}

export type Question =
  | { do: "games" }
  | ({ do: "position" } & Place)
  | ({ do: "perft"; depth: number } & Place)
  | { do: "read_pdn"; text: string }
  | ({ do: "write_pdn"; tags?: [string, string][]; result?: string } & Place)
  | ({ do: "diagram" } & Place & Look)
  | ({ do: "search" } & Place & Terms);

export class Damier {
  /** Opens the program: the bytes of `damier.wasm`, or a response that brings them. */
  static open(source: BufferSource | Response | Promise<BufferSource | Response>): Promise<Damier>;
  ask(question: { do: "games" }): { games: { variant: Variant; rulebooks: string[] }[]; levels: number };
  ask(question: { do: "position" } & Place): Position;
  ask(question: { do: "perft"; depth: number } & Place): { nodes: number };
  ask(question: { do: "read_pdn"; text: string }): { games: ReadGame[]; more: boolean };
  ask(question: { do: "write_pdn"; tags?: [string, string][]; result?: string } & Place): { pdn: string };
  ask(question: { do: "diagram" } & Place & Look): Diagram;
  /** `report` hears what is known after every depth; `false` stops the search. */
  ask(question: { do: "search" } & Place & Terms, report?: (report: Report) => boolean | void): Found;
  /** Takes the weights of a game; without them the engine counts men. */
  weights(bytes: ArrayBuffer | Uint8Array): { variant: Variant };
}
