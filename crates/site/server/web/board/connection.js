/**
 * The connection to a live game. It joins, answers pings, joins again by itself when the line was lost, and sends
 * again what was not acknowledged: the server takes a move once, however often it comes.
 *
 * Events: `state` ("connecting", "open", "silent", "lost"), and each message of the server under its `t`. While `keen`
 * says so (somebody plays and looks), the line is asked every second whether it stands, and silence is told at once.
 */

const FIRST_WAIT_MS = 300;
const LONGEST_WAIT_MS = 10_000;
/** The server pings more often than this. */
const SILENCE_MS = 25_000;
/** Whoever plays asks so often, and is told after so long without an answer; later the line is given up. */
const BEAT_MS = 1000;
const SILENT_MS = 1900;
const DEAD_MS = 8000;

export class Live extends EventTarget {
  #waiting = new Map();
  #tries = 0;
  #next = Date.now();
  #seq = null;
  #heardAt = Date.now();

  constructor(url, game, Socket = globalThis.WebSocket) {
    super();
    this.url = url;
    this.game = game;
    this.Socket = Socket;
    this.state = "connecting";
    this.keen = () => false;
    globalThis.addEventListener?.("online", () => this.#again(0));
    globalThis.addEventListener?.("offline", () => this.#dead());
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
    if (this.state === "open" || this.state === "silent") this.#post(this.#waiting.get(id));
    return id;
  }

  /** Says something that nobody has to acknowledge; lost with the line. */
  mention(message) {
    if (this.state === "open") this.#post(message);
  }

  close() {
    clearTimeout(this.timer);
    clearTimeout(this.silence);
    clearTimeout(this.beat);
    const { socket } = this;
    this.socket = null;
    socket?.close();
  }

  /** Begins to ask whether the line stands, as long as it is wanted. */
  watch() {
    clearTimeout(this.beat);
    if (this.state === "lost" || this.state === "connecting" || !this.keen()) return;
    const wait = Date.now() - this.#heardAt;
    if (wait > DEAD_MS) return this.#dead();
    if (wait > SILENT_MS && this.state === "open") this.#turn("silent");
    this.#post({ t: "ping", n: 0 });
    this.beat = setTimeout(() => this.watch(), wait > SILENT_MS - BEAT_MS ? BEAT_MS / 2 : BEAT_MS);
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
    this.#heardAt = Date.now();
    if (this.state === "silent") this.#turn("open");
    if (message.t === "pong") return;
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
    this.watch();
    for (const message of this.#waiting.values()) this.#post(message);
  }

  #lost() {
    clearTimeout(this.silence);
    clearTimeout(this.beat);
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
    this.silence = setTimeout(() => this.#dead(), SILENCE_MS);
  }

  /** Gives the line up and tries another. */
  #dead() {
    const { socket } = this;
    if (!socket || this.state === "lost") return;
    this.socket = null;
    socket.close();
    this.#lost();
  }

  #turn(state) {
    this.state = state;
    this.dispatchEvent(new CustomEvent("state", { detail: state }));
  }
}
