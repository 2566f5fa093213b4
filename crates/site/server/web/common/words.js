/** The words of the page, in the reader's language: `<script type="application/json" id="words">`. */

const found = globalThis.document?.getElementById("words");
const words = found ? JSON.parse(found.textContent) : {};

/** The language of the page, for numbers and times. */
export const language = globalThis.document?.documentElement.lang || "en";

/** The text of `board-KEY`, else of `KEY`; `{name}` in it is replaced by `values.name`. */
export function t(key, values = {}) {
  const text = words[`board-${key}`] ?? words[key] ?? key;
  return text.replace(/\{\s*\$?([\w-]+)\s*\}/g, (all, name) => values[name] ?? all);
}

/** Takes words for pages that have none of their own. */
export function learn(more) {
  Object.assign(words, more);
}

/** Several things one after another, as the language joins them. */
export function list(texts) {
  return new Intl.ListFormat(language, { type: "unit" }).format(texts);
}
