import assert from "node:assert/strict";
import { test } from "node:test";
import { lastText, layers, piecesText, rowText, sideName, squareText, towerText } from "../../web/board/describe.js";

// Without a page every text is its own name.
const view = {
  variant: "lasca",
  turn: "black",
  board: {
    rows: 2,
    numbering: [
      ["a1", 1, 0],
      ["c1", 1, 2],
      ["b2", 0, 1],
    ],
  },
  pieces: [
    { sq: "c1", tower: "w" },
    { sq: "a1", tower: "Wbb" },
    { sq: "b2", tower: "b" },
  ],
  last: null,
};

test("equal discs of a tower are counted from the top", () => {
  assert.deepEqual(layers("Wbbw"), [
    ["W", 1],
    ["b", 2],
    ["w", 1],
  ]);
  assert.deepEqual(layers(""), []);
});

test("the dark side of checkers is red, elsewhere black", () => {
  assert.equal(sideName({ variant: "english" }, "black"), "red");
  assert.equal(sideName({ variant: "english" }, "white"), "white");
  assert.equal(sideName(view, "black"), "black");
  assert.equal(towerText({ variant: "english" }, "B"), "king-red");
  assert.equal(towerText(view, "B"), "king-black");
});

test("a square is told with what stands on it", () => {
  assert.equal(squareText(view, "c1"), "c1, man-white");
  assert.equal(squareText(view, "d4"), "d4, empty");
});

test("kings and towers of a side come first and are named", () => {
  assert.equal(piecesText(view, "white"), "white: a1 tower; c1");
  assert.equal(piecesText({ ...view, pieces: [] }, "black"), "black: nothing");
});

test("rows are counted from White's side and read from left to right", () => {
  assert.equal(rowText(view, 1), "a1, tower; c1, man-white");
  assert.equal(rowText(view, 2), "b2, man-black");
  assert.equal(rowText(view, 3), "no-such-row");
});

test("the last move is told as a move or as a capture", () => {
  assert.equal(lastText(view), "no-moves");
  assert.equal(lastText({ ...view, last: { from: "a1", path: ["b2"], taken: [] } }), "said-move");
  assert.equal(lastText({ ...view, last: { from: "a1", path: ["c3"], taken: ["b2"] } }), "said-capture");
});
