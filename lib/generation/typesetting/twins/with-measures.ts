import { readTables, writeTables } from "../../archive/pdf/fonts/true-type.ts";
import type { Twin, Widths } from "./twins.ts";
import { withWidths } from "./with-widths.ts";

interface Measures extends Pick<Twin, "family" | "ascent" | "descent"> {
  style: string;
  widths: Widths;
}

/**
 * A copy of a TrueType font with other heights and widths, under its own name.
 *
 * Format: OpenType 1.9.1, `hhea`, `OS/2`, `name`.
 */
export function withMeasures(font: Buffer, { family, style, widths, ascent, descent }: Measures): Buffer {
  const tables = new Map<string, Buffer>([...readTables(font)].map(([tag, data]) => [tag, Buffer.from(data)]));
  const [head, hhea, os2] = [tables.get("head"), tables.get("hhea"), tables.get("OS/2")];
  if (!head || !hhea || !os2) throw new Error(`The font for ${family} has no measures`);
  for (const [at, measure] of [ascent, -descent].entries()) {
    const units = Math.round((measure * head.readUInt16BE(18)) / 1000);
    hhea.writeInt16BE(units, 4 + at * 2);
    os2.writeInt16BE(units, 68 + at * 2);
  }
  tables.set("name", nameTable(family, style));
  return writeTables(Object.keys(widths).length > 0 ? withWidths(tables, widths) : tables);
}

/** Family and PostScript name; the engine reads weight and style from `OS/2` and `head`. */
function nameTable(family: string, style: string): Buffer {
  const texts = { 1: family, 6: `${family.replaceAll(" ", "")}-${style}` };
  const names = Object.entries(texts).map(([id, text]) => [Number(id), Buffer.from(text, "utf16le").swap16()] as const);
  const storage = 6 + names.length * 12;
  const header = Buffer.alloc(storage);
  header.writeUInt16BE(names.length, 2);
  header.writeUInt16BE(storage, 4);
  let offset = 0;
  for (const [index, [id, text]] of names.entries()) {
    for (const [place, value] of [3, 1, 0x409, id, text.length, offset].entries()) {
      header.writeUInt16BE(value, 6 + index * 12 + place * 2);
    }
    offset += text.length;
  }
  return Buffer.concat([header, ...names.map(([, text]) => text)]);
}
