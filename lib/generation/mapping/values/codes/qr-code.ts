import encodeQr from "qr";
import { msg, type ServerMessage } from "#lib/messages/server-message.ts";
import type { CodeValue } from "../../fit/fit.ts";
import { lazyCode } from "./lazy-code.ts";

/** The capacity of the largest symbol (version 40, level M): ISO/IEC 18004, table 7. */
const most = { digits: 5_596, alphanumerics: 3_391, bytes: 2_331 };

/** A QR code for a template. If the text is too long, the problem as a message that continues "<text> ...". */
export function qrCode(text: string): CodeValue | ServerMessage {
  return fitsQrCode(text) ? lazyCode("qr", text, () => drawQr(text)) : msg("code.qr.length");
}

/** Only the SVG; null if the text is too long for a QR code. */
export function qrSvg(text: string): string | null {
  return fitsQrCode(text) ? drawQr(text).svg : null;
}

/**
 * Draws a QR code as an SVG with a single path, one unit per module, with error correction level M. It has no quiet
 * zone: the template adds the four modules around it that scanners need.
 */
export function drawQr(text: string): Pick<CodeValue, "svg" | "modules"> {
  const modules = encodeQr(text, "raw", { ecc: "medium", border });
  const size = modules.length - 2 * border;
  const path = modules.map((row, y) => rowPath(row, y - border)).join("");
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}"><path d="${path}"/></svg>`;
  return { svg, modules: size };
}

/** The encoder's minimum. It isn't drawn, but `rowPath` needs the light module that it puts at the end of each row. */
const border = 1;

function fitsQrCode(text: string): boolean {
  if (/^\d*$/.test(text)) return text.length <= most.digits;
  if (/^[\dA-Z $%*+\-./:]*$/.test(text)) return text.length <= most.alphanumerics;
  return Buffer.byteLength(text) <= most.bytes;
}

/** Merges neighbouring modules into one rectangle, which halves the path. */
function rowPath(row: boolean[], y: number): string {
  let path = "";
  for (let x = border; x < row.length; x++) {
    if (!row[x]) continue;
    const end = row.indexOf(false, x);
    path += `M${x - border} ${y}h${end - x}v1H${x - border}z`;
    x = end;
  }
  return path;
}
