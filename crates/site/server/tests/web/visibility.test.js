import assert from "node:assert/strict";
import { test } from "node:test";
import { Sight } from "../../web/game/visibility.js";

/** A page that can be put away, and the window around it. */
function browser() {
  const [page, view] = [new EventTarget(), new EventTarget()];
  Object.assign(page, { visibilityState: "visible", focused: true, hasFocus: () => page.focused });
  return { page, view };
}

test("looks elsewhere are told with their length, short ones are not", (context) => {
  context.mock.timers.enable({ apis: ["Date"], now: 0 });
  const [told, { page, view }] = [[], browser()];
  new Sight((ms) => told.push(ms), page, view);
  const look = (focused, kind) => {
    page.focused = focused;
    view.dispatchEvent(new Event(kind));
  };
  look(false, "blur");
  context.mock.timers.tick(999);
  look(true, "focus");
  assert.deepEqual(told, []);
  look(false, "blur");
  context.mock.timers.tick(600);
  page.visibilityState = "hidden";
  page.dispatchEvent(new Event("visibilitychange"));
  context.mock.timers.tick(600);
  page.visibilityState = "visible";
  page.dispatchEvent(new Event("visibilitychange"));
  assert.deepEqual(told, [], "seen again, but the window is still another's");
  context.mock.timers.tick(300);
  look(true, "focus");
  assert.deepEqual(told, [1500]);
});
