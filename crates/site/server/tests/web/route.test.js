import assert from "node:assert/strict";
import { test } from "node:test";
import { apart, jumped, matching, meant, reach, spelled } from "../../web/board/route.js";

const move = (path, ...taken) => ({ id: path, text: path, path: path.split(" "), taken });
const short = move("c5 a7", "b6");
const long = move("c5 e7 g5 e3 a7", "d6", "f6", "f4", "b6");
const two = [short, long];

test("only squares that some legal move touches later can be touched", () => {
  assert.deepEqual(reach(two, ["c5"]), new Set(["a7", "e7", "g5", "e3"]));
  assert.deepEqual(reach(two, ["c5", "e7"]), new Set(["g5", "e3", "a7"]));
  assert.deepEqual(reach(two, ["d6"]), new Set());
});

test("a square on the way goes on, the end of one route plays it", () => {
  assert.deepEqual(meant(two, ["c5", "e7"]), { on: true });
  assert.deepEqual(meant(two, ["c5", "e7", "a7"]), { play: long });
  assert.deepEqual(meant([short], ["c5", "a7"]), { play: short });
});

test("an end that several routes share is asked about", () => {
  assert.deepEqual(meant(two, ["c5", "a7"]), { ask: two });
});

test("a square where one route ends and another passes is asked about", () => {
  const ends = move("46 19 8", "32", "12");
  const passes = move("46 8 35", "32", "24");
  assert.deepEqual(meant([ends, passes], ["46", "8"]), { ask: [ends, passes] });
});

test("a route may come back to where it began", () => {
  const round = move("c3 e5 g3 e1 c3", "d4", "f4", "f2", "d2");
  assert.ok(reach([round], ["c3"]).has("c3"));
  assert.deepEqual(meant([round], ["c3", "c3"]), { play: round });
});

test("squares that are in no legal move mean nothing", () => {
  assert.deepEqual(meant(two, ["c5", "h8"]), {});
});

test("each leg has jumped one piece", () => {
  const [onTheWay] = matching(two, ["c5", "g5"]);
  assert.deepEqual(jumped(onTheWay), ["d6", "f6"]);
});

test("routes are told apart by every square", () => {
  assert.equal(spelled(long), "c5×e7×g5×e3×a7");
  assert.equal(spelled(move("c3 d4")), "c3–d4");
});

test("ways that are offered have their numbers where they differ", () => {
  assert.deepEqual(apart(two), ["a7", "d6"]);
  const left = move("46 19 8", "32", "12");
  const right = move("46 23 8", "32", "17");
  assert.deepEqual(apart([left, right]), ["12", "17"]);
});
