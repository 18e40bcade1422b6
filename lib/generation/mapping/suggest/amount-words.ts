import { comparedPart, foldedLetters, spaced, withoutDots, wordsOf } from "./normalise-header.ts";
import { statedTax } from "./stated-tax.ts";

/**
 * What a header says about its numbers; `tax` may be an amount or a rate, `amount` and `price` per unit or in total.
 */
export type AmountRole =
  | "unitPrice"
  | "price"
  | "amount"
  | "netAmount"
  | "total"
  | "gross"
  | "rate"
  | "tax"
  | "taxAmount"
  | "taxPart"
  | "withholding"
  | "taxNumber"
  | "discount"
  | "earlyPayment"
  | "cost";

/**
 * Whole words, beginnings (`summ*`) and ends (`*preis`) of words, in folded spelling. What is tested is `folded`, whose
 * words have spaces between them: to name all letters and digits in each word takes V8 a dozen milliseconds in all.
 */
function words(list: string): RegExp {
  const any = list
    .trim()
    .split(/\s+/)
    .map((each) => each.replaceAll("_", " ").replace(/^\*/, "[^ ]*").replace(/\*$/, "[^ ]*"));
  return new RegExp(`(?<![^ ])(?:${any.join("|")})(?![^ ])`, "u");
}

const tax =
  words(`vat gst hst tax taxes sales_tax mwst mehrwertsteuer* ust umsatzsteuer* *steuer steuer* tva taxe iva impuesto imposta
  igic btw moms mva alv dph podatek kdv otv imposto impostos
  税 *税率* *税額* *消費税* 税区分`);
/** India's taxes on a sale, of which one, or two together, make its rate. */
const taxPart = words(`cgst sgst igst utgst ugst`);
/** What the customer keeps back and pays to the tax office. */
const withholding =
  words(`withholding* withheld retention(?!_(?:periods?|time|days?|months?|years?)) retentions irpf isr retencion* retencoes retencao ritenuta* ritenute retenue* ret_iva ret_irpf tds
  tevkifat* stopaj* quellensteuer* abzugsteuer* bauabzugsteuer* 源泉*`);
const rateWord =
  words(`rate rates percent percentage pct satz *satz prozent* taux tipo tasa taxa aliquota porcentaje pourcentage
  percentuale percentage *tarief tarief stawka sats *sats oran orani
  *率`);
const number = words(`number no nr id idnr reg registration code nummer *nummer *idnr numero num partita cif nif`);
const amountWord =
  words(`amount amounts amt value betrag *betrag wert *wert montant valeur importe cuota valor importo valore bedrag
  *bedrag waarde kwota belopp* belob* tutar* bedel bedeli
  *金額* *額`);
/** "Valor unitario" is what invoices of Latin America call the price of one. */
const valueWord = words(`valor value importe importo`);
const totalWord =
  words(`total* totaux *total sum sums summe *summe gesamt* subtotal* sous_total zwischensumme totaal* *totaal extended ext
  line_price line_cost price_of_items position*preis positionspreis zeilen* endpreis payable due balance saldo solde paid bezahlt gp suma razem wartosc celkem yhteensa toplam* umsatz umsatze
  *合計* *小計* *総額* *残高* 計`);
const gross =
  words(`gross brutto* *brutto bruto* brut lordo ttc inc incl incl_* inclusive including including_* inkl* mit_mwst with_vat with_tax con_iva
  iva_inclu* ivato ivata iva_compres* inbegrepen tax_inclu* vat_inclu* dahil brut
  *税込* *内税* puttc`);
const net =
  words(`net netto* *netto neto nets ht htva ex exc hors_taxe hors_tva excl excluding exclusive exkl ohne sin_iva senza_iva base imponible
  imponibile base_imponible before_tax before_vat zonder haric matrah*
  *税抜* *税別* *外税* *本体* puht`);
const discount =
  words(`discount* rebate* rabat* remise* rabais descuento* dto sconto* riduzione korting* nachlass nachl rab disc
  reduction ristourne ermassigung deduction rem iskonto* indirim*
  *値引* *割引*`);
/** Off what is paid within some days, which an invoice only mentions. */
const earlyPayment =
  words(`skonto* *skonto skonti escompte* cash_discount early_payment* prompt_payment* settlement_discount sconto_cassa kontantrabat* kassarabat*
  betalingskorting* pronto_pago`);
const cost =
  words(`purchase* buying cost_price wholesale einkauf* ek einstand* selbstkosten* achat revient compra coste acquisto
  inkoop* kostprijs margin* marge* gewinn profit
  *原価* *仕入* *粗利*`);
const fee = words(`fee fees gebuhr gebuhren *gebuhr frais comision comisiones commissione commissioni tarifa_de_pago`);
const price =
  words(`price prices preis *preis ep vk prix precio precios prezzo prezzi prijs *prijs preco cena cost costs kosten fee fees rate rates honorar
  tarif *satz pu pris *pris hinta *beitrag cotisation dues
  fiyat fiyati ucret ucreti *単価* *価格* *料金* *代金* puht puttc unit_amount* p_unit* pr_unit*`);
const each =
  words(`unit units per each pro je einzel* stuck* stk einh einheit* ep unitaire unite unitario unita unidad ud par stuk* hour hourly stunden* pu jednostkowa
  enhed* birim
  *単価* puht`);

/** These end like "Stundensatz", but have nothing to do with money. */
const otherSatz = words(`zusatz *zusatz absatz ersatz einsatz`);

/** The role of a column by its header, in the supported languages; null if the header does not mention money. */
export function amountRole(header: string): AmountRole | null {
  const text = folded(header);
  if (otherSatz.test(text)) return null;
  const isTax = tax.test(text);
  if (isTax && number.test(text)) return "taxNumber";
  if (withholding.test(text)) return "withholding";
  if (taxPart.test(text)) return "taxPart";
  if (earlyPayment.test(text)) return "earlyPayment";
  if (discount.test(text)) return "discount";
  const stated = statedTax(header);
  if (stated === "included" || (stated === null && gross.test(text))) return "gross";
  if (cost.test(text)) return "cost";
  // "zzgl. MwSt." alone is the tax.
  if (net.test(text) || (stated === "excluded" && [price, amountWord, totalWord].some((word) => word.test(text))))
    return netRole(text);
  if (isTax && (header.includes("%") || rateWord.test(text))) return "rate";
  if (isTax && (amountWord.test(text) || totalWord.test(text))) return "taxAmount";
  if (isTax) return "tax";
  if (each.test(text) && (price.test(text) || valueWord.test(text))) return "unitPrice";
  if (totalWord.test(text)) return "total";
  if (price.test(text)) return "price";
  return amountWord.test(text) ? "amount" : null;
}

/** Whether a header names prices of one that include tax. */
export function isGrossPrice(header: string): boolean {
  const text = folded(header);
  const isPrice = price.test(text) || (each.test(text) && (amountWord.test(text) || valueWord.test(text)));
  return isPrice && !totalWord.test(text) && amountRole(header) === "gross" && statedTax(header) === "included";
}

/** Whether a header names a fee, or a tax on one. */
export function isFee(header: string): boolean {
  return fee.test(folded(header));
}

/** Whether a header names totals, with or without tax, of lines or of a whole document. */
export function isTotal(header: string): boolean {
  const role = amountRole(header);
  return role === "total" || (role === "gross" && [totalWord, amountWord].some((word) => word.test(folded(header))));
}

function netRole(text: string): AmountRole {
  if (totalWord.test(text)) return "total";
  if (!price.test(text)) return "netAmount";
  return each.test(text) ? "unitPrice" : "price";
}

/**
 * Without case, accents and punctuation, but with hints in brackets: "Preis (brutto)" is not "Preis". "MwSt" is one
 * word and "unitPrice" two.
 */
function folded(header: string): string {
  const whole = withoutDots(comparedPart(header));
  const apart = spaced(whole);
  return wordsOf(foldedLetters(apart === whole ? whole : `${whole} ${apart}`)).join(" ");
}
