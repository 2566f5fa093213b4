/** Exercises as their file has them, and the course of one who solves them: rating, streak, mistakes to repeat. */

/** Rating of a beginner, and how far one exercise moves it. */
const BEGIN = 1000;
const STEP = 32;
/** A mistake comes back after so many exercises. */
const LATER = 6;
/** Exercises as hard as the solver is strong, give or take so much, are equally good. */
const NEAR = 150;
const RECENT = 40;

/** The exercises of a file: one a line, its parts apart by tabs. */
export function parsed(text) {
  const exercise = (line, at) => {
    const [variant, fen, rating, themes, ...lines] = line.split("\t");
    const asked = lines.map((own) => {
      const [from, ...moves] = own.split(" ");
      return { from: Number(from), moves };
    });
    return { number: at + 1, variant, fen, rating: Number(rating), themes: themes.split(","), lines: asked };
  };
  return text.trim().split("\n").filter(Boolean).map(exercise);
}

/** So many more find an exercise bad than good before it is asked no longer. */
const BAD = 5;

/** The exercises as hard as those found them who tried them; without those that are found bad. */
export function rated(all, known) {
  const by = new Map(known.map((own) => [own.fen, own]));
  const told = all.map((own) => ({ ...own, rating: Math.round(by.get(own.fen)?.rating ?? own.rating) }));
  const bad = ({ fen }) => (by.get(fen)?.bad ?? 0) - (by.get(fen)?.good ?? 0) >= BAD;
  return told.filter((own) => !bad(own));
}

export class Course {
  constructor({ rating = BEGIN, streak = 0, best = 0, solved = 0, tried = 0, again = [], recent = [] } = {}) {
    this.rating = rating;
    this.streak = streak;
    this.best = best;
    this.solved = solved;
    this.tried = tried;
    this.again = again;
    this.recent = recent;
  }

  kept() {
    return { ...this };
  }

  /** Elo: what was expected of the solver against an exercise as hard as this one. */
  #count(exercise, points) {
    const expected = 1 / (1 + 10 ** ((exercise.rating - this.rating) / 400));
    this.rating += STEP * (points - expected);
    this.tried += 1;
    this.recent = [exercise.fen, ...this.recent].slice(0, RECENT);
  }

  solve(exercise) {
    this.#count(exercise, 1);
    this.solved += 1;
    this.streak += 1;
    this.best = Math.max(this.best, this.streak);
    this.again = this.again.filter(({ fen }) => fen !== exercise.fen);
  }

  miss(exercise) {
    this.#count(exercise, 0);
    this.streak = 0;
    const others = this.again.filter(({ fen }) => fen !== exercise.fen);
    this.again = [...others, { fen: exercise.fen, at: this.tried + LATER }];
  }
}

/** The next exercise: a mistake that is due, else one about as hard as the solver is strong that he has not just seen. */
export function chosen(all, course, random) {
  const due = course.again.find(({ at }) => at <= course.tried);
  const repeated = due && all.find(({ fen }) => fen === due.fen);
  if (repeated) return repeated;
  const fresh = all.filter(({ fen }) => !course.recent.includes(fen));
  const far = ({ rating }) => Math.max(NEAR, Math.abs(rating - course.rating));
  const nearest = Math.min(...fresh.map(far));
  const near = fresh.filter((own) => far(own) <= nearest + 25);
  return near[Math.floor(random() * near.length)] ?? all[Math.floor(random() * all.length)];
}
