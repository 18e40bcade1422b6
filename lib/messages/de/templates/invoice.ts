import type { TemplateTexts } from "../../template-texts.ts";
import { envelope, letterhead, logo, papers } from "./shared.ts";

export const invoice: TemplateTexts = {
  pages: {
    title: "Rechnung",
    description:
      "Eine Rechnung für alle Zeilen mit derselben Nummer, mit genau berechneter Umsatzsteuer und Anschrift für Fensterumschläge.",
    fields: {
      number: { label: "Rechnungsnummer", help: "Zeilen mit derselben Nummer ergeben eine Rechnung." },
      customer: { label: "Kunde", help: "Wer bezahlt." },
      address: { label: "Anschrift", help: "Trennen Sie Zeilen mit Umbrüchen oder Kommas." },
      date: { label: "Datum", help: "Das Datum der Rechnung." },
      item: { label: "Leistung", help: "Die Ware oder Leistung dieses Postens." },
      quantity: { label: "Menge", help: "Wie viele oder wie viel." },
      unitPrice: { label: "Einzelpreis", help: "Für ein Stück." },
      discount: { label: "Rabatt", help: "Auf diesen Posten, z. B. 10 % oder als Geldbetrag." },
      wholeDiscount: {
        label: "Rabatt der Rechnung",
        help: "Auf die Summe aller Posten, z. B. 10 % oder als Geldbetrag.",
      },
      vat: { label: "USt %", help: "Der Steuersatz dieses Postens, z. B. 19 oder 19 %." },
    },
    settings: {
      ...envelope,
      letterhead,
      style: {
        label: "Stil",
        choices: { clear: "Klar, mit Platz um die Zahlen", ledger: "Liniert wie ein Kontobuch" },
      },
      company: { label: "Ihre Firma" },
      sender: { label: "Ihre Anschrift" },
      logo: { label: "Logo", help: "Ersetzt den Namen im Briefkopf." },
      ...logo,
      accent: { label: "Akzentfarbe" },
      currency: { label: "Währung" },
      priceTax: {
        label: "Preise in der Tabelle",
        help: "Bei Nettopreisen kommt die Steuer hinzu, in Bruttopreisen ist sie schon enthalten.",
        choices: {
          auto: "Nach dem Spaltennamen",
          excluded: "Ohne Steuer (netto)",
          included: "Mit Steuer (brutto)",
        },
      },
      discountUnit: {
        label: "Rabatte ohne % oder Währung",
        help: "Ob 10 für 10 % oder einen Betrag steht.",
        choices: {
          auto: "Aus der Tabelle erkennen",
          percent: "Prozent",
          amount: "Geldbeträge",
        },
      },
      note: { label: "Anmerkung", help: "Steht unter den Summen." },
      iban: {
        label: "IBAN für den Zahlungscode",
        help: "Rechnungen in Euro erhalten damit einen QR-Code, mit dem Banking-Apps die Überweisung an Ihre Firma ausfüllen (GiroCode).",
      },
      paymentCode: { label: "Zahlungscode", help: "Erfordert die IBAN und Euro." },
      payment: { label: "Zahlung", help: "Wie und bis wann zu zahlen ist. {number} fügt die Rechnungsnummer ein." },
      footer: { label: "Fußzeile jeder Seite" },
      paper: papers,
    },
  },

  documents: {
    documentTitle: "Rechnung {number}",
    creditTitle: "Rechnungskorrektur {number}",
    settings: {
      company: "Linden & Hale Studio",
      sender: "Weberstraße 14\n28195 Bremen\nbuchhaltung@lindenhale.example",
      returnLine: "Linden & Hale Studio · Weberstraße 14 · 28195 Bremen",
      payment: "Bitte zahlen Sie innerhalb von 14 Tagen unter Angabe von {number}.\nIBAN DE00 0000 0000 0000 0000 00",
      note: "Vielen Dank für Ihren Auftrag.",
      footer: "Linden & Hale Studio GmbH  ·  USt-IdNr. DE000000000  ·  Amtsgericht Bremen, HRB 00000",
    },
  },
};
