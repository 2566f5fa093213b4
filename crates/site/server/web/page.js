/** Every page: the reader's settings of colour and contrast, and where he is in the menu. */

import { apply } from "./settings.js";

apply();
// On a phone the menu is one line that can be pushed sideways.
document.querySelector("body > header [aria-current]")?.scrollIntoView({ block: "nearest", inline: "center" });
