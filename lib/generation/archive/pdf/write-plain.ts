import type { PdfFile } from "./syntax/pdf-file.ts";

/** A changed PDF as bytes in our engine's own form, so that it can be read, split and merged again. */
export function writePdf({ header, size, trailer, has, text }: PdfFile): Uint8Array {
  const objects = Array.from({ length: size }, (_, number) => (has(number) ? text(number) : undefined));
  return writePlain(header, objects, trailer);
}

/**
 * A PDF with one xref table and no object streams (ISO 32000-1, 7.5.4).
 * @param objects by number; free ones are undefined
 */
export function writePlain(
  header: string,
  objects: readonly (string | undefined)[],
  trailer: ReadonlyMap<string, string>,
): Uint8Array {
  const pieces = [header];
  let at = header.length;
  let table = `xref\n0 ${objects.length}\n`;
  for (const [number, text] of objects.entries()) {
    if (text === undefined) {
      table += "0000000000 65535 f\r\n";
      continue;
    }
    const piece = `${number} 0 obj\n${text}\nendobj\n`;
    table += `${String(at).padStart(10, "0")} 00000 n\r\n`;
    pieces.push(piece);
    at += piece.length;
  }
  const entries = Array.from(trailer, ([name, value]) => `${name} ${value}`).join(" ");
  pieces.push(table, `trailer\n<< /Size ${objects.length} ${entries} >>\nstartxref\n${at}\n%%EOF`);
  return Buffer.from(pieces.join(""), "latin1");
}
