import assert from "node:assert/strict";
import { test } from "node:test";

const dataset = { theme: "dark" };
const kept = new Map([["damier", '{"speak":"60"}']]);
Object.assign(globalThis, {
  document: { documentElement: { dataset }, cookie: "", getElementById: () => null },
  location: { protocol: "https:" },
  localStorage: { getItem: (name) => kept.get(name) ?? null, setItem: (name, value) => kept.set(name, value) },
});
const { apply, choose, isLoud, settings } = await import("../../web/common/settings.js");

test("what the server wrote on the page and what the browser kept is taken over", () => {
  assert.equal(settings.theme, "dark");
  assert.equal(settings.pieces, "soft");
  assert.equal(settings.speak, "60");
  assert.equal(settings.chat, true);
});

test("a look that is chosen goes into the cookie in the order of the table", () => {
  choose("sound", "off");
  assert.match(document.cookie, /^damier-look=dark-auto-auto-soft-smooth-inside-off; path=\/; .*; secure$/);
  assert.equal(isLoud(), false);
  assert.deepEqual(dataset, { theme: "dark", sound: "off" });
});

test("what is usual does not stand on the page", () => {
  settings.theme = "auto";
  apply();
  assert.deepEqual(dataset, { sound: "off" });
});

test("what only scripts need stays in the browser, and a browser that keeps nothing has it on this page", () => {
  choose("chat", false);
  assert.deepEqual(JSON.parse(kept.get("damier")), { chat: false, speak: "60" });
  localStorage.setItem = () => {
    throw new Error("full");
  };
  choose("speak", "");
  assert.equal(settings.speak, "");
});
