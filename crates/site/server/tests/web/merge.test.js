import assert from "node:assert/strict";
import { test } from "node:test";

import { mergeChapters, mergeTree } from "../../web/analysis/merge.js";

const step = (move, more = {}) => ({ move, text: move, ...more });
const tree = (...line) => ({ rulebook: "fmjd-100", line });
const moves = ({ line }) => line.map((own) => own.move).join(" ");

test("what both have added stays", () => {
  const base = tree(step("32-28"));
  const ours = tree(step("32-28"), step("18-23"));
  const theirs = tree(step("32-28"), step("19-23", { variations: [[step("17-22"), step("28x17")]] }));
  const merged = mergeTree(base, ours, theirs);
  assert.equal(moves(merged), "32-28 19-23");
  const variations = merged.line[1].variations.map((line) => line.map((own) => own.move).join(" "));
  assert.deepEqual(variations, ["17-22 28x17", "18-23"]);
});

test("what one has taken away goes", () => {
  const base = tree(step("32-28", { variations: [[step("33-28")], [step("34-29")]] }), step("19-23"));
  const ours = tree(step("32-28", { variations: [[step("34-29")]] }), step("19-23"));
  const theirs = tree(step("32-28", { variations: [[step("33-28")], [step("34-29")]] }));
  const merged = mergeTree(base, ours, theirs);
  assert.deepEqual(merged.line, [step("32-28", { variations: [[step("34-29")]] })]);
});

test("of two comments the one that was changed stays, and one's own if both were", () => {
  const base = tree(step("32-28", { comment: "a", sign: "!" }));
  const theirs = tree(step("32-28", { comment: "b", sign: "!" }));
  assert.equal(mergeTree(base, base, theirs).line[0].comment, "b");
  const ours = tree(step("32-28", { comment: "c" }));
  assert.deepEqual(mergeTree(base, ours, theirs).line, [step("32-28", { comment: "c" })]);
  assert.deepEqual(mergeTree({ ...base, comment: "x" }, { ...base, comment: "x" }, base).comment, undefined);
});

test("chapters are put together by their titles", () => {
  const chapter = (title, ...line) => ({ title, tree: tree(...line) });
  const base = [chapter("One"), chapter("Two")];
  const ours = [chapter("One", step("32-28")), chapter("Two"), chapter("Mine")];
  const theirs = [chapter("One", step("33-28")), chapter("Theirs")];
  const merged = mergeChapters(base, ours, theirs);
  assert.deepEqual(
    merged.map(({ title }) => title),
    ["One", "Theirs", "Mine"],
  );
  assert.equal(merged[0].tree.line[0].variations[0][0].move, "32-28");
  assert.deepEqual(mergeChapters([chapter("A")], [], [chapter("A")]), [chapter("A")], "never none");
});
