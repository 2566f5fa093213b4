/** A board inside a page of another site: follows its game. */

import { watch } from "../board/watch.js";

watch(document.getElementById("watched"));
