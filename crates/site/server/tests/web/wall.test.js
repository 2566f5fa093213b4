import assert from "node:assert/strict";
import { test } from "node:test";
import { News, isNew } from "../../web/common/news.js";
import { Turning } from "../../web/event/rotation.js";

test("pages turn round and round", () => {
  const turning = new Turning(["a", "b", "c"]);
  turning.turn(1);
  assert.equal(turning.name, "b");
  turning.turn(2);
  assert.equal(turning.name, "a");
  turning.turn(-1);
  assert.equal(turning.name, "c");
});

test("what is shown stays when other pages come", () => {
  const turning = new Turning(["a", "b", "c"]);
  turning.turn(2);
  turning.renew(["c", "d"]);
  assert.equal(turning.name, "c");
  turning.turn(1);
  turning.renew(["a"]);
  assert.equal(turning.name, "a");
  turning.renew([]);
  turning.turn(1);
  assert.equal(turning.name, undefined);
  turning.renew(["x"]);
  assert.equal(turning.name, "x");
});

/** A line in the hands of the test. */
class Line extends EventTarget {
  static made = [];
  readyState = 0;

  constructor() {
    super();
    Line.made.push(this);
  }

  close() {
    this.closed = true;
  }

  say(name, value) {
    this.dispatchEvent(Object.assign(new Event(name), { data: JSON.stringify(value) }));
  }
}

test("a line that was ended is opened again", () => {
  const heard = [];
  const pauses = [];
  const news = new News(
    "/event/x/news",
    { change: (numbers) => heard.push(numbers.facts), line: (open) => heard.push(open) },
    () => new Line(),
    (again, pause) => {
      pauses.push(pause);
      again();
    },
  );
  news.start();
  const [first] = Line.made;
  first.say("open");
  first.say("change", { facts: 5, notes: 1 });
  // The browser opens a broken line again by itself.
  first.say("error");
  assert.equal(Line.made.length, 1);
  first.readyState = 2;
  first.say("error");
  assert.equal(Line.made.length, 2);
  Line.made[1].say("change", { facts: 6, notes: 1 });
  assert.deepEqual(heard, [true, 5, false, false, 6]);
  // Whoever wants to hear no more holds no line, and is told nothing.
  news.stop();
  assert.equal(Line.made[1].closed, true);
  Line.made[1].readyState = 2;
  Line.made[1].say("error");
  assert.equal(Line.made.length, 2);
  assert.deepEqual(pauses, [5000]);
});

test("a page is renewed when its numbers are others", () => {
  assert.equal(isNew({ facts: "5", notes: "2" }, { facts: 5, notes: 2 }), false);
  assert.equal(isNew({ facts: "5", notes: "2" }, { facts: 5, notes: 3 }), true);
});
