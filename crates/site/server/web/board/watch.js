/** A board in a page that follows a game, for those who look on. */

import { Layout } from "./draw.js";
import { Live } from "./connection.js";
import { Picture } from "./picture.js";

const TALL = ["columns", "lasca"];

/** Follows the game named by `data-game` inside an element that the server has drawn. */
export function watch(element) {
  const url = new URL("/live", location.href);
  url.protocol = url.protocol.replace("http", "ws");
  const live = new Live(url.href, element.dataset.game);
  let before = null;
  live.addEventListener("view", ({ detail: { view } }) => {
    const picture = new Picture(new Layout(view.board, false), TALL.includes(view.variant));
    const draw = () => picture.pieces(view.pieces.map(({ sq, tower }) => ({ at: sq, tower })));
    draw();
    const { last } = view;
    picture.marks(
      last
        ? [
            [last.from, "last by"],
            [last.path.at(-1), "last"],
          ]
        : [],
      [],
      [],
    );
    element.replaceChildren(picture.element);
    if (before && view.ply === before.ply + 1 && last) picture.animate(last, before.pieces, draw);
    before = view;
    if (view.result) live.close();
  });
  live.connect();
}
