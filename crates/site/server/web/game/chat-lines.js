/** What two players say beside their game. */

/**
 * What is new in a talk of which some lines are known: how many of those at its beginning are gone, because only the
 * last lines are kept, and which lines have come.
 * @param {{by: string, text: string}[]} known
 * @param {{by: string, text: string}[]} lines
 */
export function newLines(known, lines) {
  const fits = (gone) => known.slice(gone).every(({ by, text }, at) => by === lines[at]?.by && text === lines[at].text);
  let gone = 0;
  while (!fits(gone)) gone += 1;
  return { gone, fresh: lines.slice(known.length - gone) };
}
