import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { NodeCompiler } from "@myriaddreamin/typst-ts-node-compiler";
import sharp from "sharp";
import { readBack } from "#lib/generation/archive/pdf/read-back.fixture.ts";
import { gridOf } from "./label-grid.fixture.ts";
import { type PageContent, readPageContents } from "./page-content.fixture.ts";
import { pageFaults } from "./page-faults.fixture.ts";
import { readingFaults } from "./reading-order.fixture.ts";

const compiler = NodeCompiler.create({ fontArgs: [{ fontPaths: ["node_modules/@expo-google-fonts/inter"] }] });

function pdfOf(source: string, checked = true): Uint8Array {
  const head = `#set document(title: "A")\n#set page(width: 100mm, height: 80mm, margin: 10mm)\n#set text(font: "Inter")\n`;
  const { result } = compiler.compile({ mainFileContent: head + source });
  assert.ok(result, "the engine refused the source");
  return compiler.pdf(result, checked ? { pdfStandard: "ua-1" } : {});
}

async function pageOf(pdf: Uint8Array): Promise<PageContent> {
  const [page] = await Array.fromAsync(readPageContents(pdf));
  assert.ok(page);
  return page;
}

const picture = `image(bytes("<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 9 9'><rect width='9' height='9'/></svg>"), format: "svg", width: 9mm, alt: "Q")`;

/** Two by two pixels. */
const pixels = await sharp({ create: { width: 2, height: 2, channels: 3, background: "#000" } })
  .png()
  .toBuffer();
const dots = (size: string) =>
  `image(bytes((${pixels.join()})), format: "png", width: ${size}, fit: "stretch", alt: "Dots")`;

describe("a look at a page", () => {
  const sound = `= Office fjord Ẓ̲́̈ạ̲́̈\n#${picture}\n#block(clip: true, width: 50mm, height: 9mm)[Whole]\n#rotate(90deg)[Turned]`;

  test("finds nothing against a sound one", async () => {
    const page = await pageOf(pdfOf(sound));
    assert.deepEqual(pageFaults(page), []);
    assert.equal(page.pictures.length, 1);
    assert.match(page.texts.map(({ text }) => text).join(""), /Office fjord Ẓ̲́̈ạ̲́̈/);
  });

  const faulty: [what: string, source: string, expected: RegExp][] = [
    ["text over text", "= One\n#place(dx: 2mm, dy: -5mm)[Two]", /overlaps/],
    ["text over a picture", `= One\n#${picture}\n#place(dy: -9mm)[Two]`, /"Two".* stands on a picture/],
    ["text that is cut off at the side", "= A\n#box(clip: true, width: 9mm, height: 5mm, [Unbreakable])", /is cut off/],
    ["text that is cut off below", "= A\n#block(clip: true, height: 5mm, [One\\ Two])", /"Two".* is cut off/],
    ["a picture that is distorted", `= A\n#${dots("15mm, height: 6mm")}`, /picture at .* is distorted/],
    ["a picture past the edge", `= A\n#place(dx: 84mm)[#${picture}]`, /picture at .* leaves the printable page/],
    [
      "a picture over another",
      `= A\n#${picture}\n#place(dy: -9mm, dx: 2mm)[#${picture}]`,
      /picture at .* overlaps another/,
    ],
    ["text past the edge", "= A\n#place(dx: 70mm)[Unbreakable]", /leaves the printable page|is cut off/],
    ["text at the edge", "= A\n#place(dx: -8mm)[Near]", /"Near".* leaves the printable page/],
    ["a character that no font has", "= A \u0378", /has a box/],
  ];
  for (const [what, source, expected] of faulty) {
    test(`finds ${what}`, async () => {
      const faults = pageFaults(await pageOf(pdfOf(source, false)));
      assert.ok(faults.length > 0);
      for (const fault of faults) assert.match(fault, expected);
    });
  }

  test("reports positions in millimetres, to a twentieth", async () => {
    const page = await pageOf(
      pdfOf(`= A
        #for (column, row) in ((0, 0), (1, 0), (2, 0), (0, 1), (1, 1)) {
          place(top + left, dx: column * 26.3mm - 2mm, dy: row * 25.4mm, {
            rect(width: 20mm, height: 12.7mm)
            place(top + left)[Label]
          })
        }`),
    );
    const corners = page.shapes.map(({ box: { left, top } }) => ({ x: left, y: top }));
    const words = page.texts.filter(({ text }) => text === "Label").map(({ origin }) => origin);
    const rounded = (values: number[]) => values.map((value) => Math.round(value * 20) / 20);
    assert.deepEqual(rounded(gridOf(corners).columns), [8, 34.3, 60.6]);
    assert.deepEqual(rounded(gridOf(corners).rows), [10, 35.4]);
    assert.deepEqual(rounded(gridOf(words).columns), [8, 34.3, 60.6]);
  });
});

describe("a hearing of a page", () => {
  async function heard(source: string): Promise<string[]> {
    const pdf = pdfOf(source);
    const { pages } = await readBack(pdf);
    return readingFaults(await pageOf(pdf), pages[0]?.structure ?? {});
  }

  test("finds nothing against columns that are read one after the other", async () => {
    assert.deepEqual(await heard(`= A\n#grid(columns: 2, [One], [Two], [Three], ${picture})`), []);
  });

  test("finds content that is read after content below it", async () => {
    assert.match((await heard("= A\n#place(bottom)[Below]\nAbove")).join(), /"Above" is read after "Below"/);
  });
});
