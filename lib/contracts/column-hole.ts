/**
 * The part of a text that stands for a row's value in a column: `{Name}`, and `{"a}b"}` where the plain name would not be
 * read as one. Quotation marks within are doubled.
 */
export function columnHole(name: string): string {
  return /[{}]|^["'“„‘‚«»]/.test(name) ? `{"${name.replaceAll('"', '""')}"}` : `{${name}}`;
}
