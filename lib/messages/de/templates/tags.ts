import type { TemplateTexts } from "../../template-texts.ts";
import { logo, sheet } from "./shared.ts";

export const tags: TemplateTexts = {
  pages: {
    title: "Preisschilder",
    description: "Regalschilder und Warenanhänger mit Preisen und Strichcodes, die Scanner lesen können.",
    fields: {
      product: { label: "Ware" },
      price: { label: "Preis" },
      oldPrice: { label: "Alter Preis", help: "Durchgestrichen neben dem Preis." },
      unitPrice: { label: "Grundpreis", help: "Genau so gedruckt, z. B. 12,40 € / kg." },
      details: { label: "Details", help: "Zum Beispiel Größe, Farbe oder Inhalt." },
      sku: { label: "Artikelnummer", help: "Ihre eigene Artikelnummer." },
      code: { label: "Code", help: "Eine Nummer oder ein Text, gedruckt als Strichcode oder QR-Code." },
    },
    settings: {
      ...sheet,
      style: {
        label: "Stil",
        choices: {
          shelf: "Regal, Preis auf farbigem Grund",
          boutique: "Boutique, fein, in einer Schrift mit Serifen",
        },
      },
      accent: { label: "Akzentfarbe" },
      currency: { label: "Währung" },
      codeKind: {
        label: "Art des Codes",
        help: "EAN-13 hat 12 oder 13 Ziffern, UPC-A 11 oder 12. Automatisch: Strichcodes für Produktnummern und kurze Texte, QR-Codes für Links.",
        choices: {
          auto: "Automatisch",
          "ean-13": "EAN-13",
          "upc-a": "UPC-A",
          "code-128": "Code 128",
          qr: "QR-Code",
        },
      },
      shop: { label: "Geschäft", help: "Steht auf Anhängern im Hochformat. Leer lassen, um es wegzulassen." },
      logo: { label: "Logo statt des Geschäfts" },
      ...logo,
    },
  },

  documents: { documentTitle: "Preisschilder", filename: "Preisschilder", settings: { shop: "Hafen & Hügel" } },
};
