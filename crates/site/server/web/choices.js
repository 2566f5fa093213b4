/** The form in which a reader chooses look and sound. */

import { h } from "./dom.js";
import { choose, settings } from "./settings.js";
import { t } from "./words.js";

const LOOKS = {
  theme: ["auto", "light", "dark"],
  contrast: ["auto", "high"],
  board: ["auto", "wood", "print", "checkers"],
};

function look(name) {
  const options = LOOKS[name].map((value) =>
    h("option", { value, selected: settings[name] === value }, t(`${name}-${value}`)),
  );
  const select = h("select", { onchange: () => choose(name, select.value) }, ...options);
  return h("label", {}, h("span", {}, t(name)), select);
}

function box(name) {
  const input = h("input", { type: "checkbox", checked: settings[name], onchange: () => choose(name, input.checked) });
  return h("label", {}, h("span", {}, t(name)), input);
}

export function choices() {
  const speak = h("input", {
    type: "text",
    value: settings.speak,
    inputMode: "numeric",
    onchange: () => choose("speak", speak.value),
  });
  return h(
    "details",
    { class: "choices" },
    h("summary", {}, t("settings")),
    ...Object.keys(LOOKS).map(look),
    box("coordinates"),
    box("sound"),
    h("label", {}, h("span", {}, t("speak")), speak),
  );
}
