import type { TemplateTexts } from "../../template-texts.ts";
import { logo, papers, photo } from "./shared.ts";

export const reportCard: TemplateTexts = {
  pages: {
    title: "Zeugnis",
    description:
      "Die Noten eines Halbjahres auf einer Seite, aus einer Tabelle mit einer Zeile pro Kind und einer Spalte pro Fach.",
    fields: {
      pupil: { label: "Schüler oder Schülerin" },
      class: { label: "Klasse" },
      born: { label: "Geboren" },
      absent: { label: "Fehlzeiten" },
      late: { label: "Verspätungen" },
      conduct: { label: "Verhalten" },
      grades: {
        label: "Noten",
        help: "Eine Zeile pro Fach: „Mathematik: 2“ oder mit einer Bemerkung „Mathematik: 2: Sorgfältige Arbeit.“ Fächer, die in einer Zeile leer sind, entfallen.",
      },
      average: { label: "Durchschnitt", help: "Steht unter den Fächern." },
      comment: { label: "Bemerkung", help: "Allgemeine Bemerkungen zum Halbjahr." },
      photo,
    },
    settings: {
      style: { label: "Stil", choices: { record: "Sachlich und liniert", bright: "Bunt, für Grundschulen" } },
      accent: { label: "Akzentfarbe" },
      logo: { label: "Logo oder Wappen" },
      ...logo,
      school: { label: "Schule", help: "Dient auch als Beschreibung des Logos für Screenreader." },
      address: { label: "Anschrift der Schule" },
      title: { label: "Titel" },
      term: { label: "Halbjahr" },
      scale: { label: "Notenstufen", help: "Was die Noten bedeuten." },
      issued: { label: "Ort und Datum" },
      teacher: { label: "Klassenleitung", help: "„{Lehrkraft}“ fügt den Namen aus der Zeile ein." },
      teacherRole: { label: "Bezeichnung der Klassenleitung" },
      teacherSignature: {
        label: "Unterschrift der Klassenleitung",
        help: "Ein Bild auf der Unterschriftslinie. Ohne Bild bleibt die Linie frei für die Unterschrift von Hand.",
      },
      head: { label: "Schulleitung" },
      headRole: { label: "Bezeichnung der Schulleitung" },
      headSignature: { label: "Unterschrift der Schulleitung" },
      parent: {
        label: "Dritte Unterschrift",
        help: "Eine Linie zum Unterschreiben. Leer lassen, um sie wegzulassen.",
      },
      paper: papers,
    },
  },

  documents: {
    documentTitle: "Zeugnis für {pupil}",
    settings: {
      school: "Farnbachschule",
      address: "Mühlenweg 12, Nordtor",
      title: "Zeugnis",
      term: "1. Halbjahr 2026/27",
      scale: "1 sehr gut · 2 gut · 3 befriedigend · 4 ausreichend · 5 mangelhaft · 6 ungenügend",
      issued: "Nordtor, 18. Dezember 2026",
      teacher: "Rosalind Achterberg",
      teacherRole: "Klassenleitung",
      head: "Dr. Tobias Lindqvist",
      headRole: "Schulleitung",
      parent: "Erziehungsberechtigte",
    },
  },
};
