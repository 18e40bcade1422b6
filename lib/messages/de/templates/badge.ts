import type { TemplateTexts } from "../../template-texts.ts";
import { logo, photo, sheet } from "./shared.ts";

export const badge: TemplateTexts = {
  pages: {
    title: "Namensschild",
    description:
      "Ein Namensschild, das man quer durch den Raum lesen kann, mit QR-Code für den Einlass und auf Wunsch mit Foto.",
    fields: {
      name: { label: "Name", help: "So groß wie möglich gedruckt." },
      company: { label: "Firma" },
      role: { label: "Funktion", help: "Ein Beruf oder die Rolle bei der Veranstaltung." },
      code: { label: "Code", help: "Ein beliebiger Text oder Link, gedruckt als QR-Code." },
      photo,
      colorBy: {
        label: "Farbe nach",
        help: "Jeder Wert, z. B. eine Kartenart, bekommt eine eigene Farbe. Er wird nicht gedruckt.",
      },
    },
    settings: {
      style: {
        label: "Stil",
        choices: { bold: "Kräftig, mit einem Farbband", fine: "Fein, in einer Schrift mit Serifen" },
      },
      accent: { label: "Akzentfarbe" },
      colors: { label: "Farben der Werte" },
      logo: { label: "Logo" },
      ...logo,
      event: { label: "Veranstaltung" },
      place: { label: "Ort und Datum" },
      size: {
        label: "Größe",
        choices: {
          a6: "A6 (105 × 148 mm)",
          small: "90 × 120 mm",
          "4x3": "4 × 3 Zoll, Querformat",
          "4x6": "4 × 6 Zoll",
        },
      },
      layout: {
        label: "Gedruckt auf",
        help: "Bögen haben ihre eigene Schildgröße. Drucken Sie mit 100 % und schneiden Sie normales Papier an den Marken.",
        choices: {
          single: "Eines pro Seite, in der Größe oben",
          "a4-a6": "A4, vier Stück, 105 × 148 mm",
          "a4-small": "A4, vier Stück, 90 × 120 mm",
          "letter-4x3": "US Letter, sechs Stück, 4 × 3 Zoll (Avery 5392)",
          "a4-4x3": "A4, sechs Stück, 4 × 3 Zoll",
          "a4-a7": "A4, acht Stück, 105 × 74 mm",
          "a4-a5": "A4 quer, zwei Stück, 148 × 210 mm",
          l7165: "Avery L7165: A4, 8 Stück, 99,1 × 67,7 mm",
          "herma-4470": "Herma 4470, 4626: A4, 8 Stück, 105 × 74 mm",
          "zweckform-4745": "Avery L4745, Zweckform 4745: A4, 8 Stück, 96 × 63,5 mm",
          l7418: "Avery L7418: A4, 8 Stück, 86 × 55 mm",
          c32011: "Avery C32011: A4, 10 Stück, 85 × 54 mm",
          "avery-5395": "Avery 5395, 8395: US Letter, 8 Stück, 3 3/8 × 2 1/3 Zoll",
        },
      },
      start: sheet.start,
      slot: { label: "Lochmarke", help: "Zeigt, wo Sie für einen Clip oder ein Band lochen." },
    },
  },

  documents: {
    documentTitle: "Namensschild für {name}",
    settings: { event: "Forum Offener Hafen", place: "Bremen, 12.–14. Mai 2027" },
  },
};
