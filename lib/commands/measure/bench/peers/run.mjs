import { readFileSync } from "node:fs";

/** Draws the rows of a file with one peer and prints, as JSON, processor time and bytes of a document. */
const [peer, path] = process.argv.slice(2);
const files = { "@react-pdf/renderer": "react-pdf" };
const { draw } = await import(`./${files[peer] ?? peer}.mjs`);
const rows = JSON.parse(readFileSync(path, "utf8"));
const warmUp = Math.ceil(rows.length / 10);

let bytes = 0;
let start = process.cpuUsage();
for (const [index, row] of rows.entries()) {
  if (index === warmUp) {
    bytes = 0;
    start = process.cpuUsage();
  }
  bytes += (await draw(row)).length;
}
const { user, system } = process.cpuUsage(start);
const made = rows.length - warmUp;
console.log(JSON.stringify({ milliseconds: (user + system) / 1_000 / made, bytes: bytes / made }));
