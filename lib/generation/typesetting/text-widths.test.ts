import assert from "node:assert/strict";
import { test } from "node:test";
import { fileURLToPath } from "node:url";
import { NodeCompiler } from "@myriaddreamin/typst-ts-node-compiler";
import { benchRows } from "#lib/commands/measure/bench/bench-rows.ts";
import { localeFacts } from "../mapping/values/locale.ts";
import { fontFamilies } from "./font-files.ts";
import { readTextWidths } from "./text-widths.ts";

const families = fontFamilies(process.cwd());
const widthsOf = readTextWidths(families);
const workspace = fileURLToPath(new URL("..", import.meta.url));
const compiler = NodeCompiler.create({ workspace, fontArgs: [{ fontPaths: families.flat() }] });
const texts = [
  ...benchRows(24).flatMap(({ name, course, date, street, city }) => [
    ...[name, course, date],
    `${name}\n${street}\n${city}`,
  ]),
  // A comma and a full stop hang over the ends of lines, and the longest words must shrink.
  "i r, Ĳssel Smith. Vo Żółkiewska",
  "Κωνσταντίνα Řo Πέτρου",
];

/** Sizes and bodies of all texts in many boxes and styles, and which of them were known to be short. */
function fitted(widths: Record<string, number>): { made: string[]; short: boolean[] } {
  const files = { locale: localeFacts("en-GB"), widths, texts, stamps: {} };
  for (const [name, content] of Object.entries(files))
    compiler.mapShadow(`${workspace}${name}.json`, Buffer.from(JSON.stringify(content)));
  const { result } = compiler.compile({
    mainFileContent: `#import "/templates/common.typ": fit-line, fit-lines, is-short, sans, serif
      #context {
        let looks = (sans, serif).map(font => (400, 700, 800).map(weight => (-0.025em, 0pt, 0.1em, 0.18em).map(
          tracking => text.with(..font, weight: weight, tracking: tracking)
        ))).flatten()
        let found = (made: (), short: ())
        for (index, value) in json("/texts.json").enumerate() {
          let style = looks.at(calc.rem(index + calc.quo(index, 4), looks.len()))
          for width in range(5, 20).map(each => each * 26pt) {
            found.short.push(is-short(value, width, 20pt, style))
            for fit in (fit-line, fit-lines) { found.made.push(repr(fit("name", value, width, 60pt, 20pt, 8pt, style: style))) }
            // As on a badge: lines that shrink until all of them are as high as their box.
            found.made.push(repr(fit-lines("name", value, width, 90pt, 58pt, 8pt, style: style)))
          }
        }
        [#metadata(found) <found>]
      }`,
  });
  assert.ok(result);
  return compiler.query(result, { selector: "<found>", field: "value" })[0];
}

test("texts whose widths are known are set as those that are measured", () => {
  const [known, measured] = [fitted(widthsOf(texts)), fitted({})];
  assert.deepEqual(known.made, measured.made);
  assert.ok(known.short.filter((is) => is).length > known.short.length / 4);
  assert.ok(!measured.short.includes(true));
});

test("texts whose letters depend on their neighbours have no known width", () => {
  const known = widthsOf([
    { name: "Zoë Kalö", lines: ["Їжакевич 12"] },
    "עברית",
    "ไทย",
    "a\nb, c",
    "1\u{fe0f}\u{20e3}",
    null,
    7,
  ]);
  assert.deepEqual(Object.keys(known), ["Zoë Kalö", "Їжакевич 12", "a", "b, c", "b", "c"]);
});
