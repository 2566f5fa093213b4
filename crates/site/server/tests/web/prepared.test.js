import assert from "node:assert/strict";
import { test } from "node:test";
import { tree } from "../../web/correspondence/prepared.js";

const plain = (branches) => Object.fromEntries([...branches].map(([move, after]) => [move, plain(after)]));

test("prepared answers that begin alike are one branch", () => {
  const text = "32-28 19-23\n 32-28  20-24 28-22 \n\n31-27";
  assert.deepEqual(plain(tree(text)), {
    "32-28": { "19-23": {}, "20-24": { "28-22": {} } },
    "31-27": {},
  });
  assert.deepEqual(plain(tree(" \n")), {});
});
