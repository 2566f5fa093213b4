import assert from "node:assert/strict";
import { readFileSync, readdirSync } from "node:fs";
import { test } from "node:test";

const web = new URL("../../web/", import.meta.url);
const words = new URL("../../../../base/language/ftl/en/", import.meta.url);

/** The messages that pages hand to scripts: those of seven areas. */
const handed = new Set(
  ["board", "study", "explorer", "problem-scripts", "pocket", "trainer", "learn"].flatMap((area) =>
    [...readFileSync(new URL(`${area}.ftl`, words), "utf8").matchAll(/^([\w-]+) =/gm)].map(([, id]) => id),
  ),
);

test("whatever a script says is handed to it", () => {
  for (const name of readdirSync(web, { recursive: true }).filter((file) => file.endsWith(".js"))) {
    const text = readFileSync(new URL(name, web), "utf8");
    for (const [, key] of text.matchAll(/\bt\("([\w-]+)"/g))
      assert.ok(handed.has(key) || handed.has(`board-${key}`), `${name} says ${key}, which no page hands to it`);
  }
});
