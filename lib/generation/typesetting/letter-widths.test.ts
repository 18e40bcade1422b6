import assert from "node:assert/strict";
import { globSync, readFileSync } from "node:fs";
import { test } from "node:test";
import { fileURLToPath } from "node:url";
import { NodeCompiler } from "@myriaddreamin/typst-ts-node-compiler";
import { seededRandom } from "#lib/commands/test/seeded-random.ts";
import { localeFacts } from "../mapping/values/locale.ts";
import { randomText } from "../templates/checks/stress/random-sheet.fixture.ts";
import { fontFamilies } from "./font-files.ts";
import { readLetterWidths } from "./letter-widths.ts";

const families = fontFamilies(process.cwd());
const letters = readLetterWidths(families);
/** From here on there are tens of thousands of letters, of which the texts contain a sample. */
const eastAsian = 0x2e80;
const texts = Number(process.env.RANDOM_TEXTS ?? 60);

const workspace = fileURLToPath(new URL("..", import.meta.url));
const compiler = NodeCompiler.create({ workspace, fontArgs: [{ fontPaths: families.flat() }] });
compiler.mapShadow(`${workspace}locale.json`, Buffer.from(JSON.stringify(localeFacts("en-GB"))));

/** Evaluates a Typst expression about `texts` in the engine. */
function asked(expression: string, texts: readonly string[]): unknown {
  compiler.mapShadow(`${workspace}texts.json`, Buffer.from(JSON.stringify(texts)));
  const { result } = compiler.compile({
    mainFileContent: `#import "/templates/common.typ": sans, serif, surely-fits
      #set page(width: auto, height: auto)
      #let texts = json("/texts.json")
      #context [#metadata(${expression}) <asked>]`,
  });
  assert.ok(result);
  return compiler.query(result, { selector: "<asked>", field: "value" })[0];
}

/** Everything that affects the width of letters, except letterspacing. */
const faces = [400, 500, 600, 700, 800].flatMap((weight) =>
  ["sans", "serif"].flatMap((family) =>
    ["normal", "italic"].flatMap((style) =>
      ["tabular", "proportional"].map((figures) => ({ weight, family, style, figures })),
    ),
  ),
);

function assertBounds(texts: readonly string[]): void {
  for (const { weight, family, style, figures } of faces) {
    const look = `..${family}, size: 100pt, weight: ${weight}, style: "${style}", number-width: "${figures}", number-type: "lining"`;
    const widths = asked(`texts.map(each => measure(text(${look}, each)).width / 100pt)`, texts) as number[];
    const ofWeight = letters.ofWeight(weight);
    const wider = texts.filter((each, index) => {
      const bound = [...each].reduce((sum, letter) => sum + (ofWeight[letter.charCodeAt(0)] || 99), 0);
      return (widths[index] ?? 99) > bound;
    });
    assert.deepEqual(wider, [], `${family} ${weight} ${style}, ${figures} figures`);
  }
}

test("no letter is set wider than the fonts' files say", () => {
  const known = [...letters.ofWeight(400).keys()].filter((code) => letters.ofWeight(400)[code] && code < eastAsian);
  assert.ok(known.length > 1500, `${known.length}`);
  assertBounds(known.map((code) => String.fromCharCode(code)).filter((letter) => letter.trim() !== ""));
});

test("no text is set wider than its letters, kerned and with ligatures as it is", () => {
  const random = seededRandom(3);
  assertBounds(Array.from({ length: texts }, () => randomText(random).replaceAll("\n", " ")));
});

test("no letter is wider than what the templates do without measuring", () => {
  const codes = Array.from({ length: 0x530 }, (_, code) => code).concat([0x2014, 0x2019, 0x2025, 0x2026, 0x2027]);
  const known = codes.filter((code) => letters.ofWeight(400)[code]).map((code) => String.fromCharCode(code).repeat(20));
  const sure = asked(
    `(sans, serif).map(family => texts.filter(each => {
      let width = measure(text(..family, size: 10pt, weight: 800, tracking: 0.18em, number-width: "tabular", each)).width
      surely-fits(each, width - 0.01pt, 10pt)
    })).flatten()`,
    known,
  );
  assert.deepEqual(sure, []);
});

test("no template letterspaces more", () => {
  const sources = globSync("lib/generation/templates/**/*.typ").map((path) => readFileSync(path, "utf8"));
  const spaced = sources.flatMap((source) =>
    Array.from(source.matchAll(/tracking: (-?[\d.]+)em/g), ([, em]) => Number(em)),
  );
  assert.ok(Math.max(...spaced) <= 0.18);
  assert.ok(spaced.length > 20);
});
