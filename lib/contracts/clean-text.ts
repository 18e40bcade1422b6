/** Fast path for most texts: already in NFC, without control characters and lone surrogates. */
const plain = /^[\x20-\x7e\u00a0-\u02ff]*$/;

/**
 * Cleans a cell's text for a document: trimmed, in NFC, line breaks as "\n", tabs as spaces; drops other control
 * characters and byte order marks (fonts have no glyphs for them).
 */
export function cleanText(text: string): string {
  if (plain.test(text)) return text.trim();
  return text
    .toWellFormed()
    .replace(/\r\n?/g, "\n")
    .replaceAll("\t", " ")
    .replace(/[^\P{Cc}\n]|\ufeff/gu, "")
    .normalize("NFC")
    .trim();
}
