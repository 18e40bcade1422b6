import { execFile } from "node:child_process";
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { chromium } from "@playwright/test";
import sharp from "sharp";

const run = promisify(execFile);

/** A page as a program makes it, and its size in mm. */
export interface ProgramPage {
  name: string;
  width: number;
  height: number;
  /** Whether it names its columns, so that boxes are there from the start. */
  hasPlaceholders: boolean;
  /** @returns null if the program isn't installed */
  make: (folder: string) => Promise<Buffer | null>;
}

const html = `<html><meta charset="utf-8"><style>@page { size: A4 landscape; margin: 0 } body { margin: 0; font-family: serif; background: linear-gradient(#fff, #def) }
  h1 { text-align: center; color: #206020; padding-top: 20mm } p { margin: 12mm 30mm; font-size: 16pt } .name { font-size: 26pt; color: #b03030 }</style>
  <h1>Certificate</h1><p class="name">{{Full name}}</p><p>has taken part in {{Course}}</p></html>`;

const writer = `<?xml version="1.0"?><office:document xmlns:office="urn:oasis:names:tc:opendocument:xmlns:office:1.0" xmlns:text="urn:oasis:names:tc:opendocument:xmlns:text:1.0"
  xmlns:style="urn:oasis:names:tc:opendocument:xmlns:style:1.0" xmlns:fo="urn:oasis:names:tc:opendocument:xmlns:xsl-fo-compatible:1.0" office:version="1.2" office:mimetype="application/vnd.oasis.opendocument.text">
  <office:automatic-styles><style:page-layout style:name="P"><style:page-layout-properties fo:page-width="210mm" fo:page-height="297mm" fo:margin="25mm"/></style:page-layout>
  <style:style style:name="N" style:family="paragraph"><style:text-properties fo:font-size="24pt" fo:color="#b03030" fo:font-weight="bold"/></style:style></office:automatic-styles>
  <office:master-styles><style:master-page style:name="Standard" style:page-layout-name="P"/></office:master-styles>
  <office:body><office:text><text:p>Certificate</text:p><text:p text:style-name="N">{{Full name}}</text:p>
  <text:p/><text:p>has taken part in {{Course}}</text:p></office:text></office:body></office:document>`;

/** As Inkscape 1.3 saves: styles instead of attributes, layers, lines of texts as spans with places of their own. */
const inkscape = `<?xml version="1.0" encoding="UTF-8" standalone="no"?>
<svg width="148mm" height="105mm" viewBox="0 0 148 105" version="1.1" id="svg1" inkscape:version="1.3.2 (091e20e, 2023-11-25)" sodipodi:docname="certificate.svg"
  xmlns:inkscape="http://www.inkscape.org/namespaces/inkscape" xmlns:sodipodi="http://sodipodi.sourceforge.net/DTD/sodipodi-0.dtd" xmlns="http://www.w3.org/2000/svg" xmlns:svg="http://www.w3.org/2000/svg">
  <sodipodi:namedview id="namedview1" pagecolor="#ffffff" bordercolor="#000000" inkscape:document-units="mm" inkscape:current-layer="layer1"/><defs id="defs1"/>
  <g inkscape:label="Layer 1" inkscape:groupmode="layer" id="layer1">
    <rect style="fill:#fff4e0;stroke:#a05020;stroke-width:1.2;stroke-linejoin:round" id="rect1" width="140" height="97" x="4" y="4"/>
    <path style="fill:none;stroke:#a05020;stroke-width:0.4" d="m 20,62 c 30,-4 70,4 108,0" id="path1"/>
    <text xml:space="preserve" style="font-style:normal;font-variant:normal;font-weight:normal;font-size:9.17px;line-height:1.25;font-family:'Source Sans 3';fill:#202020" x="20" y="25" id="text1"><tspan sodipodi:role="line" id="tspan1" style="stroke-width:0.264583" x="20" y="25">Certificate</tspan></text>
    <text xml:space="preserve" style="font-size:8px;font-family:'Source Sans 3';fill:#b03030" x="20" y="50" id="text2"><tspan sodipodi:role="line" id="tspan2" x="20" y="50">{{Full name}}</tspan></text>
    <text xml:space="preserve" style="font-size:5px;font-family:'Source Sans 3'" x="20" y="80" id="text3"><tspan sodipodi:role="line" id="tspan3" x="20" y="80">has taken part in {{Course}}</tspan></text>
  </g></svg>`;

/** As a telephone held upright takes it: the sensor's picture, and how it is to be turned (Exif). */
async function photo(): Promise<Buffer> {
  const drawn = `<svg xmlns="http://www.w3.org/2000/svg" width="1600" height="1200"><defs><linearGradient id="g"><stop stop-color="#f8f0d8"/><stop offset="1" stop-color="#c8d8e8"/></linearGradient></defs>
    <rect width="1600" height="1200" fill="url(#g)"/><rect x="60" y="60" width="1480" height="1080" fill="none" stroke="#365" stroke-width="14"/><circle cx="1350" cy="250" r="110" fill="#b33"/></svg>`;
  return sharp(Buffer.from(drawn)).jpeg({ quality: 88 }).withMetadata({ orientation: 6, density: 180 }).toBuffer();
}

async function inChromium(): Promise<Buffer> {
  const { CHROMIUM_PATH } = process.env;
  const browser = await chromium.launch({
    args: ["--no-sandbox"],
    ...(CHROMIUM_PATH && { executablePath: CHROMIUM_PATH }),
  });
  try {
    const page = await browser.newPage();
    await page.setContent(html);
    return await page.pdf({ preferCSSPageSize: true, printBackground: true });
  } finally {
    await browser.close();
  }
}

/** What a command wrote to a file; null if there is no such command. */
async function madeBy(command: string, args: string[], path: string): Promise<Buffer | null> {
  try {
    await run(command, args, { timeout: 90_000 });
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "ENOENT") return null;
    throw error;
  }
  return readFile(path);
}

async function madeByInkscape(folder: string, name: string): Promise<Buffer | null> {
  const [source, path] = [join(folder, "drawn.svg"), join(folder, name)];
  await writeFile(source, inkscape);
  return madeBy("inkscape", [`--export-filename=${path}`, source], path);
}

const card = { width: 148, height: 105, hasPlaceholders: true };

export const programPages: readonly ProgramPage[] = [
  {
    ...{ name: "libreoffice.pdf", width: 210, height: 297, hasPlaceholders: true },
    async make(folder) {
      const source = join(folder, "libreoffice.fodt");
      await writeFile(source, writer);
      const profile = `-env:UserInstallation=file://${folder}/office`;
      const args = [profile, "--headless", "--convert-to", "pdf", "--outdir", folder, source];
      return madeBy("soffice", args, join(folder, "libreoffice.pdf"));
    },
  },
  { name: "chromium.pdf", width: 297, height: 210, hasPlaceholders: true, make: inChromium },
  {
    ...{ name: "cairo.pdf", width: 297, height: 210, hasPlaceholders: true },
    async make(folder) {
      const [source, path] = [join(folder, "source.pdf"), join(folder, "cairo.pdf")];
      await writeFile(source, await inChromium());
      return madeBy("pdftocairo", ["-pdf", source, path], path);
    },
  },
  {
    // By pdf-lib 1.17.1, with object streams and fonts that are not embedded.
    ...{ name: "pdf-lib.pdf", width: 210, height: 148, hasPlaceholders: true },
    make: () => readFile(join(import.meta.dirname, "pdf-lib.pdf")),
  },
  { name: "telephone.jpg", width: 169.333, height: 225.778, hasPlaceholders: false, make: photo },
  { name: "inkscape.svg", ...card, make: async () => Buffer.from(inkscape) },
  { name: "saved-by-inkscape.svg", ...card, make: (folder) => madeByInkscape(folder, "saved-by-inkscape.svg") },
  { name: "inkscape.pdf", ...card, make: (folder) => madeByInkscape(folder, "inkscape.pdf") },
  {
    ...{ name: "rsvg-convert.pdf", ...card },
    async make(folder) {
      const [source, path] = [join(folder, "rsvg-convert.svg"), join(folder, "rsvg-convert.pdf")];
      await writeFile(source, inkscape);
      return madeBy("rsvg-convert", ["-f", "pdf", "-o", path, source], path);
    },
  },
];
