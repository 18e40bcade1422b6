import type { TemplateTexts } from "../../template-texts.ts";
import { logo, sheet } from "./shared.ts";

export const placeCards: TemplateTexts = {
  pages: {
    title: "Tischkarten",
    description: "Karten und Aufsteller, die jedem Gast seinen Platz zeigen, mit Tisch und Menü.",
    fields: {
      name: { label: "Name", help: "So groß wie möglich gedruckt." },
      table: { label: "Tisch", help: "Eine Nummer oder ein Name." },
      menu: { label: "Menü", help: "Was serviert wird oder was der Gast nicht isst." },
    },
    settings: {
      ...sheet,
      style: {
        label: "Stil",
        choices: {
          garden: "Garten, mit einem Zweig",
          deco: "Art déco, gerahmt, in Großbuchstaben",
          modern: "Modern, mit einem farbigen Kreis",
        },
      },
      accent: { label: "Akzentfarbe" },
      event: { label: "Anlass", help: "Steht über dem Namen. Leer lassen, um ihn wegzulassen." },
      tableWord: { label: "Text vor dem Tisch" },
      logo: { label: "Bild statt des Anlasses" },
      ...logo,
    },
  },

  documents: {
    documentTitle: "Tischkarten",
    filename: "Tischkarten",
    settings: { event: "Clara & Matteo", tableWord: "Tisch" },
  },
};
