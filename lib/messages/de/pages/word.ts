import type { word as english } from "../../en/pages/word.ts";
import type { Translated } from "../../translated.ts";

export const word: Translated<typeof english> = {
  "docx.title": "Ihre Word-Datei",
  "docx.what":
    "Laden Sie einen Brief, Vertrag oder Vordruck aus Word hoch: Seriendruckfelder und {tag} werden aus Ihren Spalten gefüllt.",
  "docx.file": "Word-Datei",
  "docx.file.help":
    "Eine .docx- oder .dotx-Datei bis {size} mit Seriendruckfeldern, Inhaltssteuerelementen oder {tag} im Text.",
  "docx.file.choose": "Wählen Sie eine Word-Datei, die auf .docx oder .dotx endet.",
  "docx.reading": "„{name}“ wird hochgeladen und gelesen …",
  "docx.next": "Laden Sie in Schritt 1 Ihre Tabelle hoch, um diese Datei zu füllen.",
  "docx.first": "Wählen Sie in Schritt 2 Ihre Word-Datei. Ihre Felder stehen dann hier.",
  "docx.name": "Name der Vorlage",
  "docx.save": "Diese Word-Datei speichern",
  "docx.fields": { one: "{count} Feld gefunden: {names}", other: "{count} Felder gefunden: {names}" },
  "docx.fonts": "Schriften der Word-Datei",
  "docx.fonts.missing": {
    one: "{count} Schrift fehlt in der Datei. Fügen Sie sie hinzu, wenn Sie sie haben",
    other: "{count} Schriften fehlen in der Datei. Fügen Sie sie hinzu, wenn Sie sie haben",
  },
  "docx.font.replaced": "Statt {name} wird {family} verwendet",
  "docx.font.own": "{name} verwendet Ihre Schrift:",
  "docx.font": "Ihre Schrift für {name}",
  "docx.font.help":
    "Eine TTF-, OTF- oder WOFF2-Datei bis {size}. Fette und kursive Schnitte sind eigene Dateien: Fügen Sie eine nach der anderen hinzu.",
  "docx.font.choose": "Wählen Sie eine TTF-, OTF- oder WOFF2-Datei.",
  "docx.font.unknown": "Ihre Schrift",
  "docx.font.remove": "Für {name} wieder {family} verwenden",
  "docx.notes": {
    one: "{count} Unterschied zu Word",
    other: "{count} Unterschiede zu Word",
  },
};
