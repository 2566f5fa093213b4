/**
 * The trainer: exercises with one proved solution, chosen by how strong the solver is.
 *
 * The page holds `<div id="trainer">` and `<script type="application/json" id="places">` with `{engine, program, weights,
 * exercises: {variant: address}, rulebooks: {variant: rulebook}}`. Everything is worked out here: the lines come with the
 * exercises, the rules in WebAssembly, and what somebody has solved stays in his browser. Where the site is reached, it
 * keeps the rating of a member, says how hard others found an exercise, and takes what he thinks of it.
 */

import "../board/board.js";
import { h } from "../common/dom.js";
import { Course, chosen, parsed, rated } from "./exercises.js";
import { lastText } from "../board/describe.js";
import { Thinker } from "../thinker.js";
import { t } from "../common/words.js";

const STORE = "damier-trainer";
const RUN_MS = 180_000;
const STEP_MS = 600;

function stored() {
  try {
    return JSON.parse(localStorage.getItem(STORE)) ?? {};
  } catch {
    return {};
  }
}

class Trainer {
  constructor(root, places) {
    this.root = root;
    this.places = places;
    this.form = root.querySelector("form");
    const address = `${places.engine}?${new URLSearchParams({ program: places.program, weights: places.weights })}`;
    this.thinker = new Thinker(() => new Worker(address, { type: "module" }));
    this.board = document.createElement("damier-board");
    this.board.addEventListener("move", ({ detail }) => this.#tried(detail));
    this.polite = h("p", { class: "unseen", "aria-live": "polite" });
    this.board.addEventListener("tell", ({ detail }) => (this.polite.textContent = detail));
    this.said = h("p", { class: "state", role: "status" });
    this.about = h("p", { class: "about" });
    this.numbers = h("p", { class: "numbers" });
    const button = (key, press) => h("button", { type: "button", onclick: press }, t(key));
    this.next = button("trainer-next", () => this.#next());
    this.hint = button("trainer-show", () => this.#give());
    this.run = button("trainer-run", () => this.#begin());
    this.good = button("trainer-good", () => this.#vote(1));
    this.bad = button("trainer-bad", () => this.#vote(-1));
    this.report = h("a", { class: "button" }, t("trainer-report"));
    this.votes = h("div", { class: "buttons", hidden: true }, this.good, this.bad, this.report);
    this.tools = h(
      "div",
      { class: "buttons" },
      this.next,
      this.hint,
      this.run,
      button("flip", () => this.board.flip()),
    );
    root.querySelector(".table").replaceChildren(this.board, this.polite);
    root.querySelector(".told").replaceChildren(this.said, this.about, this.tools, this.votes, this.numbers);
    this.form.addEventListener("change", () => this.#open());
    this.#open();
  }

  async #open() {
    const asked = new FormData(this.form);
    const game = String(asked.get("game") ?? "");
    this.game = game;
    this.theme = String(asked.get("theme") ?? "");
    this.run.hidden = false;
    this.until = null;
    const answer = await fetch(this.places.exercises[game]).catch(() => null);
    if (!answer?.ok || this.game !== game) return this.#say("trainer-none", "bad");
    const known = await fetch(`/trainer/ratings/${game}`).catch(() => null);
    const { own, exercises } = known?.ok ? await known.json() : { own: null, exercises: [] };
    this.all = rated(parsed(await answer.text()), exercises);
    if (this.game !== game) return undefined;
    this.course = new Course(stored()[game]);
    this.member = own !== null;
    if (own) this.course.rating = own.rating;
    return this.#next();
  }

  #keep() {
    try {
      localStorage.setItem(STORE, JSON.stringify({ ...stored(), [this.game]: this.course.kept() }));
    } catch {
      // A browser that keeps nothing still trains.
    }
    const { rating, streak, best, solved, tried, again } = this.course;
    this.numbers.textContent = t("trainer-numbers", {
      rating: Math.round(rating),
      streak,
      best,
      solved,
      tried,
      again: again.length,
    });
  }

  /** Tells the site how it went, which counts the first time; the answer is how strong the member is now. */
  async #told(solved) {
    const { exercise, course } = this;
    const answer = await this.#send("/trainer/tried", { solved });
    // Of a guest nothing is kept, so nothing is answered.
    if (answer?.status !== 200 || course !== this.course) return;
    course.rating = (await answer.json()).rating;
    this.member = true;
    this.#keep();
    if (exercise === this.exercise && !this.until) this.votes.hidden = false;
  }

  #send(address, more) {
    const { variant, fen } = this.exercise;
    const headers = { "content-type": "application/json" };
    const body = JSON.stringify({ variant, fen, ...more });
    return fetch(address, { method: "POST", headers, body }).catch(() => null);
  }

  async #vote(vote) {
    const answer = await this.#send("/trainer/vote", { vote });
    if (answer?.ok) this.#say("trainer-voted", "good");
    this.votes.hidden = true;
  }

  async #next() {
    if (this.until && performance.now() > this.until) return this.#end();
    const own = this.theme ? this.all.filter(({ themes }) => themes.includes(this.theme)) : this.all;
    this.exercise = chosen(own, this.course, Math.random);
    this.#keep();
    if (!this.exercise) return this.#say("trainer-none", "bad");
    this.line = 0;
    this.ply = this.exercise.lines[0].from;
    this.failed = false;
    this.done = false;
    this.votes.hidden = true;
    this.report.href = `/report/exercise/${this.exercise.variant}-${this.exercise.number}`;
    this.board.view = null;
    this.next.disabled = true;
    this.hint.disabled = false;
    const { rating, themes, number } = this.exercise;
    const names = themes.map((theme) => t(`trainer-theme-${theme}`)).join(", ");
    this.about.textContent = t("trainer-about", { number, rating, themes: names });
    this.#say("trainer-find", "");
    await this.#show(this.#before(), true);
    return undefined;
  }

  #before() {
    return this.exercise.lines[this.line].moves.slice(0, this.ply);
  }

  /** Shows the position after some moves. */
  async #show(moves, ask) {
    const { exercise } = this;
    const rulebook = this.places.rulebooks[this.game];
    const view = await this.thinker.ask({ do: "position", rulebook, fen: exercise.fen, moves });
    if (exercise !== this.exercise || !view) return;
    this.view = view;
    this.root.dataset.usualBoard = view.variant === "english" ? "checkers" : "wood";
    this.board.seat = ask ? "white" : null;
    this.board.show({ ...view, legal: ask ? view.legal : [], result: null });
    if (moves.length) this.polite.textContent = lastText(view);
  }

  #say(key, kind) {
    this.said.textContent = t(key);
    this.said.className = `state ${kind}`;
  }

  async #tried({ id }) {
    const { moves } = this.exercise.lines[this.line];
    const rulebook = this.places.rulebooks[this.game];
    const after = (move) =>
      this.thinker.ask({ do: "position", rulebook, fen: this.exercise.fen, moves: [...this.#before(), move] });
    const [made, wanted] = await Promise.all([after(id), after(moves[this.ply])]);
    if (made.fen !== wanted.fen) return this.#wrong();
    return this.#right();
  }

  async #wrong() {
    this.board.takeBack();
    if (!this.failed) this.#missed();
    this.failed = true;
    this.#keep();
    this.#say("trainer-wrong", "bad");
    if (this.until) return this.#next();
    return this.#show(this.#before(), true);
  }

  async #right() {
    const { lines } = this.exercise;
    const { moves } = lines[this.line];
    await this.#show(moves.slice(0, this.ply + 1), false);
    await pause();
    if (this.ply + 2 < moves.length) {
      this.ply += 2;
      this.#say("trainer-right", "good");
      return this.#show(this.#before(), true);
    }
    if (this.ply + 1 < moves.length) {
      await this.#show(moves, false);
      await pause();
    }
    if (this.line + 1 < lines.length) {
      this.line += 1;
      this.ply = lines[this.line].from;
      this.#say("trainer-another", "good");
      return this.#show(this.#before(), true);
    }
    return this.#solved();
  }

  #solved() {
    this.done = true;
    if (!this.failed) {
      this.course.solve(this.exercise);
      this.#told(true);
    } else this.votes.hidden = !this.member || Boolean(this.until);
    this.#keep();
    this.#say(this.failed ? "trainer-solved-late" : "trainer-solved", "good");
    this.next.disabled = false;
    this.hint.disabled = true;
    if (this.until) this.#next();
    else this.next.focus();
  }

  #missed() {
    this.course.miss(this.exercise);
    this.#told(false).then(() => (this.votes.hidden = this.votes.hidden || !this.done));
  }

  /** Shows the solution, which counts as not found. */
  async #give() {
    if (!this.failed) this.#missed();
    this.failed = true;
    this.#keep();
    const { lines } = this.exercise;
    this.said.textContent = t("trainer-solution", { line: lines[0].moves.join(" ") });
    this.next.disabled = false;
    this.hint.disabled = true;
    for (let ply = 1; ply <= lines[0].moves.length; ply += 1) {
      await this.#show(lines[0].moves.slice(0, ply), false);
      await pause();
    }
  }

  /** Three minutes, as many as one can. */
  #begin() {
    this.until = performance.now() + RUN_MS;
    this.before = this.course.solved;
    this.run.hidden = true;
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.until && this.#end(), RUN_MS);
    this.#next();
  }

  #end() {
    this.until = null;
    this.run.hidden = false;
    this.board.seat = null;
    this.board.show({ ...this.view, legal: [] });
    this.next.disabled = false;
    this.said.textContent = t("trainer-run-over", { count: this.course.solved - this.before });
  }
}

const pause = () => new Promise((go) => setTimeout(go, STEP_MS));

const root = document.getElementById("trainer");
if (root) new Trainer(root, JSON.parse(document.getElementById("places").textContent));
