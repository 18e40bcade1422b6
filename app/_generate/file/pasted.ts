/** Browsers show no longer addresses. */
const longestLink = 10_000;

/** Whether a text is nothing but a web address, such as that of a spreadsheet in Google Sheets. */
export function isLink(text: string): boolean {
  return /^\s*https?:\/\/\S+\s*$/i.test(text);
}

/**
 * Classifies clipboard text: `rows` that can be read, `few` if it is not a table, such as a single cell, `link` if
 * it is an address, and `nothing` if it is empty. Spreadsheet programs copy rows as text with tabs, often together with an image of them.
 */
export function pastedAs(text: string): "rows" | "few" | "link" | "nothing" {
  if (text === "") return "nothing";
  if (text.length < longestLink && isLink(text)) return "link";
  return /[\r\n]/.test(text.trim()) ? "rows" : "few";
}
