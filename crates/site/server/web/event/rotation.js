/**
 * Which page of a wall is shown: one after the other, unless somebody holds it.
 * @param {string[]} names of the pages
 */
export class Turning {
  constructor(names) {
    this.names = names;
    this.at = 0;
    this.paused = false;
  }

  /** The page that is shown. */
  get name() {
    return this.names[this.at];
  }

  /** Goes on by some pages, round and round. */
  turn(by) {
    const count = this.names.length;
    if (count > 0) this.at = (((this.at + by) % count) + count) % count;
  }

  /** Other pages have come: what was shown is shown on, or else what now stands in its place. */
  renew(names) {
    const found = names.indexOf(this.name);
    this.names = names;
    this.at = found >= 0 ? found : Math.min(this.at, Math.max(0, names.length - 1));
  }
}
