/**
 * Classifies clipboard text: `rows` that can be read, `few` if it is not a table, such as a single cell, and `nothing`
 * if it is empty. A link counts as rows: the server says how to download its spreadsheet. Spreadsheet programs copy
 * rows as text with tabs, often together with an image of them.
 */
export function pastedAs(text: string): "rows" | "few" | "nothing" {
  if (text === "") return "nothing";
  return /^https?:\/\/|[\r\n]/.test(text.trim()) ? "rows" : "few";
}

/** Pasted rows as a file. */
export function pastedFile(text: string, name: string): File {
  return new File([text], `${name}.tsv`, { type: "text/tab-separated-values" });
}

/** The first link in a dropped list of links (RFC 2483, `text/uri-list`); null if there is none on the web. */
export function droppedLink(list: string): string | null {
  return list.split(/\r?\n/).find((line) => /^https?:\/\//.test(line)) ?? null;
}
