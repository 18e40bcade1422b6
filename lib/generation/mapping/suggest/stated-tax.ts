import { comparedPart, foldedLetters, spaced, withoutDots, wordsOf } from "./normalise-header.ts";

type Stated = "included" | "excluded";

const setOf = (list: string) => new Set(list.trim().split(/\s+/));

const taxes =
  setOf(`vat gst hst pst qst tax taxes mwst mehrwertsteuer ust umsatzsteuer steuer steuern tva taxe iva impuesto impuestos
  imposto impostos imposta imposte igic btw moms mva alv dph podatek podatku podatkiem kdv vergi vergiler otv afa ddv pdv`);

/** What stands before a tax, after it, or on either side: "with VAT", "KDV dahil", "incl. VAT" and "VAT incl.". */
const including = {
  before:
    setOf(`with w after mit nach avec con com med met sis sisaltaa enthalt zawiera zahrnuje obsahuje vcetne vc contains
    contiene lordo gross`),
  after: setOf(
    `dahil dahildir edilmis icerir li inbegrepen enthalten inbegriffen ingar medregnet sisaltyy sisally compresa compreso compresi`,
  ),
  either: /^(?:inc|incl\p{L}*|inkl\p{L}*|compris(?:e|es)?)$/u,
};
const excluding = {
  before:
    setOf(`without before pre ex exc eks plus less minus no net netto ohne vor zzgl zuzuglich kein keine sans hors avant sin sem
    senza mas mais piu oltre antes prima zonder voor geen uden uten utan ingen ilman bez za nezahrnuje neobsahuje`),
  after: setOf(`haric harictir siz icermez eklenecek extra additional aparte sus tillkommer esclusa escluso esclusi`),
  either: /^(?:excl\p{L}*|exkl\p{L}*|ekskl\p{L}*|excluid[oa]s?)$/u,
};
/** "c/ IVA" and "s DPH": other words have such letters, too, as "Customer's VAT". */
const abbreviated: Record<Stated, Set<string>> = {
  included: setOf("c_iva s_dph s_ddv s_pdv z_vat m_moms m_mva m_mwst m_ust"),
  excluded: setOf("s_iva o_mwst o_ust u_moms u_mva"),
};
const negations = setOf(`not non no nicht niet ikke ikkje inte ej nao nie ne ei pas isn doesn aren`);
const negationsAfter = setOf(`degil degildir olmayan edilmemis edilmeden etmeyen olmadan ej inte ikke`);
/** Between such a word and its tax, besides numbers: "incl. of all taxes", "MwSt. ist enthalten". */
const between =
  setOf(`of all any the sales value added local state federal applicable uk us eu german la le les l der die das den des de del
  dell della delle di d da el los il lo gli tum toutes tous alle aller gesetzl gesetzlicher gesetzlichen t is are yet be to ist im in en
  preis price fiyata`);
const and = setOf("and und et y e og och en ve i ja");

const gross = /^(?:gross|brutto\p{L}*|\p{L}*brutto|lord[oa]|ttc|puttc|ivat[oaie]|kdvli|verollinen|inclvat)$/u;
const net = /^(?:nets?|netto\p{L}*|\p{L}*netto|neto|ht|htva|puht|kdvsiz|veroton|exvat|pretax)$/u;
const japaneseGross = /税込|内税|含税|税を?含[むみ]/u;
const japaneseNet = /税抜|税別|外税|本体|不含税|税[をは]?含ま|(?:税込|内税)\S*(?:ない|なし|ません)/u;

/**
 * What a header says of the tax in its prices or amounts: "incl. VAT" or "Brutto" that it's included, "not incl. VAT"
 * or "netto" that it isn't. Null if it says nothing ("Price incl. shipping"), contradicts itself, or has only a word
 * that may mean something else ("Prix brut" is mostly before a discount). Nothing else decides this by a name.
 */
export function statedTax(header: string): Stated | null {
  const clauses = withoutDots(comparedPart(header))
    .replaceAll("&", " and ")
    .replace(/\bw\/o\b/giu, "without")
    // "(incl.)" belongs to the word before it.
    .split(/[;|]|,(?!\d)|[([（［](?=\s*\S+\s+\S)/u)
    .map((clause) => [clause, spaced(clause)].map((text) => wordsOf(foldedLetters(text))));
  const [plain, marked] = [alone, aboutTaxes].map(
    (find) => new Set(clauses.flatMap((readings) => readings.map(find).find((found) => found.length > 0) ?? [])),
  );
  const [only = null, another] = marked && marked.size > 0 ? marked : (plain ?? []);
  const isContrary = only === "included" && plain?.has("excluded");
  return another !== undefined || isContrary ? null : only;
}

/** What words say without a tax beside them. */
function alone(words: string[]): Stated[] {
  return words.flatMap((word, at) => {
    const isNot = words[at - 1] !== "no" && negations.has(words[at - 1] ?? "");
    if (net.test(word) || japaneseNet.test(word)) return isNot ? [] : "excluded";
    if (gross.test(word) || japaneseGross.test(word)) return isNot ? "excluded" : "included";
    return [];
  });
}

/** What words say of the taxes beside them: of those after them first, as in "incl. VAT excl. shipping". */
function aboutTaxes(words: string[]): Stated[] {
  const known = new Set<number | null>([null]);
  const found = (side: "before" | "after") =>
    words.flatMap((word, at) => {
      const step = side === "before" ? 1 : -1;
      const said = saidBy(word, side) ?? (side === "before" ? abbreviation(word, words[at + 1]) : null);
      const tax = said && taxFrom(words, at, step);
      if (!said || known.has(tax)) return [];
      known.add(tax);
      if (!isNegated(words, at, side)) return said;
      // "Not excluding VAT" is no reliable name.
      return said === "included" ? "excluded" : (["included", "excluded"] as const);
    });
  return [...found("before"), ...found("after")];
}

function saidBy(word: string, side: "before" | "after"): Stated | null {
  if (including[side].has(word) || including.either.test(word)) return "included";
  return excluding[side].has(word) || excluding.either.test(word) ? "excluded" : null;
}

function abbreviation(letter: string, tax = ""): Stated | null {
  const pair = `${letter}_${tax}`;
  return abbreviated.included.has(pair) ? "included" : abbreviated.excluded.has(pair) ? "excluded" : null;
}

/** The place of the tax that a word is about; null if it's about something else. */
function taxFrom(words: string[], from: number, step: 1 | -1): number | null {
  // "Included VAT" is the tax itself.
  if (from === 0 && words[0] === "included") return null;
  let at = from + step;
  // "incl. shipping and VAT", "VAT and shipping included".
  if (and.has(words[at + step] ?? "") && !taxes.has(words[at] ?? "")) at += 2 * step;
  for (; at >= 0 && at < words.length; at += step) {
    const word = words[at] ?? "";
    if (taxes.has(word)) return at;
    if (!between.has(word) && !/^\d{1,2}$/.test(word) && !(step < 0 && negations.has(word))) return null;
  }
  return null;
}

function isNegated(words: string[], at: number, side: "before" | "after"): boolean {
  if (words.slice(Math.max(0, at - 2), at).some((word) => negations.has(word))) return true;
  return side === "after" && words.slice(at + 1, at + 3).some((word) => negationsAfter.has(word));
}
