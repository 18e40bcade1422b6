import encodeQr from "qr";
import { msg, type ServerMessage } from "#lib/messages/server-message.ts";
import type { CodeValue } from "../fit.ts";
import { drawnLater } from "./drawn-later.ts";

/** What the largest symbol (version 40, level M) holds: ISO/IEC 18004, table 7. */
const most = { digits: 5_596, alphanumerics: 3_391, bytes: 2_331 };

/** A QR code for a template; the end of a sentence that begins with the text where it is too long for one. */
export function qrCode(text: string): CodeValue | ServerMessage {
  return fitsQrCode(text) ? drawnLater("qr", text, () => drawQr(text)) : msg("code.qr.length");
}

/** The SVG alone; null where the text is too long for a QR code. */
export function qrSvg(text: string): string | null {
  return fitsQrCode(text) ? drawQr(text).svg : null;
}

/**
 * A QR code as an SVG of one path, one unit a module, with error correction level M. It has no quiet zone: the
 * template leaves the four modules around it that scanners need.
 */
function drawQr(text: string): Pick<CodeValue, "svg" | "modules"> {
  const modules = encodeQr(text, "raw", { ecc: "medium", border });
  const size = modules.length - 2 * border;
  const path = modules.map((row, y) => rowPath(row, y - border)).join("");
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}"><path d="${path}"/></svg>`;
  return { svg, modules: size };
}

/** The least that the encoder gives; it is taken off again. */
const border = 1;

function fitsQrCode(text: string): boolean {
  if (/^\d*$/.test(text)) return text.length <= most.digits;
  if (/^[\dA-Z $%*+\-./:]*$/.test(text)) return text.length <= most.alphanumerics;
  return Buffer.byteLength(text) <= most.bytes;
}

/** Neighbouring modules are one rectangle, which halves the path. */
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
