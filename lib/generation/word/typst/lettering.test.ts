import assert from "node:assert/strict";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, test } from "node:test";
import { readPageContents } from "../../templates/checks/printed/page-content.fixture.ts";
import { setWordFile } from "./set-word-file.fixture.ts";

const folder = mkdtempSync(join(tmpdir(), "rowpress-word-"));
after(() => rmSync(folder, { recursive: true }));

const points = (length: number) => (length * 72) / 25.4;

/** Where a text's glyphs are on a page, in points; null if it has no such text. */
async function placeOf(wanted: string, body: string, parts: Record<string, string> = {}) {
  const batch = await setWordFile(folder, body, parts);
  const [page] = await Array.fromAsync(readPageContents(batch.pdf("pdf", new Date(0))));
  const boxes = (page?.texts ?? []).filter(({ text }) => wanted.includes(text.trim())).map(({ box }) => box);
  if (boxes.length === 0) return null;
  const [left, right] = [Math.min(...boxes.map((box) => box.left)), Math.max(...boxes.map((box) => box.right))];
  const [top, bottom] = [Math.min(...boxes.map((box) => box.top)), Math.max(...boxes.map((box) => box.bottom))];
  return { left: points(left), right: points(right), top: points(top), bottom: points(bottom) };
}

const shape = (style: string) =>
  `<w:p><w:r><w:pict><v:shape type="#_x0000_t136" style="${style}" fillcolor="silver" stroked="f"><v:textpath style="font-family:&quot;Arial&quot;;font-size:1pt" string="DRAFT"/></v:shape></w:pict></w:r></w:p>`;
const centred =
  "mso-position-horizontal:center;mso-position-horizontal-relative:margin;mso-position-vertical:center;mso-position-vertical-relative:margin";
const watermark = (rotation: string) =>
  shape(`position:absolute;width:400pt;height:100pt;${rotation};z-index:-2;${centred}`);
const headed = (rotation: string): [string, Record<string, string>] => {
  const namespaces =
    'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main" xmlns:v="urn:schemas-microsoft-com:vml"';
  const section = `<w:sectPr><w:headerReference w:type="default" r:id="rId1"/></w:sectPr>`;
  return [`<w:p/>${section}`, { "word/header1.xml": `<w:hdr ${namespaces}>${watermark(rotation)}</w:hdr>` }];
};

const near = (one: number | undefined, other: number, by: number) =>
  assert.ok(Math.abs((one ?? 0) - other) <= by, `${one} is not near ${other}`);

test("a watermark stands in the middle of the page, as wide as its shape", async () => {
  const place = await placeOf("DRAFT", ...headed("rotation:0"));
  near(place?.left, 612 / 2 - 200, 8);
  near(place?.right, 612 / 2 + 200, 8);
  // The box of the letters has room for descenders.
  near(((place?.top ?? 0) + (place?.bottom ?? 0)) / 2, 792 / 2, 20);
});

test("a watermark is turned as it says, in degrees or parts of them", async () => {
  for (const rotation of ["rotation:90", "rotation:5898240fd"]) {
    const place = await placeOf("DRAFT", ...headed(rotation));
    near(place?.top, 792 / 2 - 200, 8);
    near(place?.bottom, 792 / 2 + 200, 8);
    near(((place?.left ?? 0) + (place?.right ?? 0)) / 2, 612 / 2, 30);
  }
});

test("a lettering in the text takes its room there", async () => {
  const next = `<w:p><w:r><w:t>Next</w:t></w:r></w:p>`;
  const place = await placeOf("DRAFT", shape("width:200pt;height:50pt") + next);
  near(place?.left, 72, 5);
  near(place?.right, 272, 5);
  const below = await placeOf("Next", shape("width:200pt;height:50pt") + next);
  near((below?.top ?? 0) - 72, 50, 12);
});
