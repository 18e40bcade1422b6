import assert from "node:assert/strict";
import { test } from "node:test";
import { amountRole, isGrossPrice } from "./amount-words.ts";
import { statedTax } from "./stated-tax.ts";

/** Headers by what a person who reads them says: the tax is in the prices, it isn't, or they don't say. */
const included = `
  Bruttopreis; Preis brutto; Preis (brutto); Brutto-Einzelpreis; Preis inkl. MwSt.; Preis inkl. 19 % MwSt.; Preis inkl. 8,1% MwSt
  Preis inkl. gesetzlicher MwSt.; Preis inklusive Mehrwertsteuer; Preis incl. USt.; Verkaufspreis mit MwSt.; Preis m. MwSt.
  Preis (MwSt. enthalten); Preis, MwSt. inklusive; Preis MwSt. (inkl.); Preis inkl. Versand und MwSt.; MwSt. im Preis enthalten
  Preis ohne Versand inkl. MwSt; Bruttopreis ohne Versand; Preis inkl. MwSt. zzgl. Versand; Preis inkl. MwSt., nicht rabattiert
  Price incl. VAT; Price incl VAT; Price inc. VAT; Price (inclusive of VAT); Price incl. of GST; MRP (incl. of all taxes); Price with tax
  Price including sales tax; Price w/ VAT; Price, VAT included; Price VAT incl.; Price (tax included); Price tax-inclusive; Unit price (inc GST)
  Base price incl. VAT; Price incl. VAT ex shipping; Unit price incl. VAT, ex delivery; Price incl. VAT excl. shipping; Price after tax
  Price incl. shipping & VAT; Price excl. shipping, incl. VAT; Price ex works incl. VAT; Gross price; Gross unit price; Gross price ex shipping
  Price gross of VAT; priceInclVat; price_incl_vat; unit_price_including_tax; PriceInclVAT; Price contains VAT; Price incl. UK VAT
  Prix TTC; Prix unitaire T.T.C.; Prix TVA comprise; Prix TVA incluse; Prix toutes taxes comprises; Prix avec TVA; Prix y compris la TVA
  Prix TTC hors livraison; Prix TTC sans remise; Prix livraison et TVA comprises
  Precio IVA incluido; Precio con IVA; Precio (IVA incl.); Precio c/ IVA; Precio impuestos incluidos; Precio incluye IVA; Precio con IVA sin envío
  Preço com IVA; Preço c/ IVA; Preço IVA incluído; Valor unitário c/ IVA; Preço com impostos
  Prezzo ivato; Prezzo IVA inclusa; Prezzo IVA compresa; Prezzo con IVA; Prezzo lordo; Prezzo al lordo dell'IVA; Prezzo incl. IVA; Prezzi ivati
  Prijs incl. btw; Prijs inclusief btw; Prijs btw inbegrepen; Prijs met btw; Prijs incl. 21% btw; Prijs zonder verzending incl. btw
  Pris inkl. moms; Pris med moms; Pris m. moms; Pris inklusive moms; Pris (moms ingår); Pris inkl. mva; Pris med mva; Pris inkl. 25 % moms
  Hinta sis. ALV; Hinta sisältää ALV; Verollinen hinta; Cena brutto; Cena z VAT; Cena zawiera VAT; Cena s DPH; Cena vč. DPH; Cena včetně DPH
  Cijena s PDV; Cena z vključenim DDV inkl. DDV
  Birim fiyat (KDV dahil); KDV dahil fiyat; Fiyat KDV Dahildir; Fiyat (KDV fiyata dahil); KDV dahil, kargo hariç fiyat; KDV'li fiyat; Vergiler dahil fiyat
  KDV dahil kargo dahil değil; 単価（税込）; 税込価格; 単価(税込み); 単価（消費税込）; 税を含む単価; 内税単価`;

const excluded = `
  Preis netto; Nettopreis; Netto-Einzelpreis; Preis exkl. MwSt.; Preis ohne MwSt.; Preis o. MwSt.; Preis zzgl. MwSt.; Preis zzgl. 19 % MwSt.
  Preis (nicht inkl. MwSt.); Preis nicht inkl. MwSt.; Preis (MwSt. nicht enthalten); Preis, MwSt. nicht inbegriffen; Preis vor Steuern
  Preis inkl. Versand, exkl. MwSt.; Preis inkl. Rabatt ohne MwSt.; Preis enthält keine MwSt.; Preis nicht inklusive der gesetzlichen MwSt.
  Preis plus MwSt.; Preis zuzüglich Umsatzsteuer; Nettopreis inkl. Versand; Bruttopreis exkl. MwSt.
  Price excl. VAT; Price ex VAT; Price ex. GST; Price exclusive of VAT; Price excluding sales tax; Price without tax; Price w/o VAT; Price before tax
  Price before VAT; Price (not incl. VAT); Price not including VAT; Price not inclusive of VAT; Price (VAT not included); Price (tax not yet included)
  Price (doesn’t include VAT); Price does not include tax; Price (non-inclusive of VAT); Price plus VAT; Price net of VAT; Price less tax; Price, VAT extra
  Net price; Net unit price; Price (net); Price excl. VAT, incl. discount; Price excl. VAT incl. shipping; Net price incl. shipping; Price no VAT
  Price VAT excluded; Price VAT is not included; priceExclVat; price_excl_vat; Pre-tax price; Unit price (VAT exclusive)
  Prix HT; Prix H.T.; Prix unitaire hors taxes; Prix hors TVA; Prix sans TVA; Prix TVA non comprise; Prix (TVA non incluse); Prix non TTC; Prix avant taxes
  Prix TVA en sus; Prix ne comprend pas TVA, TVA pas incluse
  Precio sin IVA; Precio IVA no incluido; Precio (no incluye IVA); Precio más IVA; Precio s/ IVA; Precio antes de impuestos; Precio IVA excluido; Precio no incl. IVA
  Preço sem IVA; Preço s/ IVA; Preço IVA não incluído; Preço não inclui IVA; Preço mais IVA; Preço antes de impostos
  Prezzo non ivato; Prezzo IVA esclusa; Prezzo IVA non inclusa; Prezzo senza IVA; Prezzo netto; Prezzo al netto dell'IVA; Prezzo più IVA; Prezzo oltre IVA
  Prezzo (IVA non compresa)
  Prijs niet incl. btw; Prijs excl. btw; Prijs exclusief btw; Prijs zonder btw; Prijs ex btw; Prijs (btw niet inbegrepen); Netto prijs
  Pris ikke inkl. moms; Pris ej inkl. moms; Pris inte inkl. moms; Pris exkl. moms; Pris ekskl. moms; Pris uden moms; Pris utan moms; Pris uten mva; Pris u. moms
  Pris (moms ingår ej); Pris (moms ingår inte); Pris ex moms; Pris eks. mva; Pris ikkje inkl. mva; Pris moms tillkommer
  Hinta ilman ALV; Veroton hinta; Hinta ei sis. ALV; Hinta (ALV ei sisälly); Cena netto; Cena bez VAT; Cena nie zawiera VAT; Cena bez DPH; Cena nezahrnuje DPH
  Fiyat (KDV Dahil Değil); KDV dahil değildir, KDV hariç fiyat; KDV dahil olmayan fiyat; Fiyat KDV hariç; Birim fiyat (KDV hariç); KDV'siz fiyat; KDV hariç kargo dahil fiyat
  Fiyat KDV dahil edilmemiş; Fiyat (KDV fiyata dahil değil); 税抜価格; 単価（税抜）; 単価(税別); 外税単価; 単価（税込ではない）; 税を含まない単価; 本体価格`;

const unsaid = `
  Unit price; Price; Preis; Price incl. shipping; Preis inkl. Versand; Kargo dahil fiyat; Prix livraison comprise; Prijs incl. verzending
  Prix brut; Bruto prijs; Precio bruto; Customer’s VAT; Customer’s VAT no; VAT; MwSt.; MwSt.-Satz; VAT rate; Tax; Included tax; Tax code
  Price incl. VAT / excl. VAT; Brutto/Netto; Preis TTC oder HT; Preis Netto (inkl. MwSt.); Price incl. GST, excl. PST; Price not excluding VAT; 税込/税抜
  Price excl. shipping; Preis ohne Versand; Prix hors livraison; Precio sin envío; Base price; Price ex works; Without discount; Price (VAT see terms)
  Quantity; Customer; Item; Invoice no; Fiyat; KDV; Davon enthaltene MwSt.; Sales price; Cost; Price incl. withholding; Rate with surcharge`;

const listed = (headers: string) => headers.split(/[;\n]/).flatMap((header) => header.trim() || []);

test("reads from a header what a person reads: whether tax is in its prices", () => {
  const wrong = Object.entries({ included, excluded, null: unsaid }).flatMap(([expected, headers]) =>
    listed(headers).flatMap((header) =>
      String(statedTax(header)) === expected ? [] : `${header}: ${statedTax(header)}`,
    ),
  );
  assert.deepEqual(wrong, []);
  assert.ok([included, excluded, unsaid].flatMap(listed).length > 300);
});

test("takes prices that don't include tax for plain ones, whatever words say so", () => {
  // Names of discounts and "VAT no" have roles of their own.
  const suited = listed(excluded).filter((header) => !/discount|rabatt|no vat/iu.test(header));
  const priced = suited.filter((header) => /pri[cxjs]|preis|fiyat|pre[zç]|cena|hinta|価格|単価/iu.test(header));
  const wrong = priced.filter((header) => isGrossPrice(header) || !/^(?:unitP|p)rice$/.test(amountRole(header) ?? ""));
  assert.deepEqual(
    wrong.map((header) => `${header}: ${amountRole(header)}`),
    [],
  );
  for (const header of ["zzgl. MwSt.", "plus 19 % VAT"])
    assert.match(amountRole(header) ?? "", /^(?:tax|rate)$/, header);
});
