import assert from "node:assert/strict";
import { test } from "node:test";
import { written } from "../../web/solving/countdown.js";

test("what is left of a session is written with hours only where there are any", () => {
  assert.equal(written(0), "0:00");
  assert.equal(written(-5000), "0:00");
  assert.equal(written(1), "0:01", "a second that has begun counts");
  assert.equal(written(61_000), "1:01");
  assert.equal(written(3_600_000), "1:00:00");
  assert.equal(written(3_599_001), "1:00:00");
  assert.equal(written(2 * 3_600_000 + 5 * 60_000 + 9000), "2:05:09");
});
