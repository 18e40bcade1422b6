import { joinedText } from "./package/hostile-part.ts";
import type { Package } from "./package/package.ts";
import { readXml } from "./package/xml.ts";
import { createTextStore, type TextStore } from "./text-store.ts";

/** `_x000D_` encodes a character that XML cannot hold, and `_x005F_` the underscore before such a sequence. */
export function unescapeText(text: string): string {
  if (!text.includes("_x")) return text;
  // In XML, CR LF is LF (XML 1.0, 2.11): after an escaped CR, it must not end another line.
  return text
    .replaceAll("\r\n", "\n")
    .replace(/_x([0-9a-f]{4})_/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
}

/**
 * The texts that cells refer to by index (ECMA-376 part 1, 18.4): joins the runs of a rich text and drops the readings
 * printed above East Asian text (`rPh`). Empty without a part.
 */
export async function readSharedStrings(opened: Package, part: string | undefined): Promise<TextStore> {
  const store = createTextStore();
  if (part === undefined) return store;
  let text = "";
  let inText = false;
  let inPhonetic = false;
  await readXml(opened.read(part), {
    open(name) {
      if (name === "si") text = "";
      else if (name === "rPh") inPhonetic = true;
      else if (name === "t") inText = !inPhonetic;
    },
    text(piece) {
      if (inText) text = joinedText(text, piece);
    },
    close(name) {
      if (name === "t") inText = false;
      else if (name === "rPh") inPhonetic = false;
      else if (name === "si") store.add(unescapeText(text));
    },
  });
  return store;
}
