import type { word as english } from "../../en/pages/word.ts";
import type { Translated } from "../../translated.ts";

export const word: Translated<typeof english> = {
  "docx.title": "Ihre Word-Datei",
  "docx.what":
    "Laden Sie einen Brief, einen Vertrag oder ein Formular aus Word hoch. Ihre Spalten füllen Seriendruckfelder und Platzhalter wie {tag}.",
  "docx.file": "Word-Datei",
  "docx.file.help":
    "Eine .docx- oder .dotx-Datei bis {size} mit Seriendruckfeldern, Inhaltssteuerelementen oder Platzhaltern wie {tag}.",
  "docx.file.choose": "Wählen Sie eine Word-Datei, die auf .docx oder .dotx endet.",
  "docx.reading": "„{name}“ wird hochgeladen und gelesen …",
  "docx.next": "Laden Sie in Schritt 1 Ihre Tabelle hoch, um diese Datei zu füllen.",
  "docx.first": "Wählen Sie in Schritt 2 Ihre Word-Datei. Die Felder der Datei stehen dann hier.",
  "docx.name": "Name der Vorlage",
  "docx.save": "Diese Word-Datei speichern",
  "docx.fields": { one: "{count} Feld gefunden: {names}", other: "{count} Felder gefunden: {names}" },
  "docx.fonts": "Schriftarten der Word-Datei",
  "docx.fonts.missing": {
    one: "{count} Schriftart fehlt in der Datei. Fügen Sie sie hinzu, wenn Sie sie haben",
    other: "{count} Schriftarten fehlen in der Datei. Fügen Sie sie hinzu, wenn Sie sie haben",
  },
  "docx.font.replaced": "Statt {name} wird {family} verwendet",
  "docx.font.own": "{name} verwendet Ihre Schriftart:",
  "docx.font": "Ihre Schriftart für {name}",
  "docx.font.help":
    "Eine TTF-, OTF- oder WOFF2-Datei bis {size}. Fette und kursive Schnitte sind eigene Dateien: Fügen Sie sie einzeln hinzu.",
  "docx.font.choose": "Wählen Sie eine TTF-, OTF- oder WOFF2-Datei.",
  "docx.font.unknown": "Ihre Schriftart",
  "docx.font.remove": "Für {name} wieder {family} verwenden",
  "docx.notes": {
    one: "{count} Unterschied zu Word",
    other: "{count} Unterschiede zu Word",
  },
};
