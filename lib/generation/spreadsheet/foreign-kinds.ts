import { AppError } from "#lib/generation/app-error.ts";

/** Files that people take for spreadsheets or logos: what their bytes are at an offset. */
const signatures: [offset: number, bytes: string, name: string][] = [
  [0, "%PDF-", "a PDF"],
  [0, "{\\rtf", "a Rich Text document"],
  [0, "GIF8", "a GIF image"],
  [0, "II*\0", "a TIFF image"],
  [0, "MM\0*", "a TIFF image"],
  [4, "ftyphei", "a HEIC image"],
  [4, "ftypmif1", "a HEIC image"],
  [4, "ftypavif", "an AVIF image"],
  [0, "\x1f\x8b", "a compressed archive"],
  [0, "7z\xbc\xaf", "a compressed archive"],
  [0, "Rar!", "a compressed archive"],
  [0, "\xfd7zXZ", "a compressed archive"],
  [0, "PAR1", "a Parquet file"],
  [0, "SQLite format 3\0", "a database"],
];

const webElements = new Set(["html", "head", "body", "table", "meta", "style", "div"]);

/** The name of the first element of XML or HTML, behind declarations, comments and document types. */
export function firstElement(text: string): string | undefined {
  let rest = text.trimStart();
  for (;;) {
    const end = rest.startsWith("<?") ? "?>" : rest.startsWith("<!--") ? "-->" : undefined;
    const documentType = end === undefined ? /^<![^>[]*(?:\[[^\]]*\]\s*)?>/.exec(rest)?.[0].length : undefined;
    const length = end === undefined ? documentType : rest.indexOf(end) + end.length;
    if (length === undefined) return /^<(?:\w+:)?(\w+)/.exec(rest)?.[1]?.toLowerCase();
    if (end !== undefined && length < end.length) return undefined;
    rest = rest.slice(length).trimStart();
  }
}

/** What a file is that is neither a table nor an image we take, as the words for a sentence; null where unknown. */
export function foreignKind(bytes: string, text: string | null): string | null {
  const known = signatures.find(([offset, signature]) => bytes.startsWith(signature, offset));
  if (known !== undefined) return known[2];
  // Some programs write a web page or old XML and name it .xls.
  if (text !== null && webElements.has(firstElement(text) ?? "")) return "a web page";
  return text?.trimStart().startsWith("<?xml") ? "an XML file" : null;
}

export function refuseKind(name: string): AppError {
  const way = name.endsWith("image")
    ? "Save it as PNG, JPEG, WebP or SVG, and upload that."
    : "Save it as .xlsx (Excel workbook) or CSV, and upload that.";
  return new AppError("unsupported_kind", `This is ${name}. ${way}`);
}
