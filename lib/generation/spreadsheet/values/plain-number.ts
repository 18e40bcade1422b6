/** The General format shows a number of this length, including its sign, unchanged. */
const mostCharacters = 11;
/** Smaller numbers are written with an exponent. */
const smallest = 1e-6;
const powers = Array.from({ length: mostCharacters }, (_, decimals) => 10 ** decimals);
const [minus, point, zero] = [0x2d, 0x2e, 0x30];

/**
 * The number in `text` (`-12.5`), if `String` would surely write it the same way; NaN if it might not. Exact: a whole
 * number below 2^53 divided by a power of ten is the double nearest to the decimal.
 */
export function plainNumber(text: string): number {
  const { length } = text;
  const start = text.charCodeAt(0) === minus ? 1 : 0;
  if (length > mostCharacters) return Number.NaN;
  let digits = 0;
  let pointAt = length;
  for (let at = start; at < length; at++) {
    const code = text.charCodeAt(at);
    if (code >= zero && code <= zero + 9) digits = digits * 10 + code - zero;
    else if (code === point && pointAt === length) pointAt = at;
    else return Number.NaN;
  }
  const startsBare = pointAt === start || (text.charCodeAt(start) === zero && pointAt > start + 1);
  const endsBare = pointAt < length && (pointAt === length - 1 || text.charCodeAt(length - 1) === zero);
  if (startsBare || endsBare) return Number.NaN;
  const value = digits / (powers[length - pointAt - 1] ?? 1);
  if (value < smallest) return text === "0" ? 0 : Number.NaN;
  return start === 1 ? -value : value;
}
