/** The form in which a player chooses what is said of his time; looks and sounds are chosen at the top of every page. */

import { h } from "../common/dom.js";
import { choose, settings } from "../common/settings.js";
import { t } from "../common/words.js";

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
    h("label", {}, h("span", {}, t("speak")), speak),
    h("p", {}, h("a", { href: "/look" }, t("settings-look"))),
  );
}
