import { comparedPart, foldedLetters, spaced, wordsOf } from "../suggest/normalise-header.ts";
import { headerCurrency } from "../values/amounts/header-currency.ts";

/** The unit of a discount by its header, and what it is deducted from. */
export interface DiscountHeader {
  /** Null if the header doesn't name it. */
  unit: "percent" | "amount" | null;
  of: "line" | "invoice";
}

const list = (text: string) => new Set(text.trim().split(/\s+/));

/** Folded, without accents. A discount for early payment (Skonto, escompte) isn't one of the line. */
const nouns =
  list(`discount discounts rebate rabatt rabatte rab rabat rabais remise remises rem reduction reductions ristourne nachlass nachl preisnachlass ermassigung
  descuento descuentos dto desc sconto sconti riduzione korting kortingen desconto descontos rabattsats rabattsatz rabattbetrag rabattwert
  kortingsbedrag kortingspercentage kortingsbedrag zeilenrabatt positionsrabatt artikelrabatt kundenrabatt mengenrabatt alennus sleva upust
  iskonto iskontosu indirim indirimi znizka zeilenkorting regelkorting
  値引 値引き 割引 値引額 値引き額 値引金額 割引額 割引金額 値引率 割引率`);
const ofInvoices = list(
  `rechnungsrabatt gesamtrabatt auftragsrabatt gesamtnachlass belegrabatt factuurkorting totaalkorting orderkorting`,
);
const percentWords =
  list(`percent percentage pct prozent prozentsatz satz rate taux tasa porcentaje pourcentage percentuale tarief procent
  rabattsatz rabattsats kortingspercentage procento orani oran yuzdesi 値引率 割引率`);
const amountWords =
  list(`amount value money betrag wert montant valeur importe valor importo valore bedrag waarde kwota belopp belob rabattbetrag
  rabattwert kortingsbedrag tutar tutari 値引額 値引き額 値引金額 割引額 割引金額`);
const invoiceWords = list(
  `invoice order bill rechnung auftrag gesamt beleg facture commande factura pedido fattura ordine factuur bestelling fatura genel siparis`,
);
const lineWords =
  list(`line item lineitem row position pos zeile artikel product ligne article linea articulo articolo riga regel customer
  kunde lines items details zeilen positionen lignes articles detail prestation prestations lineas righe regels`);
const smallWords = list(
  `a an the of on in de du des la le les sur en del el los der die das auf aus van het op da do di della il su`,
);

/** A header that names a discount and nothing else; null for "Price after discount", "Discount code" or "Skonto". */
export function discountHeader(name: string): DiscountHeader | null {
  const header = comparedPart(name);
  const currency = headerCurrency(header, null);
  const words = wordsOf(foldedLetters(spaced(currency ? header.replace(currency.mark, " ") : header)));
  const isKnown = (word: string) =>
    [nouns, ofInvoices, percentWords, amountWords, invoiceWords, lineWords, smallWords].some((each) => each.has(word));
  if (!words.some((word) => nouns.has(word) || ofInvoices.has(word)) || !words.every(isKnown)) return null;
  const isPercent = /[%٪％]/.test(header) || words.some((word) => percentWords.has(word));
  const isAmount = currency?.isCertain === true || words.some((word) => amountWords.has(word));
  const isOfInvoice = words.some((word) => ofInvoices.has(word) || invoiceWords.has(word));
  const of = isOfInvoice ? "invoice" : "line";
  if (isPercent === isAmount) return { unit: null, of };
  return { unit: isPercent ? "percent" : "amount", of };
}
