import type { Picture } from "../model.ts";
import type { ReadContext } from "../read-context.ts";
import { childAt, type XmlElement } from "../xml-tree.ts";
import { noCrop } from "./pictures.ts";
import type { Size } from "./place.ts";

/** Longer ones are no letterings. */
const longest = 500;

/** The text of a shape of Word's own letterings, as most watermarks are ([MS-OI29500], VML's `textpath`); null for others. */
export function letteringOf(
  shape: XmlElement,
  { turn, color }: { turn: number; color: string | null },
  { width, height }: Size,
  { styles }: ReadContext,
): Picture | null {
  const path = childAt(shape, "v:textpath")?.attributes;
  const text = (path?.string ?? "").replace(/\s+/g, " ").trim().slice(0, longest);
  if (!path || text === "" || width <= 0 || height <= 0) return null;
  const style = path.style ?? "";
  const font = /font-family:\s*"?([^";]+)/i.exec(style)?.[1]?.trim() ?? styles.defaults.run.font;
  const run = {
    ...styles.defaults.run,
    ...{ font, color, size: 36, bold: /font-weight:\s*bold/i.test(style), italic: /font-style:\s*italic/i.test(style) },
  };
  return { image: null, width, height, crop: noCrop, alt: "", turn, lettering: { text, run } };
}
