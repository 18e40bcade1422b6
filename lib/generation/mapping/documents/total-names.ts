import type { StatedTotal } from "../fit/fit.ts";
import { isTotal } from "../suggest/amount-words.ts";
import { headerWords } from "../suggest/normalise-header.ts";

/** Names of the amount that an invoice is about, beside which nothing else is meant. */
const certain =
  /^(?:(?:total )?invoice (?:total|amount|value)|grand total|amount due|total due|amount payable|total payable|rechnung\w*(?:betrag|summe|total)|order (?:total|amount|value)(?: amount)?|total order(?: amount)?|(?:auftrag|bestell)\w*(?:summe|betrag|wert)|odenecek tutar|fatura (?:tutari|toplami)|(?:valor )?total (?:nota|da nota|fatura|da fatura)|valor (?:nota|fatura)|endbetrag|zahlbetrag|montant total|total (?:ttc|a payer|general)|net a payer|total (?:factura|a pagar)|importe total|totale (?:fattura|documento)|totaalbedrag|factuurbedrag|do zaplaty|celkem k uhrade|.*請求(?:金額|額)|合計金額)$/u;
/** What such a name may end with. Hours, days and what was paid are something else. */
const ending =
  / (?:incl\w*|inkl\w*|inc|excl?\w*|exkl\w*|with|without|before|after|mit|ohne|con|sin|avec|hors|senza|z|bez|net|netto|gross|brutto|ttc|ht|tax\w*|vat|gst|hst|mwst|ust|btw|iva|tva|moms|dph|in|eur|euro|usd|gbp|chf|sek|nok|dkk|pln|czk|cad|aud|inr|jpy)$/u;
const paid = /(?<!\p{L})(?:paid|bezahlt|gezahlt|paye|pagad[oa]|pagato|betaald|zaplacono)(?!\p{L})/u;
/** What is still due: nothing, once the invoice is paid. */
const due = /(?<!\p{L})(?:due|payable|balance|payer|pagar|zahlbetrag|zaplaty|uhrade|saldo|solde)(?!\p{L})/u;

const ofInvoice = /invoice|rechnung|fa[ck]tu|fattura|documento|請求/u;

/**
 * Names of a total of all lines if only one row of each invoice has it: beside each line, it's the total of that line.
 */
const plain =
  /^(?:total|gesamt|summe|gesamtsumme|gesamtbetrag|totale|totaal|(?:genel )?toplam|razem|suma|celkem|valor total|total general)$/u;

/** Whether a name, or what stands before its ending, is one of these. */
function isAmong(names: RegExp, words: string): boolean {
  const shorter = words.replace(ending, "");
  return names.test(words) || (shorter !== words && isAmong(names, shorter));
}

/** What a column's name says about its totals; null if it has other numbers. */
export function totalName(
  name: string,
): (Pick<StatedTotal, "isCertain" | "isPlain" | "isOfInvoice"> & { isDue: boolean }) | null {
  const words = headerWords(name).join(" ");
  const isCertain = isAmong(certain, words);
  if (!isCertain && (!isTotal(name) || paid.test(words))) return null;
  return { isCertain, isPlain: isAmong(plain, words), isOfInvoice: ofInvoice.test(words), isDue: due.test(words) };
}
