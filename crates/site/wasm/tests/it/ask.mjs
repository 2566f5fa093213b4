/** Answers questions, one a line, with the program for browsers: `node ask.mjs PROGRAM WEIGHTS…`. */

import { readFile } from "node:fs/promises";
import { createInterface } from "node:readline";

import { Damier } from "../../npm/damier.js";

const [program, ...weights] = process.argv.slice(2);
const damier = await Damier.open(readFile(program));
for (const file of weights) damier.weights(await readFile(file));
for await (const line of createInterface({ input: process.stdin })) {
  let told;
  try {
    told = damier.ask(JSON.parse(line));
  } catch ({ message: why, clause, what }) {
    told = { error: { why, clause, what } };
  }
  console.log(JSON.stringify(told));
}
