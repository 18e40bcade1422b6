/**
 * The placeholder for a row's value in a column: `{Name}`, or `{"a}b"}` if the plain name couldn't be parsed. Quotation
 * marks inside are doubled.
 */
export function columnHole(name: string): string {
  return /[{}]|^["'“„‘‚«»]/.test(name) ? `{"${name.replaceAll('"', '""')}"}` : `{${name}}`;
}

/** The same for a field of a visitor's own template, whose name may also contain the filter character. */
export function fieldHole(name: string): string {
  return /[{}|"'“”„‘’]/.test(name) ? `{"${name.replaceAll('"', '""')}"}` : `{${name}}`;
}
