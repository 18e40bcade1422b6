import { inflateSync } from "node:zlib";

/** For tests only: the names of a PDF's fonts, which lie in packed object streams. */
export function readFontNames(pdf: Buffer): string {
  const streams = pdf
    .toString("latin1")
    .split(/\bstream\r?\n/)
    .slice(1);
  const unpacked = streams.map((stream) => {
    try {
      return inflateSync(Buffer.from(stream, "latin1")).toString("latin1");
    } catch {
      return "";
    }
  });
  return [pdf.toString("latin1"), ...unpacked].flatMap((text) => text.match(/\/BaseFont ?\/[\w+-]+/g) ?? []).join(" ");
}
