/** A board inside a page of another site: follows its game. */

import { watch } from "./watch.js";

watch(document.getElementById("watched"));
