/** Every page: the panels of the bar, the reader's choices, moments in his own zone, texts to be copied. */

import { choose } from "./settings.js";

const drops = () => [...document.querySelectorAll(".drop[open]")];

/** A panel is closed by a press elsewhere, by Escape, and when another opens. */
document.addEventListener("click", ({ target }) => {
  for (const drop of drops()) if (!drop.contains(/** @type {Node} */ (target))) drop.open = false;
});
document.addEventListener("keydown", ({ key }) => {
  if (key !== "Escape") return;
  for (const drop of drops()) {
    const within = drop.contains(document.activeElement);
    drop.open = false;
    if (within) drop.querySelector("summary").focus();
  }
  const burger = document.querySelector(".burger-box:checked");
  if (burger) burger.checked = false;
});

/** A choice is seen and kept at once; the button serves those without scripts. */
for (const form of document.querySelectorAll("form[data-look]")) {
  form.addEventListener("change", ({ target }) => {
    const value = target.type === "checkbox" ? (target.checked ? target.value : form.dataset.off) : target.value;
    choose(target.name, value);
    for (const other of document.querySelectorAll(`form[data-look] [name="${target.name}"]`)) {
      if (other.type === "checkbox") other.checked = other.value === value;
      else if (other.type === "radio") other.checked = other.value === value;
    }
  });
  for (const button of form.querySelectorAll("button.main")) button.hidden = true;
}

/** The tab that one is on is seen, however many stand before it. */
for (const tab of document.querySelectorAll(".tabs > [aria-current]")) {
  const row = tab.parentElement;
  row.scrollLeft = tab.offsetLeft - row.offsetLeft - (row.clientWidth - tab.offsetWidth) / 2;
}

/** Moments as the reader's own clock shows them, in the language of the page. */
const language = document.documentElement.lang || "en";
for (const time of document.querySelectorAll("time[datetime]:not([data-day])")) {
  const at = new Date(time.dateTime);
  if (Number.isNaN(at.getTime())) continue;
  const { hall, own } = time.dataset;
  if (hall) {
    // What the clocks of the hall show stays; whoever reads elsewhere sees his own beside it.
    if (at.toLocaleTimeString("en-GB", { hour: "2-digit", minute: "2-digit" }) === hall) continue;
    const beside = document.createElement("small");
    beside.textContent = ` (${own}: ${at.toLocaleString(language, { dateStyle: "medium", timeStyle: "short" })})`;
    time.append(beside);
    continue;
  }
  time.title = time.textContent;
  time.textContent = at.toLocaleString(language, { dateStyle: "medium", timeStyle: "short" });
}

/** Buttons that copy the field beside them say so for a moment; also those that come later, as at the end of a game. */
document.addEventListener("click", async ({ target }) => {
  const button = target instanceof Element ? target.closest("button[data-copy]") : null;
  if (!button) return;
  const field = document.getElementById(button.dataset.copy);
  field.select?.();
  const done = await navigator.clipboard?.writeText(field.value ?? field.textContent).then(
    () => true,
    () => false,
  );
  if (!done && !document.execCommand?.("copy")) return;
  const text = button.querySelector("span") ?? button;
  if (text.textContent === button.dataset.done) return;
  const before = text.textContent;
  text.textContent = button.dataset.done;
  setTimeout(() => (text.textContent = before), 2000);
});

/** Dialogs: their forms stand on the page for those without scripts. */
for (const button of document.querySelectorAll("button[data-dialog]")) {
  const dialog = document.getElementById(button.dataset.dialog);
  button.addEventListener("click", () => dialog.showModal());
  for (const close of dialog.querySelectorAll("[data-close]")) close.addEventListener("click", () => dialog.close());
}

/** The sheet stands in the first page that a browser sees; it is kept for the next ones when there is time. */
const [, mark] = import.meta.url.match(/\/web\/(\w+)\//) ?? [];
if (mark && document.querySelector("head > style")) {
  const keep = async () => {
    const { ok } = await fetch(new URL("../style.css", import.meta.url), { priority: "low" }).catch(() => ({
      ok: false,
    }));
    if (ok) document.cookie = `damier-sheet=${mark}; Path=/; Max-Age=31536000; SameSite=Lax`;
  };
  addEventListener("load", () => setTimeout(keep, 1000));
}
