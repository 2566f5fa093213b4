/** Every page: the reader's settings of colour and contrast. */

import { apply } from "./settings.js";

apply();
