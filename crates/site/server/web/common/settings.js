/** What a reader has chosen for this browser, and the look that follows from it. Loaded by every page. */

/** What can be chosen, the usual value first, in the order in which the cookie has it. The server has the same table. */
export const CHOICES = {
  theme: ["auto", "light", "dark"],
  contrast: ["auto", "high"],
  board: ["auto", "wood", "slate", "checkers", "print"],
  pieces: ["soft", "turned", "polished", "plain"],
  towers: ["smooth", "milled"],
  coordinates: ["inside", "outside", "off"],
  sound: ["on", "off"],
};
const COOKIE = "damier-look";
const YEAR_S = 365 * 24 * 60 * 60;
/** What only scripts need stays in the browser. */
const STORE = "damier";
const OWN = { chat: true, speak: "300, 60, 30, 10" };

function stored() {
  try {
    return JSON.parse(localStorage.getItem(STORE)) ?? {};
  } catch {
    return {};
  }
}

function kept() {
  const { dataset } = document.documentElement;
  return Object.fromEntries(Object.entries(CHOICES).map(([name, [usual]]) => [name, dataset[name] ?? usual]));
}

const { chat, speak } = { ...OWN, ...stored() };
/** @type {Record<string, any>} */
export const settings = { chat, speak, ...kept() };

/** Whether sounds are wanted. */
export const isLoud = () => settings.sound === "on";

/** Changes one setting, keeps it and shows it. */
export function choose(name, value) {
  settings[name] = value;
  if (name in CHOICES) {
    const all = Object.keys(CHOICES).map((own) => settings[own]);
    const secure = location.protocol === "https:" ? "; secure" : "";
    document.cookie = `${COOKIE}=${all.join("-")}; path=/; max-age=${YEAR_S}; samesite=lax${secure}`;
    apply();
    return;
  }
  try {
    localStorage.setItem(STORE, JSON.stringify({ chat: settings.chat, speak: settings.speak }));
  } catch {
    // A browser that keeps nothing still has the choice on this page.
  }
}

/** Puts the look on the page: whatever is not usual. */
export function apply() {
  const { dataset } = document.documentElement;
  for (const [name, [usual]] of Object.entries(CHOICES)) {
    if (settings[name] === usual) delete dataset[name];
    else dataset[name] = settings[name];
  }
}
