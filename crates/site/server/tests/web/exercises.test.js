import assert from "node:assert/strict";
import { test } from "node:test";

import { Course, chosen, parsed, rated } from "../../web/trainer/exercises.js";

const FILE = [1000, 1400, 1800]
  .map((rating, i) => `russian\tW:W${i}\t${rating}\tshot,ending\t0 b8-f4 h8-g7 h6xf8\t2 b8-f4 c3-b2 f4-e5`)
  .join("\n");

test("a file has its exercises with their lines", () => {
  const [first] = parsed(`${FILE}\n`);
  assert.deepEqual(first.themes, ["shot", "ending"]);
  assert.deepEqual(first.lines[1], { from: 2, moves: ["b8-f4", "c3-b2", "f4-e5"] });
  assert.equal(parsed(FILE).length, 3);
  assert.deepEqual(parsed(""), []);
});

test("who is stronger gets harder exercises", () => {
  const all = parsed(FILE);
  assert.equal(chosen(all, new Course({ rating: 990 }), () => 0).rating, 1000);
  assert.equal(chosen(all, new Course({ rating: 1750 }), () => 0).rating, 1800);
  assert.equal(
    chosen([], new Course(), () => 0),
    undefined,
  );
});

test("what was solved counts, what was missed comes back", () => {
  const all = parsed(FILE);
  const course = new Course();
  course.solve(all[0]);
  assert.equal(course.rating, 1016);
  assert.deepEqual([course.streak, course.best, course.solved], [1, 1, 1]);
  course.miss(all[1]);
  assert.ok(course.rating < 1016 && course.streak === 0 && course.best === 1);
  for (let i = 0; i < 5; i += 1) course.solve(all[0]);
  assert.notEqual(chosen(all, course, () => 0).rating, 1400);
  course.solve(all[0]);
  assert.equal(chosen(all, course, () => 0).rating, 1400);
  course.solve(all[1]);
  assert.deepEqual(course.again, []);
  assert.deepEqual(new Course(JSON.parse(JSON.stringify(course.kept()))), course);
});

test("what others found counts, and what they find bad is asked no longer", () => {
  const all = [
    { fen: "a", rating: 900 },
    { fen: "b", rating: 900 },
    { fen: "c", rating: 900 },
  ];
  const known = [
    { fen: "a", rating: 1010.4, tried: 3, good: 1, bad: 5 },
    { fen: "b", rating: null, tried: 0, good: 0, bad: 5 },
  ];
  assert.deepEqual(rated(all, known), [
    { fen: "a", rating: 1010 },
    { fen: "c", rating: 900 },
  ]);
});
