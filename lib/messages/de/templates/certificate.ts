import type { TemplateTexts } from "../../template-texts.ts";
import { logo, orientation, papers } from "./shared.ts";

export const certificate: TemplateTexts = {
  pages: {
    title: "Urkunde",
    description: "Eine Urkunde für Kurse, Schulungen, Sport und Ehrungen, klassisch gerahmt, modern oder verspielt.",
    fields: {
      recipient: { label: "Name", help: "Wer die Urkunde erhält." },
      course: { label: "Kurs", help: "Was abgeschlossen oder verliehen wurde." },
      date: { label: "Datum", help: "Wann sie verliehen wurde." },
      score: {
        label: "Ergebnis",
        help: "Eine Note, Punkte oder eine Auszeichnung, genau wie in der Tabelle.",
      },
    },
    settings: {
      style: {
        label: "Stil",
        choices: {
          classical: "Klassisch, mit graviertem Rahmen",
          modern: "Modern, mit einer Farbfläche",
          playful: "Verspielt, mit bunten Formen und einer Medaille",
        },
      },
      accent: { label: "Akzentfarbe" },
      logo: { label: "Logo", help: "Steht oben." },
      ...logo,
      title: { label: "Titel" },
      intro: { label: "Über dem Namen" },
      middle: { label: "Unter dem Namen" },
      issuer: {
        label: "Ausgestellt von",
        help: "Die Organisation. Dient auch als Beschreibung des Logos für Screenreader.",
      },
      signatory: { label: "Unterzeichnet von" },
      role: { label: "Funktion der unterzeichnenden Person" },
      signature: {
        label: "Unterschrift",
        help: "Ein Bild auf der Unterschriftslinie. Ohne Bild bleibt die Linie frei für die Unterschrift von Hand.",
      },
      scoreLabel: { label: "Beschriftung des Ergebnisses" },
      dateLabel: { label: "Beschriftung des Datums" },
      paper: papers,
      orientation,
    },
  },

  documents: {
    documentTitle: "Urkunde für {recipient}",
    settings: {
      title: "Teilnahmeurkunde",
      intro: "Hiermit wird bescheinigt, dass",
      middle: "erfolgreich teilgenommen hat an",
      issuer: "Akademie Nordtor",
      signatory: "Helena Marsch",
      role: "Leiterin der Akademie",
      scoreLabel: "Ergebnis",
      dateLabel: "Datum",
    },
  },
};
