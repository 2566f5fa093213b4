import assert from "node:assert/strict";
import { mock, test } from "node:test";
import { Live } from "../../web/board/connection.js";

/** A socket in the hands of the test. */
class Socket {
  static made = [];
  readyState = 0;
  sent = [];

  constructor() {
    Socket.made.push(this);
  }

  open() {
    this.readyState = 1;
    this.onopen();
  }

  send(text) {
    this.sent.push(JSON.parse(text));
  }

  close() {
    this.readyState = 3;
  }

  drop() {
    this.readyState = 3;
    this.onclose();
  }

  hear(message) {
    this.onmessage({ data: JSON.stringify(message) });
  }
}

function start() {
  mock.timers.enable({ apis: ["setTimeout"] });
  Socket.made = [];
  const live = new Live("ws://here/live", "k3fQ9xZa", Socket);
  live.connect();
  return live;
}

function finish(live) {
  live.close();
  mock.timers.reset();
}

const last = () => Socket.made.at(-1);

test("joins with what it has seen, and answers pings", () => {
  const live = start();
  last().open();
  assert.deepEqual(last().sent, [{ t: "join", game: "k3fQ9xZa", after: null }]);
  last().hear({ t: "view", view: { seq: 17 } });
  assert.equal(live.state, "open");
  last().hear({ t: "ping", n: 4 });
  assert.deepEqual(last().sent.at(-1), { t: "pong", n: 4 });
  last().drop();
  assert.equal(live.state, "lost");
  mock.timers.tick(10_000);
  last().open();
  assert.deepEqual(last().sent, [{ t: "join", game: "k3fQ9xZa", after: 17 }]);
  finish(live);
});

test("what was not acknowledged is sent again, what was is not", () => {
  const live = start();
  last().open();
  last().hear({ t: "view", view: { seq: 1 } });
  const first = live.send({ t: "move", ply: 0, move: "c3-d4" });
  last().hear({ t: "ok", id: first, seq: 2 });
  const second = live.send({ t: "do", what: "offer" });
  last().drop();
  const third = live.send({ t: "say", text: "hm" });
  mock.timers.tick(10_000);
  last().open();
  last().hear({ t: "view", view: { seq: 2 } });
  assert.deepEqual(
    last()
      .sent.slice(1)
      .map(({ id }) => id),
    [second, third],
  );
  finish(live);
});

test("tries again with growing pauses", () => {
  const live = start();
  const pauses = [];
  for (let i = 0; i < 9; i++) {
    last().drop();
    const before = Socket.made.length;
    let waited = 0;
    while (Socket.made.length === before) (mock.timers.tick(50), (waited += 50));
    pauses.push(waited);
  }
  assert.ok(pauses[0] <= 350, String(pauses));
  assert.ok(pauses[8] >= 5000 && pauses[8] <= 10_050, String(pauses));
  finish(live);
});

test("a silent line counts as lost", () => {
  const live = start();
  last().open();
  last().hear({ t: "view", view: { seq: 1 } });
  mock.timers.tick(25_000);
  assert.equal(live.state, "lost");
  mock.timers.tick(10_000);
  assert.equal(Socket.made.length, 2);
  finish(live);
});

test("whoever plays is told within two seconds that the line is silent", () => {
  mock.timers.enable({ apis: ["setTimeout", "Date"] });
  Socket.made = [];
  const live = new Live("ws://here/live", "k3fQ9xZa", Socket);
  live.keen = () => true;
  live.connect();
  last().open();
  last().hear({ t: "view", view: { seq: 1 } });
  assert.deepEqual(last().sent.at(-1), { t: "ping", n: 0 });
  mock.timers.tick(900);
  last().hear({ t: "pong", n: 0 });
  assert.equal(live.state, "open");
  mock.timers.tick(1000);
  assert.equal(live.state, "open");
  mock.timers.tick(2000);
  assert.equal(live.state, "silent");
  last().hear({ t: "pong", n: 0 });
  assert.equal(live.state, "open");
  mock.timers.tick(9000);
  assert.equal(live.state, "lost");
  finish(live);
});
