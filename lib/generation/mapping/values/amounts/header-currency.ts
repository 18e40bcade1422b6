import type { Source } from "#lib/contracts/sessions/source.ts";
import { currenciesOf, isCurrencyMark } from "#lib/generation/spreadsheet/values/currency-marks.ts";
import { headerWords } from "../../suggest/normalise-header.ts";

/** The currency that a column's name states. */
export interface HeaderCurrency {
  mark: string;
  /** False for a code that could also be a word, as in "Unit price ALL". */
  isCertain: boolean;
}

/** Codes that are not words or common abbreviations, so they count anywhere in a name. */
const unmistakable = new Set(
  "AED AUD BRL CHF CNY CZK DKK EUR GBP HKD IDR INR ISK JPY KRW MXN NOK NZD PLN SEK SGD THB TWD UAH USD VND ZAR".split(
    " ",
  ),
);
/** `（円）` and `（税抜・円）`; a price in `（千円）` is a thousand times as much. */
const writtenInBrackets = /[([（](?:[^()[\]（）]*[^\p{L}()[\]（）])?(円|원)[)\]）]/u;
/** Codes and short forms that are also words, names or abbreviations of other things. */
const words = new Set(
  `ALL AMD ANG ARS AWG BAM BOB COP CRC CUP GEL GIP HUF ILS KGS LAK MAD MOP MUR PEN PHP RON RUB SAR SOS SVC TOP TRY
  Fr fr lei р`.split(/\s+/),
);

/**
 * The currency in a column's name: `Price (USD)`, `Preis in €`, `Price £`, `単価（円）`.
 *
 * @param region where the document is read (ISO 3166): its own currency needs no other evidence
 */
export function headerCurrency(name: string, region: string | null): HeaderCurrency | null {
  const certain = (mark: string): HeaderCurrency => ({ mark, isCertain: true });
  const [sign, ...otherSigns] = new Set(name.match(/\p{Sc}/gu));
  if (sign !== undefined) return otherSigns.length === 0 && currenciesOf(sign).length > 0 ? certain(sign) : null;
  const bracketed = /[([]([A-Z]{3})[)\]]/.exec(name)?.[1];
  if (isCode(bracketed)) return certain(bracketed);
  const written = writtenInBrackets.exec(name)?.[1];
  if (written !== undefined) return certain(written);
  const [code, ...otherCodes] = new Set(
    name.match(/(?<![\p{L}\p{N}])[A-Z]{3}(?![\p{L}\p{N}])/gu)?.filter(isUnmistakable),
  );
  if (code !== undefined) return otherCodes.length === 0 ? certain(code) : null;
  const last = /\s([A-Z]{3})$/.exec(name)?.[1];
  if (!isCode(last)) return null;
  const isWord = words.has(last) || !/\p{Ll}/u.test(name);
  return { mark: last, isCertain: !isWord || last.slice(0, 2) === region };
}

const isUnmistakable = (code: string) => unmistakable.has(code);

function isCode(code: string | undefined): code is string {
  return code !== undefined && currenciesOf(code).includes(code);
}

const currencyWords = new Set(
  "currency curr cur ccy iso wahrung waehrung devise monnaie moneda divisa valuta munt waluta moeda mena para valutakod".split(
    " ",
  ),
);

/** Whether a column contains only currency codes or signs; if all could be ordinary words, its name must say so. */
export function isListOfCurrencies({ name, samples }: Pick<Source["columns"][number], "name" | "samples">): boolean {
  const isCalledSo = headerWords(name).some((word) => currencyWords.has(word));
  // Payment providers write "usd".
  const isMark = (sample: string) => isCurrencyMark(sample) || (isCalledSo && isCurrencyMark(sample.toUpperCase()));
  if (samples.length === 0 || !samples.every(isMark)) return false;
  return isCalledSo || !samples.every((sample) => words.has(sample.replace(/\.$/, "")));
}
