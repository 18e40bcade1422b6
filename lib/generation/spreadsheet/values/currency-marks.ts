const codes = Intl.supportedValuesOf("currency");
const isCode = new Set(codes);

/** Common spellings that CLDR lacks, with the ISO 4217 codes that they may mean. */
const words: Record<string, string> = {
  ...{ euro: "EUR", euros: "EUR", zł: "PLN", Kč: "CZK", Ft: "HUF", TL: "TRY", lei: "RON MDL", kr: "SEK NOK DKK ISK" },
  ...{ Fr: "CHF", SFr: "CHF", Rs: "INR PKR LKR NPR MUR SCR", руб: "RUB BYN", р: "RUB BYN", дин: "RSD MKD" },
  ...{ 円: "JPY", 원: "KRW" },
  ...{ US$: "USD", C$: "CAD NIO", AU$: "AUD", S$: "SGD", Mex$: "MXN", J$: "JMD", TT$: "TTD", BZ$: "BZD", Z$: "ZWG" },
};
/** Those that mean nothing else next to a number. */
const ownWords = /^(?:[A-Z]{1,3}\$|kr|zł|Kč|Ft|lei|S?Fr|Rs|TL|руб|р|дин|[Ee]uros?|円|원)\.?$/u;

interface Marks {
  /** Currency mark to possible codes. */
  codesOf: Map<string, string[]>;
  /** Currency mark to default code: `$` is USD. */
  usual: Map<string, string>;
}

let marks: Marks | undefined;
/** Asking for all currencies takes a while, which no process spends as it starts. */
const marksOnce = () => (marks ??= readMarks());

function readMarks(): Marks {
  const codesOf = new Map<string, string[]>();
  const usual = new Map<string, string>();
  const add = (mark: string, code: string) => {
    const known = codesOf.get(mark) ?? [];
    if (!known.includes(code)) codesOf.set(mark, [...known, code]);
  };
  for (const code of codes) {
    add(code, code);
    for (const currencyDisplay of ["symbol", "narrowSymbol"] as const) {
      const parts = new Intl.NumberFormat("en", { style: "currency", currency: code, currencyDisplay }).formatToParts(
        1,
      );
      const mark = parts.find(({ type }) => type === "currency")?.value ?? code;
      add(mark, code);
      if (currencyDisplay === "symbol") usual.set(mark, code);
    }
  }
  for (const [mark, meant] of Object.entries(words)) for (const code of meant.split(" ")) add(mark, code);
  return { codesOf, usual };
}

/**
 * Whether this is a sign, word or ISO 4217 code of a currency. A cent sign is not: documents never show `50¢` as 50.
 */
export function isCurrencyMark(mark: string): boolean {
  return /^[\p{L}.]{0,4}(?![¢￠])\p{Sc}$/u.test(mark) || isCode.has(mark) || ownWords.test(mark);
}

/**
 * The ISO 4217 codes that a mark may stand for: more than twenty for `$`, one for `CA$` and `CAD`, none for an unknown
 * sign.
 */
export function currenciesOf(mark: string): readonly string[] {
  // Full-width signs count as the ASCII ones.
  const plain = mark.normalize("NFKC").replace(/\.$/, "");
  const { codesOf } = marksOnce();
  return codesOf.get(mark) ?? codesOf.get(plain) ?? codesOf.get(plain.toLowerCase()) ?? [];
}

/**
 * The currency of a mark in a region (ISO 3166): the region's own if the mark may stand for it, such as `$` in Canada,
 * otherwise the mark's default. Null if ambiguous, such as `kr` in Britain.
 */
export function currencyIn(region: string | null, mark: string): string | null {
  const possible = currenciesOf(mark);
  if (possible.length === 1) return possible[0] ?? null;
  // A currency code starts with its country's code.
  return possible.find((code) => code.slice(0, 2) === region) ?? marksOnce().usual.get(mark.normalize("NFKC")) ?? null;
}
