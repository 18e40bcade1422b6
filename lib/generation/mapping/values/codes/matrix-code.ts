import bwipjs from "bwip-js/node";
import { msg, type ServerMessage } from "#lib/messages/server-message.ts";
import type { CodeValue } from "../../fit/fit.ts";
import { lazyCode } from "./lazy-code.ts";

/**
 * Bytes of UTF-8 that any text fits into, whatever mode it needs: ISO/IEC 16022 (1,555 in 144 by 144 modules), 24778
 * (1,914 in 151 by 151, less its error correction) and 15438 (928 codewords). Larger symbols are too fine to read.
 */
const matrices = {
  "data-matrix": { name: "Data Matrix", encoder: "datamatrix", mostBytes: 1_000 },
  aztec: { name: "Aztec", encoder: "azteccode", mostBytes: 1_000 },
  pdf417: { name: "PDF417", encoder: "pdf417", mostBytes: 600 },
} as const;
export type MatrixKind = keyof typeof matrices;

/** The symbol of a text, or the reason why there is none: the end of a sentence that starts with the text. */
export function matrixCode(kind: MatrixKind, text: string): CodeValue | ServerMessage {
  const { name, mostBytes } = matrices[kind];
  if (Buffer.byteLength(text) > mostBytes) return msg("code.matrix.length", { name });
  return lazyCode(kind, text, () => drawMatrix(kind, text), { isMatrix: true });
}

/** Rows of modules as one path; those of a PDF417 are three modules high. */
export function drawMatrix(kind: MatrixKind, text: string): Required<Pick<CodeValue, "svg" | "modules" | "rows">> {
  const [symbol] = bwipjs.raw({ bcid: matrices[kind].encoder, text });
  if (!symbol || !("pixs" in symbol)) throw new Error(`No symbol for a text of ${text.length} characters`);
  const { pixs, pixx, pixy } = symbol;
  const height = pixy / (pixs.length / pixx);
  let path = "";
  for (let row = 0; row * height < pixy; row += 1) {
    for (let x = 0; x < pixx; x += 1) {
      if (!pixs[row * pixx + x]) continue;
      let end = x;
      while (end < pixx && pixs[row * pixx + end]) end += 1;
      path += `M${x} ${row * height}h${end - x}v${height}H${x}z`;
      x = end;
    }
  }
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${pixx} ${pixy}"><path d="${path}"/></svg>`;
  return { modules: pixx, rows: pixy, svg };
}
