/**
 * Forms in a hall where the connection comes and goes: what was typed stays. A form is sent only while the server
 * answers; until then the page says so, keeps everything and says when it can be sent. What was typed is there again
 * when the page is opened anew, until the server has had it.
 */

const ALIVE = "/health/live";
const PATIENCE = 4000;
const AGAIN = 2000;

/**
 * What was typed into the fields of a form, by their names, with what the server had sent there; fields that stand as
 * they were sent are left out.
 * @param {Iterable<{name: string, type: string, value: string, defaultValue: string}>} fields
 */
export function typed(fields) {
  const kept = {};
  for (const field of fields) {
    const isText = !["hidden", "checkbox", "radio", "file", "password", "submit", "button"].includes(field.type);
    const stands = "defaultValue" in field ? field.value === field.defaultValue : true;
    if (field.name && isText && !stands) kept[field.name] = [field.value, field.defaultValue];
  }
  return kept;
}

/**
 * Puts what was typed back into fields in which the server still sends what it sent then; how many there were. Where
 * somebody else has written meanwhile, that stands.
 * @param {Iterable<{name: string, type: string, value: string, defaultValue: string}>} fields
 * @param {Record<string, [string, string]>} kept
 */
export function putBack(fields, kept) {
  let count = 0;
  for (const field of fields) {
    const [own, sent] = kept[field.name] ?? [];
    if (own === undefined || field.type === "hidden" || field.value !== sent || field.defaultValue !== sent) continue;
    field.value = own;
    count += 1;
  }
  return count;
}

/** Whether the server answers. One that keeps this address to itself answers too; one that is away is told by a proxy. */
async function answers() {
  try {
    const answer = await fetch(ALIVE, { cache: "no-store", signal: AbortSignal.timeout(PATIENCE) });
    return answer.status < 500;
  } catch {
    return false;
  }
}

const wait = (pause) => new Promise((done) => setTimeout(done, pause));

/** Keeps the forms of a page. */
export class Steady {
  /** @param {HTMLElement} line where the page says how the connection is */
  constructor(line, forms, storage = sessionStorage) {
    this.line = line;
    this.forms = [...forms];
    this.storage = storage;
    this.sure = new WeakSet();
    this.busy = new WeakSet();
    this.waits = false;
    this.#restore();
    for (const form of this.forms) {
      form.addEventListener("input", () => this.#keep());
      form.addEventListener("submit", (event) => this.#submit(event));
    }
  }

  get #name() {
    return `typed ${location.pathname}${location.search}`;
  }

  /** A form by what it does, so that it is known again on the next page. */
  #mark(form) {
    return [...form.elements]
      .filter((own) => own.type === "hidden" && own.name !== "seen")
      .map((own) => `${own.name}=${own.value}`)
      .join("&");
  }

  #keep() {
    const all = this.forms.map((form) => [this.#mark(form), typed(form.elements)]);
    const some = Object.fromEntries(all.filter(([, kept]) => Object.keys(kept).length > 0));
    this.#store(Object.keys(some).length > 0 ? { typed: some, sent: false } : null);
  }

  #store(value) {
    try {
      if (value) this.storage.setItem(this.#name, JSON.stringify(value));
      else this.storage.removeItem(this.#name);
    } catch {
      // A browser that keeps nothing keeps nothing; the page itself still does.
    }
  }

  #stored() {
    try {
      return JSON.parse(this.storage.getItem(this.#name));
    } catch {
      return null;
    }
  }

  /** Puts back what the server has not had, or has refused. */
  #restore() {
    const stored = this.#stored();
    if (!stored) return;
    if (stored.sent && !document.querySelector("main .notice.bad:not([hidden])")) return this.#store(null);
    const back = this.forms.map((form) => putBack([...form.elements], stored.typed[this.#mark(form)] ?? {}));
    if (back.some((count) => count > 0) && !stored.sent) this.#say("restored", true);
  }

  #say(what, good) {
    this.line.textContent = this.line.dataset[what];
    this.line.classList.toggle("good", good);
    this.line.classList.toggle("bad", !good);
    this.line.hidden = false;
  }

  async #submit(event) {
    const form = event.target;
    if (this.sure.has(form)) return;
    event.preventDefault();
    // Pressed twice is pressed once.
    if (this.busy.has(form)) return;
    this.busy.add(form);
    const by = event.submitter;
    const there = await answers();
    this.busy.delete(form);
    if (!there) {
      this.#say("lost", false);
      this.#watch();
      return;
    }
    this.#keep();
    const stored = this.#stored();
    if (stored) this.#store({ ...stored, sent: true });
    this.sure.add(form);
    form.requestSubmit(by ?? undefined);
    this.sure.delete(form);
  }

  /** Says when the server answers again. */
  async #watch() {
    if (this.waits) return;
    this.waits = true;
    while (!(await answers())) await wait(AGAIN);
    this.waits = false;
    this.#say("back", true);
  }
}

if (globalThis.document) {
  const line = document.getElementById("line");
  const forms = document.querySelectorAll('main form[method="post"]:not([enctype])');
  if (line && forms.length > 0) new Steady(line, forms);
}
