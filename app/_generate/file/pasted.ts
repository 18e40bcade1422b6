/**
 * What a text on the clipboard is: `rows` that can be read, `few` where it is no table, such as a single cell, and
 * `nothing` where it is empty. Spreadsheet programs put rows on the clipboard as text with tabs, and often a picture of
 * them beside it.
 */
export function pastedAs(text: string): "rows" | "few" | "nothing" {
  if (text === "") return "nothing";
  return /[\r\n]/.test(text.trim()) ? "rows" : "few";
}
