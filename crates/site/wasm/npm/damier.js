/**
 * Rules, notation, game files and the engine in WebAssembly, asked in plain objects.
 *
 * What can be asked stands in `damier.d.ts`. This file works in browsers, workers and Node alike and
 * imports nothing.
 */

const writer = new TextEncoder();
const reader = new TextDecoder();

/** Why something was not answered: the sentence, the clause that forbids it if one does, and the case as data. */
export class Refusal extends Error {
  constructor({ why, clause, what }) {
    super(why);
    this.name = "Refusal";
    this.clause = clause;
    this.what = what;
  }
}

export class Damier {
  #exports;
  #report = () => true;

  /** Opens the program: its bytes, or a response that brings them. */
  static async open(source) {
    const own = new Damier();
    const imports = { damier: { now: () => performance.now(), report: (at, bytes) => own.#tell(at, bytes) } };
    const bytes = await source;
    const streamed = typeof Response !== "undefined" && bytes instanceof Response;
    const { instance } = streamed
      ? await WebAssembly.instantiateStreaming(bytes, imports)
      : await WebAssembly.instantiate(bytes, imports);
    own.#exports = instance.exports;
    return own;
  }

  /** Answers a question, or throws a `Refusal`. `report` hears what a search knows after every depth; `false` stops it. */
  ask(question, report = () => true) {
    this.#report = report;
    return this.#answer(writer.encode(JSON.stringify(question)), "damier_ask");
  }

  /** Takes the weights of a game, as their file has them. */
  weights(bytes) {
    return this.#answer(new Uint8Array(bytes), "damier_weights");
  }

  #read(at, bytes) {
    return JSON.parse(reader.decode(new Uint8Array(this.#exports.memory.buffer, at, bytes)));
  }

  #tell(at, bytes) {
    return this.#report(this.#read(at, bytes)) === false ? 0 : 1;
  }

  #answer(bytes, call) {
    const { damier_room: room, damier_answer: answer, memory } = this.#exports;
    const at = room(bytes.length);
    new Uint8Array(memory.buffer, at, bytes.length).set(bytes);
    const length = this.#exports[call]();
    const told = this.#read(answer(), length);
    if (told.error) throw new Refusal(told.error);
    return told;
  }
}
