import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, test } from "node:test";
import { checkByQpdf } from "../../archive/pdf/qpdf.fixture.ts";
import { copiedTexts, rasterise } from "../../templates/checks/printed/rasterise.fixture.ts";
import type { FoundText } from "./design-page.ts";
import { readDesignPdf } from "./read-pdf.ts";

/** Pages as people make them. A program that isn't installed is left out. */
const folder = mkdtempSync(join(tmpdir(), "rowpress-programs-"));
after(() => rmSync(folder, { recursive: true }));

const html = `<html><meta charset="utf-8"><style>@page { size: A4 landscape; margin: 0 } body { margin: 0; font-family: serif; background: linear-gradient(#fff, #def) }
  h1 { text-align: center; color: #206020; padding-top: 20mm } .name { text-align: center; font-size: 30pt; color: #b03030; font-weight: bold }</style>
  <h1>Certificate</h1><p class="name">{{Full name}}</p><p>Dear <b>{First name}</b>, you passed «Course» on &lt;&lt;Date&gt;&gt; in [City].</p></html>`;
const writer = `<?xml version="1.0"?><office:document xmlns:office="urn:oasis:names:tc:opendocument:xmlns:office:1.0" xmlns:text="urn:oasis:names:tc:opendocument:xmlns:text:1.0"
  xmlns:style="urn:oasis:names:tc:opendocument:xmlns:style:1.0" xmlns:fo="urn:oasis:names:tc:opendocument:xmlns:xsl-fo-compatible:1.0" office:version="1.2" office:mimetype="application/vnd.oasis.opendocument.text">
  <office:automatic-styles><style:style style:name="B" style:family="text"><style:text-properties fo:font-weight="bold"/></style:style><style:style style:name="N" style:family="paragraph"><style:paragraph-properties fo:text-align="center"/><style:text-properties fo:font-size="30pt" fo:color="#b03030" fo:font-weight="bold"/></style:style></office:automatic-styles>
  <office:body><office:text><text:p>Certificate</text:p><text:p text:style-name="N">{{Full name}}</text:p>
  <text:p>Dear <text:span text:style-name="B">{First name}</text:span>, you passed «Course» on &lt;&lt;Date&gt;&gt; in [City].</text:p></office:text></office:body></office:document>`;
const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="148mm" height="105mm" viewBox="0 0 148 105"><rect width="148" height="105" fill="#fee"/>
  <circle cx="120" cy="90" r="12" fill="#c33" opacity=".5"/><text x="20" y="20" font-size="6">Certificate</text>
  <text x="74" y="50" font-size="9" text-anchor="middle" fill="#b03030" font-weight="bold">{{Full name}}</text>
  <text x="20" y="80" font-size="3.6">Dear <tspan font-weight="bold">{First name}</tspan>, you passed «Course» on &lt;&lt;Date&gt;&gt; in [City].</text></svg>`;

const programs: Record<
  string,
  { source: string; file: string; run: (source: string, pdf: string) => [string, string[]] }
> = {
  Chromium: {
    source: html,
    file: "chromium.html",
    run: (source, pdf) => [
      process.env.CHROMIUM_PATH ?? "chromium",
      ["--headless", "--no-sandbox", "--no-pdf-header-footer", `--print-to-pdf=${pdf}`, source],
    ],
  },
  LibreOffice: {
    source: writer,
    file: "office.fodt",
    run: (source) => [
      "soffice",
      [
        `-env:UserInstallation=file://${folder}/office`,
        "--headless",
        "--convert-to",
        "pdf",
        "--outdir",
        folder,
        source,
      ],
    ],
  },
  Cairo: { source: svg, file: "cairo.svg", run: (source, pdf) => ["rsvg-convert", ["-f", "pdf", "-o", pdf, source]] },
  Inkscape: {
    source: svg,
    file: "inkscape.svg",
    run: (source, pdf) => ["inkscape", [`--export-filename=${pdf}`, source]],
  },
};

for (const [name, { source, file, run }] of Object.entries(programs)) {
  test(`${name}: placeholders are found and gone, and everything else is as it was`, {
    timeout: 120_000,
  }, async (context) => {
    const [path, pdf] = [join(folder, file), join(folder, file.replace(/\..*/, ".pdf"))];
    writeFileSync(path, source);
    spawnSync(...run(path, pdf), { timeout: 90_000 });
    if (!existsSync(pdf)) {
      context.skip(`${name} is not installed`);
      return;
    }
    const original = readFileSync(pdf);
    const read = await readDesignPdf(original);
    checkByQpdf(read.pdf);
    const found = read.design.pages[0]?.found ?? [];
    assert.deepEqual(
      found.map(({ text }) => text),
      ["{Full name}", "Dear **{First name}**, you passed {Course} on {Date} in {City}."],
    );
    assert.deepEqual([found[0]?.align, found[0]?.color, found[0]?.weight], ["center", "#b03030", 700]);
    const [copied = ""] = await copiedTexts(read.pdf);
    assert.match(copied, /Certificate/);
    assert.doesNotMatch(copied, /[{}«»[\]<>]|Full name|Course|City|Dear|passed/);
    assert.deepEqual(read.design.notes, []);
    assert.equal(await changedPixels(original, read.pdf, found), 0);
  });
}

/** Pixels of the first page that differ visibly, apart from those in the boxes of texts. */
async function changedPixels(one: Uint8Array, other: Uint8Array, found: readonly FoundText[]): Promise<number> {
  const dpi = 100;
  const [[before], [after]] = [
    await Array.fromAsync(rasterise(one, dpi, [0])),
    await Array.fromAsync(rasterise(other, dpi, [0])),
  ];
  assert.ok(before && after && before.width === after.width && before.height === after.height);
  const scale = dpi / 25.4;
  const isIn = (x: number, y: number) =>
    found.some(
      (box) =>
        x >= (box.x - 0.5) * scale &&
        x <= (box.x + box.width + 0.5) * scale &&
        y >= (box.y - 1) * scale &&
        y <= (box.y + box.height + 1) * scale,
    );
  let changed = 0;
  for (let at = 0; at < before.data.length; at += 1) {
    const pixel = at >> 2;
    // PDFium reads the widths of glyphs as whole numbers, so that the rest of a line can move by a tenth of a point.
    const difference = Math.abs((before.data[at] ?? 0) - (after.data[at] ?? 0));
    if (difference > 100 && !isIn(pixel % before.width, Math.floor(pixel / before.width))) changed += 1;
  }
  return changed;
}
