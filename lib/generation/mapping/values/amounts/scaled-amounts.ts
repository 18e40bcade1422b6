import { msg } from "#lib/messages/server-message.ts";
import type { Fit } from "../../fit/fit.ts";
import { type FieldProblem, problem, withText } from "../../problems/row-problems.ts";
import { comparedPart } from "../../suggest/normalise-header.ts";
import type { RowAmount } from "./document-currency.ts";

/** Currencies as they are written beside a letter for thousands or millions. */
const money = String.raw`(?:€|\$|£|¥|EUR|USD|GBP|CHF|JPY|SEK|NOK|DKK|PLN|CZK)`;
/** How a column's name says that its amounts are thousands or millions of the currency, or prices of so many pieces. */
const scales = [
  /[十百千万億萬亿]*[百千万億萬亿](?:円|元|ドル|米ドル|ユーロ)/u,
  /(?:천|만|백만|억)\s?원/u,
  new RegExp(String.raw`(?<![\p{L}\p{N}])[TkKM]\s?${money}(?![\p{L}\p{N}])`, "u"),
  new RegExp(String.raw`${money}\s?[kKmM](?![\p{L}\p{N}])`, "u"),
  /(?<!\p{L})(?:thousands?|millions?|millionen|tausend|tsd|mio|mrd|mln|tys|тыс|млн|milliers?|migliaia|milhares|lakhs?|lacs?|crores?)(?!\p{L})/iu,
  // In English, a price for miles.
  /(?<=(?<!\p{L})(?:en|importes?|precios?|montos?|valor)\P{L}{1,2})miles(?!\p{L})|(?<!\p{L})miles(?= (?:de |€|eur))/iu,
  /['’]000(?!\d)|\(000s?\)|(?<![\d.,'’])000s|(?<!\p{L})(?:in|×|x|per|pro|par)\s?1[.,'’ \u00a0\u202f]?000(?!\d)/iu,
];

/**
 * The words in a column's name for thousands or millions, as in `Amount (in thousands)`, `TEUR` or `単価（千円）`; null for
 * most.
 */
export function headerScale(name: string): string | null {
  const compared = comparedPart(name);
  for (const scale of scales) {
    const found = scale.exec(compared)?.[0];
    if (found !== undefined) return found;
  }
  return null;
}

/**
 * Compiles the function that warns of amounts whose column mentions thousands or millions. They are printed as they
 * are: only the visitor knows whether `12` means 12,000 or is a price for a thousand pieces.
 */
export function compileScaledAmounts({ columns }: Fit): (amounts: readonly RowAmount[]) => FieldProblem[] {
  const units = columns.map(({ name }) => headerScale(name));
  if (units.every((unit) => unit === null)) return () => [];
  return (amounts) =>
    amounts.flatMap(({ place, text, columns: from }) => {
      const unit = from.map((at) => units[at] ?? null).find((each) => each !== null);
      const message = unit && msg("row.scaled", { ...withText(place, text), unit });
      return message ? [problem(place, "doubtful_number", "warning", message)] : [];
    });
}
