import type { TemplateTexts } from "../../template-texts.ts";
import { logo } from "./shared.ts";

export const ticket: TemplateTexts = {
  pages: {
    title: "Eintrittskarte",
    description: "Eine Karte mit Sitzplatz, QR-Code für den Einlass und Abschnitt zum Abtrennen.",
    fields: {
      holder: { label: "Inhaber", help: "Für wen die Karte gilt. Steht auch auf dem Abschnitt." },
      type: { label: "Kartenart", help: "Zum Beispiel Erwachsene, Ermäßigt, Presse oder VIP." },
      section: { label: "Bereich", help: "Der Block, Rang oder Bereich." },
      row: { label: "Reihe" },
      seat: { label: "Platz" },
      entry: { label: "Einlass", help: "Das Tor, die Tür oder die Uhrzeit." },
      price: { label: "Preis", help: "Genau wie in der Tabelle gedruckt. „€ {Preis}“ ergänzt eine Währung." },
      order: { label: "Bestellnummer", help: "Steht auf dem Abschnitt." },
      code: {
        label: "Code",
        help: "Was am Einlass gescannt wird: eine Nummer oder ein Link, eindeutig für jede Karte. Gedruckt als QR-Code; kurze Codes stehen auch auf dem Abschnitt.",
      },
    },
    settings: {
      style: { label: "Stil", choices: { stage: "Bühne, mit Farbfläche", house: "Theater, klassisch" } },
      accent: { label: "Akzentfarbe" },
      logo: { label: "Logo" },
      ...logo,
      event: { label: "Veranstaltung" },
      subtitle: { label: "Unter der Veranstaltung" },
      date: { label: "Datum" },
      doors: { label: "Einlass ab" },
      venue: { label: "Veranstaltungsort" },
      address: { label: "Anschrift des Ortes" },
      organiser: {
        label: "Veranstalter",
        help: "Dient auch als Beschreibung des Logos für Screenreader.",
      },
      terms: { label: "Bedingungen" },
      layout: {
        label: "Größe",
        help: "Drucken Sie Bögen mit 100 % und schneiden Sie an den Marken.",
        choices: {
          single: "210 × 74 mm, eine pro Seite",
          "single-us": "8,5 × 2,75 Zoll, eine pro Seite",
          a4: "4 auf einem Bogen A4, 190 × 66 mm",
          letter: "4 auf einem Bogen US Letter, 7,5 × 2,5 Zoll",
        },
      },
    },
  },

  documents: {
    documentTitle: "Eintrittskarte für {holder}",
    settings: {
      event: "Laternenkonzerte",
      subtitle: "Ilse Marchetti Quartett, mit Gästen",
      date: "Samstag, 12. Juni 2027",
      doors: "Einlass 18:30 Uhr, Beginn 19:30 Uhr",
      venue: "Altes Zollhaus",
      address: "Kaistraße 4, Nordtor",
      organiser: "Konzerte Nordtor",
      terms:
        "Diese Karte gilt für eine Person. Umtausch und Rückgabe sind ausgeschlossen. Nach Beginn ist Einlass erst in der Pause.",
    },
  },
};
