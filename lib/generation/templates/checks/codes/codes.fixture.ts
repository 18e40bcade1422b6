import { readFileSync } from "node:fs";
import { join } from "node:path";
import { prepareZXingModule, type ReaderOptions, readBarcodes } from "zxing-wasm/reader";
import { rasterise } from "../printed/rasterise.fixture.ts";

const wasm = readFileSync(join(process.cwd(), "node_modules/zxing-wasm/dist/reader/zxing_reader.wasm"));
prepareZXingModule({ overrides: { wasmBinary: new Uint8Array(wasm).buffer } });

const formats: NonNullable<ReaderOptions["formats"]> = [
  "QRCode",
  "EAN13",
  "Code128",
  "DataMatrix",
  "Aztec",
  "PDF417",
  "ITF",
];
/** Our codes stand upright, are never white on black, and large enough to be read without downscaling. */
const quick = { tryRotate: false, tryInvert: false, tryDownscale: false };

/** A symbol as a scanner reads it; the format is ZXing's name, such as `QRCode`, `EAN13` or `Code128`. */
export interface ReadCode {
  text: string;
  format: string;
}

/** For tests: the codes on each page of a PDF, printed at this many dots per inch. */
export async function* readCodes(pdf: Uint8Array, dpi: number): AsyncGenerator<ReadCode[]> {
  for await (const { width, height, data } of rasterise(pdf, dpi)) {
    const page = { width, height, data: new Uint8ClampedArray(data), colorSpace: "srgb" as const };
    const found = await readBarcodes(page as ImageData, { formats, maxNumberOfSymbols: 255, ...quick });
    yield found.filter(({ isValid }) => isValid).map(({ text, format }) => ({ text, format }));
  }
}
