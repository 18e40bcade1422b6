import type { TemplateTexts } from "../../template-texts.ts";
import { logo, sheet } from "./shared.ts";

export const labels: TemplateTexts = {
  pages: {
    title: "Adressetiketten",
    description:
      "Anschriften auf Etikettenbögen aus dem Handel oder in einem eigenen Raster. Auch angefangene Bögen sind möglich.",
    fields: {
      name: { label: "Name", help: "Die erste Zeile, etwas größer." },
      company: { label: "Firma" },
      address: {
        label: "Anschrift",
        help: "Die ganze Anschrift in einer Zelle. Kommas und Umbrüche beginnen neue Zeilen.",
      },
      street: { label: "Straße" },
      street2: { label: "Zusatz", help: "Eine Wohnung, ein Stockwerk oder ein Gebäude." },
      postcode: { label: "Postleitzahl" },
      city: {
        label: "Ort",
        help: "Ort und Postleitzahl folgen der Schreibweise des Landes oder, wenn es fehlt, der gewählten Sprache.",
      },
      region: { label: "Region" },
      country: { label: "Land", help: "Die letzte Zeile, in Großbuchstaben." },
    },
    settings: {
      ...sheet,
      style: {
        label: "Stil",
        choices: {
          modern: "Modern, neben einem farbigen Strich",
          classic: "Klassisch, mittig in einer Schrift mit Serifen",
          parcel: "Paket, kräftig unter einem Farbband",
        },
      },
      accent: { label: "Akzentfarbe" },
      sender: { label: "Absender", help: "Eine Zeile über der Anschrift. Leer lassen, um sie wegzulassen." },
      homeCountry: {
        label: "Ihr Land",
        help: "Anschriften in diesem Land nennen es nicht, egal wie es in Ihrer Tabelle steht.",
      },
      logo: { label: "Logo" },
      ...logo,
    },
  },

  documents: { documentTitle: "Adressetiketten", filename: "Etiketten" },
};
