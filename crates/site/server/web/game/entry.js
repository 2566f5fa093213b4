/**
 * The line for those who type: a move in any notation, or a question about the board.
 *
 * Questions are words of the reader's language or of English: `clock`, `last`, `pieces`, `row 3`, `square c3`,
 * `captures`, `offer`, `claim`, `resign`, `flip`, `help`; a stroke before them is allowed.
 */

import { h } from "../common/dom.js";
import { spelled } from "../board/route.js";
import { lastText, piecesText, rowText, squareText } from "../board/describe.js";
import { squareNames, squaresIn, understand } from "./notation.js";
import { list, t } from "../common/words.js";

const QUESTIONS = {
  clock: "c",
  last: "l",
  pieces: "p",
  row: "r",
  square: "s",
  captures: "x",
  offer: "",
  claim: "",
  resign: "",
  flip: "",
  help: "h",
};

/** The question a text begins with, and the rest of the text. */
function question(text) {
  const [, first, rest] =
    text
      .trim()
      .toLowerCase()
      .match(/^\/?(\p{L}+(?!\d)|\?)\s*(.*)$/u) ?? [];
  const name = Object.keys(QUESTIONS).find((it) => [it, QUESTIONS[it], t(`ask-${it}`)].includes(first));
  return first === "?" ? ["square", rest] : [name, rest];
}

export class Entry {
  /** `page` has `view`, `board`, `clockText()`, `press(what)` and `flip()`. */
  constructor(page) {
    this.page = page;
    this.input = h("input", {
      type: "text",
      id: "entry",
      autocomplete: "off",
      autocapitalize: "off",
      spellcheck: false,
      "aria-describedby": "entry-hint",
    });
    this.answer = h("p", { class: "answer", role: "status" });
    this.label = h("label", { for: "entry" });
    this.button = h("button", {});
    this.hint = h("small", { id: "entry-hint" });
    this.element = h(
      "form",
      { class: "entry", onsubmit: (event) => this.#submit(event) },
      this.label,
      h("div", { class: "line" }, this.input, this.button),
      this.hint,
      this.answer,
    );
    this.serve(true);
  }

  /** Those who play type moves and questions, those who watch questions only. */
  serve(plays) {
    this.label.textContent = t(plays ? "type-move" : "look");
    this.button.textContent = t(plays ? "enter" : "look-enter");
    this.hint.textContent = t(plays ? "type-hint" : "look-hint");
  }

  #submit(event) {
    event.preventDefault();
    const text = this.input.value;
    if (!text.trim()) return;
    const { done, say } = this.#answer(text);
    this.answer.textContent = say;
    if (done) this.input.value = "";
    else this.input.select();
  }

  #answer(text) {
    const [name, rest] = question(text);
    return name ? { done: true, say: this.#reply(name, rest) } : this.#move(text);
  }

  #reply(name, rest) {
    const { view, board } = this.page;
    const named = squareNames(view.board).get(squaresIn(rest)[0]);
    const replies = {
      clock: () => this.page.clockText(),
      last: () => lastText(view),
      pieces: () => ["white", "black"].map((side) => piecesText(view, side)).join(". "),
      row: () => rowText(view, Number(rest)),
      square: () => (named ? squareText(view, named) : t("no-such-square", { square: rest })),
      captures: () => (board.showCaptures(), ""),
      flip: () => (this.page.flip(), t("flipped")),
      help: () => t("type-help"),
    };
    return replies[name] ? replies[name]() : (this.page.press(name) ?? t("not-now"));
  }

  #move(text) {
    const { view, board } = this.page;
    if (!view.legal?.length) return { say: t("not-your-move") };
    const { move, several, wrong, square } = understand(text, view.legal, squareNames(view.board));
    if (move) board.play(move);
    if (several) return { say: t("which-of", { moves: list(several.map(spelled)) }) };
    return {
      done: Boolean(move),
      say: move ? "" : t(wrong, { square, moves: list([...new Set(view.legal.map((it) => it.text))]) }),
    };
  }
}
