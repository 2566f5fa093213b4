import assert from "node:assert/strict";
import { test } from "node:test";

import { mistakes } from "../../web/analysis/mistakes.js";
import { Tree } from "../../web/analysis/tree.js";

const step = (move, more = {}) => ({ move, text: move, ...more });

test("a mistake is a bad move with a better one beside it", () => {
  const tree = new Tree({
    rulebook: "fmjd-100",
    line: [
      step("32-28"),
      step("19-23", { sign: "?", variations: [[step("20-24"), step("28-22")]] }),
      step("28x19", { sign: "!", variations: [[step("28x17")]] }),
      step("14x23", { sign: "??" }),
    ],
  });
  const found = mistakes(tree);
  assert.deepEqual(
    found.map(({ before, played, better }) => [before.ply, played.text, better.text]),
    [[1, "19-23", "20-24"]],
  );
});

test("a game without mistakes has none to play", () => {
  assert.deepEqual(mistakes(new Tree({ rulebook: "fmjd-100", line: [step("32-28")] })), []);
});
