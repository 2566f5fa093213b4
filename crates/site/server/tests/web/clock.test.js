import assert from "node:assert/strict";
import { test } from "node:test";
import { spokenTime, timeText } from "../../web/game/clock.js";

test("hours, minutes, seconds, and tenths below twenty seconds", () => {
  assert.equal(timeText(3_723_000), "1:02:03");
  assert.equal(timeText(252_999), "4:12");
  assert.equal(timeText(20_000), "0:20");
  assert.equal(timeText(19_999), "0:19.9");
  assert.equal(timeText(950), "0:00.9");
  assert.equal(timeText(-5), "0:00.0");
});

test("times are spoken in the language of the page", () => {
  assert.equal(spokenTime(252_000, "en"), "4 minutes 12 seconds");
  assert.equal(spokenTime(3_600_000, "en"), "1 hour");
  assert.equal(spokenTime(0, "en"), "0 seconds");
  assert.equal(spokenTime(121_000, "uk"), "2 хвилини 1 секунда");
});
