import assert from "node:assert/strict";
import { test } from "node:test";
import { squareNames, squaresIn, understand } from "../../web/game/notation.js";

const LETTERS = "abcdefghij";

function board(size, lettered) {
  const numbering = [];
  for (let row = 0; row < size; row++) {
    for (let col = 0; col < size; col++) {
      if ((row + col) % 2 === 0) continue;
      numbering.push([lettered ? LETTERS[col] + (size - row) : String(numbering.length + 1), row, col]);
    }
  }
  return { rows: size, cols: size, numbering };
}

const russian = squareNames(board(8, true));
const international = squareNames(board(10, false));
const quiet = (path, join = "-") => ({ id: path.join(join), text: path.join(join), path, taken: [] });
const capture = (text, path, taken) => ({ id: path.join("x"), text, path, taken });

test("squares have the code's names, numbers, and letters with digits", () => {
  assert.equal(russian.get("22"), "c3");
  assert.equal(russian.get("c3"), "c3");
  assert.equal(international.get("d4"), "32");
  assert.equal(international.get("32"), "32");
  assert.equal(international.get("a1"), "46");
});

test("squares are found however they are joined", () => {
  for (const text of ["c3-d4", "C3D4", "c3 d4", "c3:d4", "c3xd4", "с3 д4"])
    assert.deepEqual(squaresIn(text), ["c3", "d4"], text);
  for (const text of ["32-28", "3228", "32x28", "32 28"]) assert.deepEqual(squaresIn(text), ["32", "28"], text);
});

test("a move is understood in any notation", () => {
  const legal = [quiet(["c3", "d4"]), quiet(["c3", "b4"]), quiet(["e3", "d4"])];
  for (const text of ["c3-d4", "c3d4", "22-18", "C3 – D4"])
    assert.equal(understand(text, legal, russian).move, legal[0], text);
  assert.equal(understand("b4", legal, russian).move, legal[1]);
  assert.deepEqual(understand("d4", legal, russian), { several: [legal[0], legal[2]] });
});

test("the squares on the way choose the route", () => {
  const [left, right] = [
    capture("22x6", ["22", "13", "6"], ["17", "9"]),
    capture("22x6", ["22", "15", "6"], ["18", "10"]),
  ];
  const names = squareNames(board(8, false));
  assert.deepEqual(understand("22x6", [left, right], names), { several: [left, right] });
  assert.equal(understand("22x15x6", [left, right], names).move, right);
  assert.equal(understand("22 13 6", [left, right], names).move, left);
});

test("a refusal says why", () => {
  const legal = [quiet(["c3", "d4"])];
  assert.deepEqual(understand("z9", legal, russian), { wrong: "no-such-square", square: "z9" });
  assert.deepEqual(understand("hello", legal, russian), { wrong: "not-understood", square: "hello" });
  assert.deepEqual(understand("a1-b2", legal, russian), { wrong: "none-from", square: "a1" });
  assert.deepEqual(understand("c3-b4", legal, russian), { wrong: "not-legal", square: "b4" });
  const due = [capture("c3:e5", ["c3", "e5"], ["d4"])];
  assert.equal(understand("c3-b4", due, russian).wrong, "capture-due");
});
