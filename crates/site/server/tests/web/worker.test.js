import assert from "node:assert/strict";
import { test } from "node:test";

const heard = new Map();
const shown = [];
const opened = [];
globalThis.self = {
  addEventListener: (name, act) => heard.set(name, act),
  location: { origin: "https://damier.example" },
  registration: { showNotification: async (title, options) => shown.push([title, options]) },
  clients: { matchAll: async () => [], openWindow: async (href) => opened.push(href) },
};
await import("../../web/worker.js");

const wake = async (name, event) => {
  let done;
  heard.get(name)({ ...event, waitUntil: (work) => (done = work) });
  await done;
};

test("a message that cannot be read still shows something", async () => {
  await wake("push", {
    data: {
      json() {
        throw new SyntaxError("no JSON");
      },
    },
  });
  assert.deepEqual(shown.at(-1), ["Damier", { body: "", tag: "", data: { path: "/" } }]);
});

test("a press opens pages of this site only", async () => {
  const press = (path) => wake("notificationclick", { notification: { close() {}, data: { path } } });
  await press("/game/1");
  await press("//elsewhere.example/x");
  await press("https://elsewhere.example/");
  assert.deepEqual(opened, ["https://damier.example/game/1", "https://damier.example/", "https://damier.example/"]);
});
