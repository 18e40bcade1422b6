import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { eachCharacter, readTables } from "../../../typesetting/font-tables.ts";

/** An open font with the widths of one that PDFs name without embedding it (ISO 32000-1, 9.6.2.2). */
export interface Substitute {
  name: string;
  path: string;
  /** In thousandths of the size. */
  widthOf(text: string): number;
  glyphOf(text: string): number;
}

const families: [pattern: RegExp, folder: string, file: string][] = [
  [/^(helvetica|arial)(mt)?(,|-|$)/i, "arimo", "Arimo"],
  [/^times(newroman)?(ps)?(mt)?(,|-|$)/i, "tinos", "Tinos"],
  [/^courier(new)?(ps)?(mt)?(,|-|$)/i, "cousine", "Cousine"],
];
const styles = ["400Regular", "400Regular_Italic", "700Bold", "700Bold_Italic"] as const;

const loaded = new Map<string, Substitute>();

/** Null if we have no font with these widths. */
export function substituteFor(name: string): Substitute | null {
  const family = families.find(([pattern]) => pattern.test(name.replace(/\s/g, "")));
  if (!family) return null;
  const style = styles[(/bold/i.test(name) ? 2 : 0) + (/italic|oblique/i.test(name) ? 1 : 0)] ?? styles[0];
  const [, folder, file] = family;
  const known = loaded.get(file + style) ?? load(folder, file, style);
  loaded.set(file + style, known);
  return known;
}

function load(folder: string, file: string, style: (typeof styles)[number]): Substitute {
  const url = `../../../../../node_modules/@expo-google-fonts/${folder}/${style}/${file}_${style}.ttf`;
  const path = fileURLToPath(new URL(url, import.meta.url));
  const { cmap, head, hhea, hmtx } = readTables(path, ["cmap", "head", "hhea", "hmtx"]);
  const glyphs = new Map<number, number>();
  eachCharacter(cmap, (point, glyph) => glyphs.set(point, glyph));
  const [unit, advances] = [head.readUInt16BE(18), hhea.readUInt16BE(34)];
  const glyphOf = (text: string) => glyphs.get(text.codePointAt(0) ?? 0) ?? 0;
  return {
    name: `${file}-${style.slice(3).replace("_", "")}`,
    path,
    glyphOf,
    widthOf: (text) => (hmtx.readUInt16BE(Math.min(glyphOf(text), advances - 1) * 4) * 1000) / unit,
  };
}

/** The font file. */
export const readProgram = ({ path }: Substitute): Buffer => readFileSync(path);
