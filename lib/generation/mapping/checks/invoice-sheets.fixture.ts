import { randomFrom } from "./random.fixture.ts";

/** What a column of an invoice's lines contains. */
const roles = [
  "number",
  "customer",
  "address",
  "date",
  "due",
  "item",
  "quantity",
  "unit",
  "price",
  "total",
  "amount",
  "net",
  "gross",
  "grossUnit",
  "rate",
  "vat",
  "vatAmount",
  "discount",
  "cost",
  "order",
  "position",
  "customerNo",
  "delivery",
] as const;
type Role = (typeof roles)[number];

/** Each language's headers in the order of `roles`, in two vocabularies. */
const vocabularies: Record<string, string> = {
  en: `Invoice no; Customer; Address; Date; Due date; Description; Qty; Unit price; Price; Line total; Amount; Net amount;
    Gross amount; Price incl. VAT; VAT rate; VAT; VAT amount; Discount; Purchase price; Order no; Pos; Customer no; Delivery address`,
  "en-2": `Invoice #; Client; Billing address; Invoice date; Payment due; Item; Quantity; Price per unit; Rate; Total; Value;
    Subtotal excl. tax; Total incl. tax; Gross price; Tax %; Tax; Tax total; Rebate; Cost price; PO number; Line; Client ID; Shipping address`,
  de: `Rechnungsnummer; Kunde; Adresse; Rechnungsdatum; Fälligkeitsdatum; Bezeichnung; Menge; Einzelpreis; Preis; Gesamtpreis; Betrag;
    Nettobetrag; Bruttobetrag; Bruttopreis; MwSt-Satz; MwSt; MwSt-Betrag; Rabatt; Einkaufspreis; Bestellnummer; Pos.; Kundennummer; Lieferadresse`,
  "de-2": `Rechnung Nr.; Firma; Anschrift; Datum; Zahlbar bis; Leistung; Anzahl; Preis pro Stück; Nettopreis; Summe; Wert;
    Zwischensumme; Gesamt inkl. MwSt; Einzelpreis brutto; USt %; USt; Steuerbetrag; Nachlass; EK-Preis; Auftragsnummer; Position Nr.; Kd.-Nr.; Lieferanschrift`,
  fr: `N° facture; Client; Adresse; Date de facture; Date d'échéance; Désignation; Quantité; Prix unitaire; Prix; Montant total; Montant;
    Montant HT; Montant TTC; Prix TTC; Taux de TVA; TVA; Montant TVA; Remise; Prix d'achat; N° de commande; Ligne; N° client; Adresse de livraison`,
  "fr-2": `Numéro de facture; Nom du client; Adresse de facturation; Date; Échéance; Libellé; Qté; PU HT; Prix HT; Total ligne; Valeur;
    Total HT; Total TTC; Prix unitaire TTC; TVA %; TVA; Total TVA; Rabais; Prix de revient; Commande; Position; Code client; Livraison`,
  es: `N.º de factura; Cliente; Dirección; Fecha de factura; Fecha de vencimiento; Concepto; Cantidad; Precio unitario; Precio; Importe total;
    Importe; Base imponible; Total con IVA; Precio con IVA; Tipo de IVA; IVA; Importe IVA; Descuento; Precio de coste; Número de pedido; Línea; N.º de cliente; Dirección de entrega`,
  "es-2": `Factura; Nombre del cliente; Domicilio; Fecha; Vencimiento; Descripción; Unidades; Precio por unidad; Precio neto; Total; Valor;
    Subtotal; Importe bruto; Precio IVA incl.; % IVA; IVA; Cuota IVA; Dto.; Precio de compra; Pedido; Posición; Código cliente; Entrega`,
  it: `Numero fattura; Cliente; Indirizzo; Data fattura; Data di scadenza; Descrizione; Quantità; Prezzo unitario; Prezzo; Importo totale;
    Importo; Imponibile; Totale IVA inclusa; Prezzo IVA inclusa; Aliquota IVA; IVA; Importo IVA; Sconto; Prezzo di acquisto; Numero ordine; Riga; Codice cliente; Indirizzo di consegna`,
  "it-2": `Fattura n.; Ragione sociale; Indirizzo; Data; Scadenza; Articolo; Qtà; Prezzo per unità; Prezzo netto; Totale riga; Valore;
    Totale netto; Totale lordo; Prezzo lordo; IVA %; IVA; Imposta; Riduzione; Costo d'acquisto; Ordine; Posizione; ID cliente; Consegna`,
  nl: `Factuurnummer; Klant; Adres; Factuurdatum; Vervaldatum; Omschrijving; Aantal; Stukprijs; Prijs; Totaalbedrag; Bedrag;
    Bedrag excl. btw; Bedrag incl. btw; Prijs incl. btw; Btw-tarief; Btw; Btw-bedrag; Korting; Inkoopprijs; Ordernummer; Regel; Klantnummer; Afleveradres`,
  "nl-2": `Factuur; Klantnaam; Factuuradres; Datum; Betalen voor; Artikel; Aantal; Prijs per stuk; Nettoprijs; Regeltotaal; Waarde;
    Subtotaal; Totaal incl. btw; Prijs incl. btw; Btw %; Btw; Totaal btw; Rabat; Kostprijs; Bestelling; Positie; Klant-ID; Bezorgadres`,
};

/** The expected mapping of the invoice's fields; a field that is absent must stay unmapped. */
type Expected = Partial<
  Record<"number" | "customer" | "address" | "date" | "item" | "quantity" | "unitPrice" | "discount" | "vat", Role>
>;

interface Layout {
  name: string;
  columns: string;
  expected: Expected;
}

const who = { number: "number", customer: "customer", date: "date", item: "item" } as const;
const lines = { ...who, quantity: "quantity" } as const;

/** Sheets as shops and offices export them: their columns in order, and the expected mapping. */
const layouts: Layout[] = [
  ["all as it should be", "quantity unit rate", { ...lines, unitPrice: "unit", vat: "rate" }],
  ["a total behind the price", "quantity unit total rate", { ...lines, unitPrice: "unit", vat: "rate" }],
  ["a total before the price", "total quantity unit", { ...lines, unitPrice: "unit" }],
  ["a total alone", "quantity total", lines],
  ["a total with a rate", "quantity total rate", { ...lines, vat: "rate" }],
  ["tax as an amount", "quantity unit vat gross", { ...lines, unitPrice: "unit" }],
  ["rate, tax and gross", "quantity unit rate vatAmount gross", { ...lines, unitPrice: "unit", vat: "rate" }],
  ["tax before rate and price", "vatAmount rate quantity unit", { ...lines, unitPrice: "unit", vat: "rate" }],
  ["tax and rate without a price", "quantity vatAmount rate", { ...lines, vat: "rate" }],
  ["price and amount", "quantity price amount", { ...lines, unitPrice: "price" }],
  ["amount before price", "amount price quantity rate", { ...lines, unitPrice: "price", vat: "rate" }],
  ["an amount and a quantity", "quantity amount", lines],
  ["an amount for each row", "amount", { ...who, unitPrice: "amount" }],
  ["net, rate and gross for each row", "net rate gross", { ...who, unitPrice: "net", vat: "rate" }],
  ["net, tax and gross for each row", "net vatAmount gross", { ...who, unitPrice: "net" }],
  ["net and gross prices", "quantity grossUnit unit rate", { ...lines, unitPrice: "unit", vat: "rate" }],
  ["a gross price alone", "quantity grossUnit rate", { ...lines, unitPrice: "grossUnit", vat: "rate" }],
  ["a discount", "quantity unit discount total", { ...lines, unitPrice: "unit" }],
  ["a discount before the price", "discount quantity price", { ...lines, unitPrice: "price", discount: "discount" }],
  ["gross before the price", "gross quantity price rate", { ...lines, unitPrice: "price", vat: "rate" }],
  ["what the goods cost the shop", "cost quantity price total", { ...lines, unitPrice: "price" }],
  ["what the goods cost the shop alone", "cost quantity total", lines],
  ["two dates", "due quantity unit rate", { ...lines, unitPrice: "unit", vat: "rate" }],
  ["two addresses", "delivery address quantity unit", { ...lines, address: "address", unitPrice: "unit" }],
  ["several numbers", "order customerNo position quantity unit total", { ...lines, unitPrice: "unit" }],
  ["a plain rate", "quantity unit plainRate", { ...lines, unitPrice: "unit", vat: "vat" }],
  ["a plain rate with a total", "total plainRate quantity price", { ...lines, unitPrice: "price", vat: "vat" }],
].map(([name, columns, expected]) => ({ name, columns, expected }) as Layout);

/** Without dates other than the due date. */
const dueAlone: Layout = {
  name: "the day of payment alone",
  columns: "due quantity unit",
  expected: { number: "number", customer: "customer", item: "item", quantity: "quantity", unitPrice: "unit" },
};

interface InvoiceSheet {
  name: string;
  csv: string;
  /** For every invoice field: the header of its column, or null. */
  expected: Record<string, string | null>;
}

const fields = ["number", "customer", "address", "date", "item", "quantity", "unitPrice", "discount", "vat"];
const nothing = Object.fromEntries(fields.map((field) => [field, null]));

/** Sheets in six languages, with amounts computed in cents. Values differ between sheets and between rows. */
export function invoiceSheets(): InvoiceSheet[] {
  const next = randomFrom(12);
  return Object.entries(vocabularies).flatMap(([language, vocabulary]) => {
    const words = vocabulary.split(";").map((word) => word.trim());
    const headers = Object.fromEntries(roles.map((role, at) => [role, words[at] ?? ""])) as Record<Role, string>;
    return [...layouts, dueAlone].map(({ name, columns, expected }) => {
      const isPlain = columns.includes("plainRate");
      const dated = columns.startsWith("due") && !expected.date ? "" : " date";
      const own = columns.replace("plainRate", "vat").split(" ") as Role[];
      const all = [...(`number customer${dated} item`.split(" ") as Role[]), ...own];
      const rows = Array.from({ length: 6 }, (_, row) => line(row, next, language.slice(0, 2), isPlain));
      const csv = [all.map((role) => headers[role]), ...rows.map((cells) => all.map((role) => cells[role]))];
      // The second vocabularies call the net amount a total, which may be the whole invoice's.
      const known = Object.entries(expected).filter(([, role]) => role !== "net" || !language.endsWith("-2"));
      const wanted = { ...nothing, ...Object.fromEntries(known.map(([field, role]) => [field, headers[role]])) };
      return {
        name: `${language}: ${name}`,
        csv: csv.map((cells) => cells.map((cell) => `"${cell}"`).join(";")).join("\n"),
        expected: wanted,
      };
    });
  });
}

/** Common tax rates by country. */
const rates: Record<string, number[]> = {
  en: [20, 5, 0],
  de: [19, 7],
  fr: [20, 10, 5.5],
  es: [21, 10, 4],
  it: [22, 10, 4],
  nl: [21, 9],
};
const goods = ["Desk lamp", "Oak shelf", "Proofreading", "Workshop", "Paper A4", "Chair", "Cable 2 m", "Site visit"];
const towns = ["Leeds", "Bonn", "Lyon", "Murcia", "Torino", "Utrecht"];

function line(row: number, next: (most: number) => number, language: string, isPlain: boolean): Record<Role, string> {
  const quantity = 1 + next(9);
  const unit = 250 + next(60_000);
  const own = rates[language] ?? [];
  const rate = own[next(own.length)] ?? 0;
  const net = quantity * unit;
  const tax = Math.round((net * rate) / 100);
  const money = (cents: number) => {
    const text = (cents / 100).toFixed(2);
    return language === "en" ? text.replace(/\B(?=(\d{3})+\.)/g, ",") : text.replace(".", ",");
  };
  const day = (offset: number) => `2026-${String(1 + ((row + offset) % 12)).padStart(2, "0")}-${10 + next(18)}`;
  const decimal = language === "en" ? String(rate) : String(rate).replace(".", ",");
  return {
    number: `A-${100 + row}`,
    customer: `${towns[(row + next(3)) % 6]} & Sons`,
    address: `${1 + next(90)} High Street, ${towns[row]}`,
    date: day(0),
    due: day(1),
    item: goods[next(goods.length)] ?? "",
    quantity: String(quantity),
    unit: money(unit),
    price: money(unit),
    total: money(net),
    amount: money(net),
    net: money(net),
    gross: money(net + tax),
    grossUnit: money(Math.round(unit * (1 + rate / 100))),
    rate: decimal,
    vat: isPlain ? decimal : money(tax),
    vatAmount: money(tax),
    discount: money(next(900)),
    cost: money(Math.round(unit * 0.55) + next(90)),
    order: `PO${4_000 + next(900)}`,
    position: String(row + 1),
    customerNo: String(10_000 + next(8_000)),
    delivery: `${1 + next(90)} Dock Road, ${towns[row]}`,
  };
}
