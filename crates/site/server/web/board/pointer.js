/** Fingers and mice on a board: tap, drag, rest on a square, long press. */

const LONG_PRESS_MS = 450;
const DRAG_PX = 6;

/**
 * Listens on an element. `on` has `square(x, y)` (the square at a point given as parts of the element),
 * `press(square)` (true when something may be dragged from there), `drag(dx, dy)`, `drop(square, moved)`, and
 * `open(square)` for what is rested upon (true when that has something to show).
 */
export function listen(element, on) {
  let held = null;

  const place = (event) => {
    const box = element.getBoundingClientRect();
    const [x, y] = [(event.clientX - box.left) / box.width, (event.clientY - box.top) / box.height];
    return x < 0 || y < 0 || x >= 1 || y >= 1 ? undefined : on.square(x, y);
  };

  const release = () => {
    clearTimeout(held?.timer);
    held = null;
  };

  element.addEventListener("pointerdown", (event) => {
    const square = place(event);
    if (!event.isPrimary || event.button !== 0 || !square) return;
    const rest = () => (held.long = on.open(square));
    on.open(undefined);
    held = { square, x: event.clientX, y: event.clientY, moved: false, box: element.getBoundingClientRect() };
    if (event.pointerType !== "mouse") held.timer = setTimeout(rest, LONG_PRESS_MS);
    held.drags = on.press(square);
    if (held.drags) element.setPointerCapture(event.pointerId);
  });

  element.addEventListener("pointermove", (event) => {
    if (!held) return event.pointerType === "mouse" && on.open(place(event));
    const [dx, dy] = [event.clientX - held.x, event.clientY - held.y];
    if (!held.moved && Math.hypot(dx, dy) < DRAG_PX) return;
    held.moved = true;
    clearTimeout(held.timer);
    on.open(undefined);
    if (held.drags) on.drag(dx / held.box.width, dy / held.box.height);
  });

  element.addEventListener("pointerup", (event) => {
    if (!held) return;
    const { moved, drags, square, long } = held;
    release();
    if (long && !moved) on.drop(undefined, true);
    else if (!moved || drags) on.drop(moved ? place(event) : square, moved);
  });

  element.addEventListener("pointercancel", () => {
    if (held?.drags) on.drop(undefined, true);
    release();
  });
  element.addEventListener("pointerleave", (event) => held || event.pointerType !== "mouse" || on.open(undefined));
  element.addEventListener("contextmenu", (event) => event.pointerType === "touch" && event.preventDefault());
}
