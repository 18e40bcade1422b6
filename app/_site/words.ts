const counts = new Intl.NumberFormat("en");
const oneDecimal = new Intl.NumberFormat("en", { maximumFractionDigits: 1 });

export function countInWords(count: number): string {
  return counts.format(count);
}

/** `1 document`, `1,200 documents`. */
export function plural(count: number, one: string, many = `${one}s`): string {
  return `${counts.format(count)} ${count === 1 ? one : many}`;
}

/** Sizes in decimal units, as file managers on macOS and Linux show them. */
export function bytesInWords(bytes: number): string {
  if (bytes < 1_000) return plural(bytes, "byte");
  if (bytes < 1_000_000) return `${counts.format(Math.round(bytes / 1_000))} kB`;
  return `${oneDecimal.format(bytes / 1_000_000)} MB`;
}
