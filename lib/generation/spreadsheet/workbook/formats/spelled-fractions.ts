/**
 * Texts and conditions in a code or, in groups, a fraction: its whole number, if it has one, numerator and denominator.
 */
const tokens = /"[^"]*"|\\.|\[[^\]]*\]|(?:([#?0][#?0,]*)(?: |\\ |" ")+)?([#?0]+)(?: |\\ )*\/(?: |\\ )*(\?+|#+|\d+)/g;
/** Excel's denominators have at most this many digits. */
const mostDigits = 7;
/** A smaller remainder ends the continued fraction. */
const negligible = 5e-8;

/** The last convergent of a number from 0 to 1 whose denominator is at most `most`: its numerator and denominator. */
function convergent(value: number, most: number): [numerator: number, denominator: number] {
  let [top, bottom, topBefore, bottomBefore] = [0, 1, 1, 0];
  for (let rest = value; rest > negligible; ) {
    rest = 1 / rest;
    const whole = Math.floor(rest);
    const next = whole * bottom + bottomBefore;
    if (next > most) break;
    [top, topBefore] = [whole * top + topBefore, top];
    [bottom, bottomBefore] = [next, bottom];
    rest -= whole;
  }
  return [top, bottom];
}

function fraction(size: number, whole: string | undefined, top: string, bottom: string, group: string): string {
  const fixed = Number(bottom);
  const most = 10 ** Math.min(Math.max(top.length, bottom.length), mostDigits) - 1;
  const [parts, of] = fixed > 0 ? [Math.round((size % 1) * fixed), fixed] : convergent(size % 1, most);
  if (whole === undefined) return `${Math.floor(size) * of + parts}/${of}`;
  const isWhole = parts === of;
  const digits = String(Math.floor(size) + (isWhole ? 1 : 0));
  const grouped = whole.includes(",") ? digits.replace(/\B(?=(?:\d{3})+$)/g, group) : digits;
  if ((isWhole || parts === 0) && !top.includes("0")) return grouped;
  return `${digits === "0" && !whole.includes("0") ? "" : grouped} ${isWhole ? 0 : parts}/${of}`;
}

/**
 * For a format with fractions such as `# ??/16`, where the number format library is wrong: it shows 0.96 as `1 15/16`,
 * and 1.005 in `?/?` as `0/1`. Returns a function that spells the fraction of a number out in the code, as Excel shows it
 * but for the spaces that align it. Undefined for other formats.
 */
export function fractionSpellerOf(code: string, group: string): ((value: number) => string) | undefined {
  if (![...code.matchAll(tokens)].some(([, , top]) => top !== undefined)) return undefined;
  const scale = 100 ** (code.replace(/"[^"]*"|\\./g, "").match(/%/g)?.length ?? 0);
  return (value) =>
    code.replace(tokens, (token, whole?: string, top?: string, bottom = "") =>
      top === undefined ? token : `"${fraction(Math.abs(value) * scale, whole, top, bottom, group)}"`,
    );
}
