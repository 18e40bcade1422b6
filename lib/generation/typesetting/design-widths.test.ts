import assert from "node:assert/strict";
import { test } from "node:test";
import { fileURLToPath } from "node:url";
import { NodeCompiler } from "@myriaddreamin/typst-ts-node-compiler";
import { benchRows } from "#lib/commands/measure/bench/bench-rows.ts";
import { type Design, DesignSchema } from "#lib/contracts/designs/design.ts";
import { fontFamilies } from "#lib/contracts/designs/design-fonts.ts";
import { drawnDesign, nameInEngine } from "../designs/drawn-design.ts";
import { localeFacts } from "../mapping/values/locale.ts";
import { designWidths } from "./design-widths.ts";
import { designFonts } from "./font-files.ts";
import { createTypesetter } from "./typesetter.ts";

const rootDir = process.cwd();
const workspace = fileURLToPath(new URL("..", import.meta.url));
const small = [..."abcdefghijklmnopqrstuvwxyzßäéøŁłğ"];
const large = [..."ABCDEFGHIJKLMNOPQRSTUVWXYZÄÉØŁĞ"];
const signs = [...".,:;-–'’&()/ 0123456789"];
/** Letters beside each other, and what people are called. */
const texts = [
  ...large.flatMap((one) => [...large, ...small].map((other) => `${one}${other}`)),
  ...small.flatMap((one) => [...small, ...signs].map((other) => `${one}${other}`)),
  ...signs.flatMap((one) => [...large, ...signs].map((other) => `${one}${other}`)),
  ...benchRows(40).flatMap(({ name, course, date }) => [name, course, date]),
];
const styles = fontFamilies
  .filter(({ category }) => category !== "script")
  .flatMap(({ id, title, weights, italics }) =>
    [weights[0] ?? 400, (weights.at(-1) ?? 400) - 40].flatMap((weight) =>
      (italics.length > 0 ? [false, true] : [false]).map((italic) => ({
        id,
        title: nameInEngine(title),
        weight,
        italic,
      })),
    ),
  );

/** How wide the engine sets each text in each style, as multiples of its size. */
function measured(): number[][] {
  const compiler = NodeCompiler.create({
    workspace,
    fontArgs: [{ fontPaths: [...designFonts(rootDir).values()].flat() }],
  });
  compiler.mapShadow(`${workspace}texts.json`, Buffer.from(JSON.stringify({ texts, styles })));
  const { result } = compiler.compile({
    mainFileContent: `#let (texts, styles) = json("/texts.json")
      #context [#metadata(styles.map(each => {
        let style = text.with(font: each.title, weight: each.weight, style: if each.italic { "italic" } else { "normal" }, size: 100pt)
        texts.map(value => measure(style(value)).width / 100pt)
      })) <found>]`,
  });
  assert.ok(result);
  return compiler.query(result, { selector: "<found>", field: "value" })[0];
}

test("no text is wider than its computed width, in any family", () => {
  const wrong: string[] = [];
  let known = 0;
  for (const [index, widths] of measured().entries()) {
    const { id, weight, italic } = styles[index] ?? { id: "", weight: 0, italic: false };
    const elements = texts.map((_, at) => ({ id: `t${at}`, family: id, weight }));
    const told = designWidths({ elements }, [Object.fromEntries(texts.map((text, at) => [`t${at}`, text]))], rootDir);
    for (const [at, text] of texts.entries()) {
      const most = told[`${id} ${weight}`]?.[text];
      if (most === undefined) continue;
      known += 1;
      if ((widths[at] ?? 0) > most) wrong.push(`${id} ${weight}${italic ? " italic" : ""}: ${text}`);
    }
  }
  assert.deepEqual(wrong, []);
  assert.ok(known > styles.length * texts.length * 0.8);
});

test("texts whose widths are known are set as those that are measured", () => {
  const box = { kind: "text", page: 1, x: 10, height: 9, width: 70 };
  const looks = [
    { font: "lora", weight: 600, wrap: false, size: 16 },
    { font: "cinzel", size: 22, align: "center", letterSpacing: 0.05 },
    { font: "barlow-condensed", italic: true, valign: "middle", capitals: "upper" },
    { font: "source-sans", align: "justify", lineHeight: 1.6, size: 10 },
  ];
  const elements = looks.map((look, index) => ({
    ...box,
    ...look,
    id: `t${index}`,
    y: 10 + index * 12,
    text: "{Name}",
  }));
  const design: Design = DesignSchema.parse({ version: 1, pages: [{ width: 90, height: 70 }], elements });
  const records = benchRows(24).map(({ name }) => ({
    values: Object.fromEntries(elements.map(({ id }) => [id, name])),
    settings: {},
  }));
  const typesetter = createTypesetter(rootDir);
  const batch = {
    template: "design",
    title: "Names",
    author: null,
    locale: localeFacts("en-GB"),
    sheet: null,
    images: {},
  };
  const drawn = drawnDesign(design);
  const pdfOf = (settings: Record<string, unknown>) => {
    const typeset = typesetter.typeset({ ...batch, settings: { design: settings }, records });
    return { tooLong: typeset.tooLong, pdf: Buffer.from(typeset.pdf("pdf", new Date(0))).toString("latin1") };
  };
  // Nothing is known of an unknown family.
  const unknown = { ...drawn, elements: drawn.elements.map((element) => ({ ...element, family: "nobody's" })) };
  assert.deepEqual(pdfOf(drawn), pdfOf(unknown));
  const known = Object.values(designWidths(drawn as Parameters<typeof designWidths>[0], records, rootDir));
  assert.ok(known.length === 4 && known.every((widths) => Object.keys(widths).length > 12));
});
