/** What a reader has chosen for this browser, and the look that follows from it. Loaded by every page. */

const STORE = "damier";
const DEFAULTS = {
  theme: "auto",
  contrast: "auto",
  board: "auto",
  coordinates: true,
  sound: true,
  chat: true,
  speak: "300, 60, 30, 10",
};

function stored() {
  try {
    return JSON.parse(localStorage.getItem(STORE)) ?? {};
  } catch {
    return {};
  }
}

export const settings = { ...DEFAULTS, ...stored() };

/** Changes one setting, keeps it and shows it. */
export function choose(name, value) {
  settings[name] = value;
  try {
    localStorage.setItem(STORE, JSON.stringify(settings));
  } catch {
    // A browser that keeps nothing still shows the choice on this page.
  }
  apply();
}

/** Puts the look on the page. An element with `data-usual-board` shows that board unless another was chosen. */
export function apply() {
  const { dataset } = document.documentElement;
  for (const name of ["theme", "contrast"]) {
    if (settings[name] === "auto") delete dataset[name];
    else dataset[name] = settings[name];
  }
  dataset.coordinates = settings.coordinates ? "on" : "off";
  for (const element of document.querySelectorAll("[data-usual-board]")) {
    element.dataset.board = settings.board === "auto" ? element.dataset.usualBoard : settings.board;
  }
}

apply();
