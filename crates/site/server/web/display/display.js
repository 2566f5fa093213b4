/**
 * A simultaneous display: the page is read again when something has happened, N goes to the next board, and what the
 * intermediary of a blindfold display announces is spoken.
 */

import { mount } from "../board/single.js";

/** Whether a key pressed here is meant for a field. @param {EventTarget | null} target */
function isTyping(target) {
  return target instanceof HTMLElement && target.closest("input, select, textarea") !== null;
}

/** Speaks a text in the language of the page. @param {string} text */
function speak(text) {
  if (!text || !("speechSynthesis" in window)) return;
  const words = new SpeechSynthesisUtterance(text);
  words.lang = document.documentElement.lang;
  speechSynthesis.cancel();
  speechSynthesis.speak(words);
}

/** Puts the page as it is now into the place of the old one, unless somebody has begun to choose a move. */
async function renew(shown) {
  const field = shown.querySelector("#mv");
  if (field && field.value !== "") return;
  const answer = await fetch(location.href, { headers: { accept: "text/html" } });
  if (!answer.ok) return;
  const page = new DOMParser().parseFromString(await answer.text(), "text/html");
  const fresh = page.querySelector("#display");
  if (!fresh) return;
  const said = shown.dataset.say;
  shown.replaceChildren(...fresh.childNodes);
  shown.dataset.say = fresh.dataset.say ?? "";
  mount();
  if (shown.dataset.say !== said) speak(shown.dataset.say);
}

const shown = document.querySelector("#display");
if (shown instanceof HTMLElement) {
  const news = new EventSource(shown.dataset.news);
  news.addEventListener("change", () => renew(shown));
  speak(shown.dataset.say ?? "");
  document.addEventListener("keydown", (event) => {
    if (event.key.toLowerCase() !== "n" || event.ctrlKey || event.metaKey || event.altKey) return;
    if (isTyping(event.target)) return;
    const next = document.querySelector("#next");
    if (next instanceof HTMLButtonElement) next.click();
  });
}
