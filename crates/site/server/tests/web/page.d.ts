// What the scripts know of the page that the compiler cannot: elements are found by the templates' own classes, so
// fields of forms and data of elements are there where they are asked for. Our own values are checked in full.

interface EventTarget {
  [name: string]: any;
}

interface Event {
  [name: string]: any;
}

interface Credential {
  [name: string]: any;
}

interface HTMLElementTagNameMap {
  "damier-board": import("../../web/board/board.js").DamierBoard;
}
