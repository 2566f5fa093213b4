/**
 * The connection to a live game. It joins, answers pings, joins again by itself when the line was lost, and sends
 * again what was not acknowledged: the server takes a move once, however often it comes.
 *
 * Events: `state` ("connecting", "open", "lost"), and each message of the server under its `t`.
 */

const FIRST_WAIT_MS = 300;
const LONGEST_WAIT_MS = 10_000;
/** The server pings more often than this. */
const SILENCE_MS = 25_000;

export class Live extends EventTarget {
  #waiting = new Map();
  #tries = 0;
  #next = Date.now();
  #seq = null;

  constructor(url, game, Socket = globalThis.WebSocket) {
    super();
    Object.assign(this, { url, game, Socket, state: "connecting" });
    globalThis.addEventListener?.("online", () => this.#again(0));
  }

  connect() {
    this.#turn("connecting");
    const socket = (this.socket = new this.Socket(this.url));
    socket.onopen = () => this.#opened();
    socket.onmessage = ({ data }) => socket === this.socket && this.#heard(JSON.parse(data));
    socket.onclose = () => socket === this.socket && this.#lost();
  }

  /** Sends something that is to be acknowledged; answers its number. */
  send(message) {
    const id = this.#next++;
    this.#waiting.set(id, { ...message, game: this.game, id });
    if (this.state === "open") this.#post(this.#waiting.get(id));
    return id;
  }

  /** Says something that nobody has to acknowledge; lost with the line. */
  mention(message) {
    if (this.state === "open") this.#post(message);
  }

  close() {
    clearTimeout(this.timer);
    clearTimeout(this.silence);
    const { socket } = this;
    this.socket = null;
    socket?.close();
  }

  #post(message) {
    if (this.socket?.readyState === 1) this.socket.send(JSON.stringify(message));
  }

  #opened() {
    this.#post({ t: "join", game: this.game, after: this.#seq });
    this.#listen();
  }

  #heard(message) {
    this.#listen();
    if (message.t === "ping") return this.#post({ t: "pong", n: message.n });
    if (message.t === "ok" || message.t === "no") this.#waiting.delete(message.id);
    if (message.t === "view") this.#joined(message.view.seq);
    this.dispatchEvent(new CustomEvent(message.t, { detail: message }));
  }

  /** The first view after joining says that the server knows us again. */
  #joined(seq) {
    this.#seq = seq;
    this.#tries = 0;
    if (this.state === "open") return;
    this.#turn("open");
    for (const message of this.#waiting.values()) this.#post(message);
  }

  #lost() {
    clearTimeout(this.silence);
    this.#turn("lost");
    const longest = Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** this.#tries++);
    this.#again(longest * (0.5 + Math.random() / 2));
  }

  #again(wait) {
    if (this.state !== "lost") return;
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.connect(), wait);
  }

  /** A line that has gone silent is dead, whatever the browser thinks. */
  #listen() {
    clearTimeout(this.silence);
    this.silence = setTimeout(() => {
      const { socket } = this;
      this.socket = null;
      socket.close();
      this.#lost();
    }, SILENCE_MS);
  }

  #turn(state) {
    this.state = state;
    this.dispatchEvent(new CustomEvent("state", { detail: state }));
  }
}
