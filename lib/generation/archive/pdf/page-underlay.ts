import { streamData } from "./shown-glyphs.ts";
import { readPlain } from "./syntax/pdf-file.ts";
import { readArray, readDictionary, readReference } from "./syntax/pdf-syntax.ts";
import { reachedFrom, type Underlay } from "./underlay.ts";

/** Operators that paint: paths, shadings, and forms or images (ISO 32000-1, 8.2). */
const paints = /(?:^|\s)(?:[fFSsBb]\*?|sh|Do)(?=\s|$)/;
const isRead = /\b(?:BT|B[MD]C)\b/;

/**
 * The only page of a PDF of our engine as an underlay. The page's content becomes the form's, still deflated. Null if
 * nothing is painted on it, and for a page with text or tags, which an underlay would hide from those who hear a
 * document.
 */
export function pageUnderlay(pdf: Uint8Array): Underlay | null {
  const { trailer, text } = readPlain(pdf);
  const pages = readDictionary(
    text(readReference(readDictionary(text(readReference(trailer.get("/Root")))).get("/Pages"))),
  );
  const [only, ...others] = readArray(pages.get("/Kids")).map(readReference);
  if (only === undefined || others.length > 0) throw new Error("A background has one page");
  const page = readDictionary(text(only));
  const content = page.get("/Contents") === undefined ? "" : text(readReference(page.get("/Contents")));
  const operators = content && streamData(content);
  if (!paints.test(operators) || isRead.test(operators)) return null;
  const [, , width = 0, height = 0] = readArray(page.get("/MediaBox")).map(Number);
  const box = `/Type /XObject /Subtype /Form /BBox [0 0 ${width} ${height}]`;
  const form = content.replace("<<", `<< ${box} /Resources ${page.get("/Resources") ?? "<<>>"}`);
  return { width, height, objects: reachedFrom(only, (object) => (object === only ? form : text(object))) };
}
