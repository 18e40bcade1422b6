import { compareHeaders, compareProbes } from "./corpus-report-headers.ts";
import { compareTextFiles } from "./corpus-report-text.ts";
import { compareWorkbooks } from "./corpus-report-workbooks.ts";

/** `npm run corpus -- <folder>`: how well reading agrees with a corpus of files, and where it differs. */
const folder = process.argv[2];
if (folder === undefined) throw new Error("Name the folder of the corpus: npm run corpus -- <folder>");

const sum = (numbers: number[]) => numbers.reduce((total, number) => total + number, 0);
const share = (part: number, whole: number) => `${((part / whole) * 100).toFixed(2)} %`;

function tell({ file, cells, differing, notes }: { file: string; cells: number; differing: number; notes: string[] }) {
  if (notes.length === 0) return;
  console.log(`\n${file}: ${differing} of ${cells} cells differ`);
  for (const note of notes.slice(0, 8)) console.log(`  ${note.slice(0, 240)}`);
}

const texts = await compareTextFiles(folder);
texts.forEach(tell);
const agreeing = texts.filter(({ dialectAgrees }) => dialectAgrees).length;
console.log(`\nText files: ${agreeing} of ${texts.length} dialects agree (${share(agreeing, texts.length)})`);
const textCells = sum(texts.map(({ cells }) => cells));
console.log(`            ${sum(texts.map(({ differing }) => differing))} of ${textCells} cells differ`);

const sheets = await compareWorkbooks(folder);
sheets.forEach(tell);
const cells = sum(sheets.map((each) => each.cells));
const same = cells - sum(sheets.map(({ differing }) => differing));
console.log(`\nWorkbooks:  ${same} of ${cells} cells of ${sheets.length} sheets agree (${share(same, cells)})`);

const headers = [...(await compareHeaders(folder)), ...(await compareProbes())];
const wrong = headers.filter(({ notes }) => notes.length > 0);
console.log("");
for (const { name, notes } of wrong) console.log(`${name}\n  ${notes.join("\n  ").slice(0, 400)}`);
for (const [group, found] of Map.groupBy(headers, (each) => each.group)) {
  const right = found.filter(({ notes }) => notes.length === 0).length;
  console.log(`Headers:    ${right} of ${found.length} right, ${group} (${share(right, found.length)})`);
}
