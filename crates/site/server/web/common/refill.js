/** Parts of a page that are made anew while somebody reads it. */

/** By what something is known again when the part around it was made anew. */
const sign = (element) =>
  [
    element.localName,
    element.id,
    element.getAttribute("href"),
    element.form?.getAttribute("action"),
    element.name,
  ].join(" ");

/**
 * Fills a part of the page with what a newer page says there. Whoever stands on something in it by keyboard stands on
 * the same afterwards, or on the heading if it is gone.
 * @param {Element} part
 * @param {Element} newer
 */
export function refill(part, newer) {
  const at = part.contains(document.activeElement) ? sign(document.activeElement) : null;
  part.replaceChildren(...newer.childNodes);
  if (at === null) return;
  const same = [...part.querySelectorAll("a, button, input, select, summary")].find((own) => sign(own) === at);
  const heading = part.querySelector("h1, h2");
  if (!same) heading?.setAttribute("tabindex", "-1");
  (same ?? heading)?.focus({ preventScroll: true });
}
