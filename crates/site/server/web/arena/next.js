/** The next game in an arena, heard as soon as it is there. */

/**
 * Listens to the news of an arena until a game begins that is not the one shown.
 * @param {string} address where the news comes from
 * @param {string | null} shown the path of the game that is shown
 * @param {{game: (path: string) => void, change?: () => void}} hear
 * @param {(address: string) => EventSource} [open]
 */
export function follow(address, shown, hear, open = (where) => new EventSource(where)) {
  const source = open(address);
  source.addEventListener("game", (event) => {
    const { path } = JSON.parse(event.data);
    if (path !== shown) hear.game(path);
  });
  source.addEventListener("change", () => hear.change?.());
  return source;
}
