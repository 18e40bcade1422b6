import { buffer } from "node:stream/consumers";
import type { FontStyle } from "../../fonts/read-font.ts";
import type { InflationLimits, ZipFileEntry } from "../../formats/zip-file.ts";
import { openWordPackage } from "../word-package.ts";
import { childAt, elementsOf } from "../xml-tree.ts";
import { fontKey } from "./fonts.ts";

export interface FontLimits {
  /** Files with fonts, and what all of them inflate to. */
  wordFonts: number;
  wordFontBytes: number;
}

/** A font's files by style, or why they aren't read: too many or too large, or damaged. */
export type EmbeddedFont = Partial<Record<FontStyle, Buffer>> | "limit" | "unreadable";

const styles = Object.entries({
  regular: "w:embedRegular",
  bold: "w:embedBold",
  italic: "w:embedItalic",
  boldItalic: "w:embedBoldItalic",
}) as [FontStyle, string][];

/**
 * The fonts in a Word file (ISO/IEC 29500-1, 17.8), by their names in lower case.
 * @param used names of fonts that texts have; others are not read
 * @throws WordFileError and AppError, as `readWordFile`
 */
export async function readEmbeddedFonts(
  path: string,
  used: () => Iterable<string>,
  limits: InflationLimits & FontLimits,
): Promise<Map<string, EmbeddedFont>> {
  const { main, parts, tree, relationships, close } = await openWordPackage(path, limits);
  try {
    const targets = [...(await relationships(main)).values()];
    const table = targets.find(({ type, isExternal }) => type === "fontTable" && !isExternal)?.target;
    const files = table === undefined ? new Map() : await relationships(table);
    if (files.size === 0) return new Map();
    const wanted = new Set(Array.from(used(), fontKey));
    const fonts = new Map<string, EmbeddedFont>();
    let [count, bytes] = [0, 0];
    for (const font of elementsOf(await tree(table), "w:font")) {
      const name = fontKey(font.attributes["w:name"] ?? "");
      const embedded = styles.flatMap(([style, element]) => {
        const { "r:id": id = "", "w:fontKey": key } = childAt(font, element)?.attributes ?? {};
        const file = files.get(id);
        return file ? [{ style, key, entry: file.isExternal ? undefined : parts.get(file.target) }] : [];
      });
      if (embedded.length === 0 || !wanted.has(name) || fonts.has(name)) continue;
      const size = embedded.reduce((sum, { entry }) => sum + (entry?.bytes ?? 0), 0);
      if (count + embedded.length > limits.wordFonts || bytes + size > limits.wordFontBytes) {
        fonts.set(name, "limit");
        continue;
      }
      [count, bytes] = [count + embedded.length, bytes + size];
      const read = await Promise.all(
        embedded.map(async ({ style, key, entry }) => [style, await readFile(entry, key)] as const),
      );
      fonts.set(name, read.every(([, file]) => file) ? Object.fromEntries(read) : "unreadable");
    }
    return fonts;
  } finally {
    close();
  }
}

async function readFile(entry: ZipFileEntry | undefined, key: string | undefined): Promise<Buffer | null> {
  try {
    return entry ? withoutKey(await buffer(entry.read()), key) : null;
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "damaged_file") return null;
    throw error;
  }
}

/** Undoes the obfuscation of 17.8.1: the first 32 bytes are combined with those of a GUID, from its end. */
function withoutKey(file: Buffer, guid = ""): Buffer {
  const key = Buffer.from(guid.replace(/[^\da-f]/gi, ""), "hex").reverse();
  // Some programs embed fonts as they are, with a GUID of zeros or none.
  if (key.length !== 16) return file;
  const plain = Buffer.from(file);
  for (const [index, byte] of plain.subarray(0, 32).entries()) plain[index] = byte ^ (key[index % 16] ?? 0);
  return plain;
}
