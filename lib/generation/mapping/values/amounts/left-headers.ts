import { headerWords } from "../../suggest/normalise-header.ts";
import { headerCurrency } from "./header-currency.ts";

const list = (text: string) => new Set(text.trim().split(/\s+/).flatMap(headerWords));

/** What a header may say of costs of shipping, and nothing else: "Shipping Zip" has postcodes. */
const shipping =
  list(`shipping postage freight porto fracht frachtkosten versand versandkosten lieferkosten versandkostenanteil
  verzendkosten bezorgkosten frete kargo fragt fraktkostnad frakt`);
const delivery = list(`delivery livraison expedition envio spedizione consegna lieferung transport port`);
const cost = list(
  `cost fee charge amount total price betrag kosten gebuhr pauschale frais gasto costo spesa ucreti valor`,
);
const small = list(`order bestellung and handling of de di del per bestell gesamt net netto brutto gross ht incl excl`);

/** What was paid before the invoice, as singular `headerWords`. "Amount paid" is mostly a whole paid invoice. */
const prepaid =
  /^(?:(?:already|bereit|schon|reeds|deja|ya|gia|ja) (?:paid|gezahlt|bezahlt|geleistet|betaald|paye|verse|pagad[oa]|pagato|pago)|anzahlung\w*|abschlag(?:szahlung\w*)?|vorauszahlung\w*|akonto\w*|deposit|down payment|prepayment|prepaid|advance|acompte|arrhe|anticipo|acconto|voorschot|aanbetaling|adiantamento|zaliczka|on odeme|kapora)(?: (?:amount|betrag|paid|payment|received|erhalten|geleistet|verse|total|tutari))?$/;
const refund =
  /^(?:order )?(?:(?:amount )?refunded(?: amount)?|refund(?: amount)?|erstattung|erstattet|ruckerstattung)$/;

/**
 * What a header says changes what a customer has to pay, beside prices, discounts and taxes; null for anything else.
 */
export function leftHeader(name: string): "shipping" | "prepaid" | null {
  const currency = headerCurrency(name, null)?.mark;
  const words = headerWords(currency ? name.replace(currency, " ") : name);
  const text = words.join(" ");
  if (prepaid.test(text) || refund.test(text)) return "prepaid";
  const isKnown = words.every((word) => [shipping, delivery, cost, small].some((each) => each.has(word)));
  const has = (each: ReadonlySet<string>) => words.some((word) => each.has(word));
  return isKnown && (has(shipping) || (has(delivery) && has(cost))) ? "shipping" : null;
}
