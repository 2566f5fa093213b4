import assert from "node:assert/strict";
import { test } from "node:test";
import { Tree, numbered } from "../../web/analysis/tree.js";

const step = (move, ...variations) => ({ move, text: move, ...(variations.length && { variations }) });
const json = {
  rulebook: "ua2023-russian",
  comment: "a start",
  line: [
    step("c3-d4", [step("c3-b4"), step("f6-g5", [step("b6-a5")])]),
    { ...step("f6-g5"), sign: "!", comment: "good" },
  ],
};

test("what is read is written the same", () => {
  assert.deepEqual(new Tree(json).write(), json);
  assert.deepEqual(new Tree({ rulebook: "fmjd-100", start: "W:W28:B1" }).write(), {
    rulebook: "fmjd-100",
    start: "W:W28:B1",
    line: [],
  });
});

test("a variation stands beside the move it replaces", () => {
  const tree = new Tree(json);
  assert.deepEqual(
    tree.root.children.map(({ move }) => move),
    ["c3-d4", "c3-b4"],
  );
  const deep = tree.root.children[1].children[1];
  assert.deepEqual(tree.path(deep), ["c3-b4", "b6-a5"]);
  assert.equal(deep.ply, 2);
});

test("a move tried again is the same node, another one a new branch", () => {
  const tree = new Tree(json);
  const known = tree.add(tree.root, "c3-b4", "c3-b4");
  assert.equal(known, tree.root.children[1]);
  tree.add(tree.root, "g3-h4", "g3-h4");
  assert.equal(tree.root.children.length, 3);
  assert.equal(tree.beside(known, 1).move, "g3-h4");
  assert.equal(tree.beside(known, -1).move, "c3-d4");
});

test("a branch can become the main line, and can be cut off", () => {
  const tree = new Tree(json);
  const deep = tree.root.children[1].children[1];
  assert.ok(tree.promote(deep));
  assert.equal(tree.root.children[1].children[0], deep);
  assert.ok(tree.promote(deep));
  assert.equal(tree.root.children[0].move, "c3-b4");
  assert.ok(!tree.promote(deep));
  assert.equal(tree.main(9), deep);
  assert.equal(tree.remove(tree.root.children[0]), tree.root);
  assert.deepEqual(tree.path(tree.end(tree.root)), ["c3-d4", "f6-g5"]);
});

test("moves are numbered from whoever begins", () => {
  assert.deepEqual(
    [1, 2, 3].map((ply) => numbered(ply, false)),
    ["1.", "1...", "2."],
  );
  assert.equal(numbered(1, true), "1...");
});
