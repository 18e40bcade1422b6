import type { word as english } from "../../en/pages/word.ts";
import type { Translated } from "../../translated.ts";

export const word: Translated<typeof english> = {
  "docx.title": "Ihre Word-Datei",
  "docx.what":
    "Bringen Sie einen Brief, Vertrag oder Vordruck aus Word mit: Seriendruckfelder und {tag} werden zu Ihren Spalten.",
  "docx.file": "Word-Datei",
  "docx.file.help":
    "Eine .docx- oder .dotx-Datei bis {size} mit Seriendruckfeldern, Inhaltssteuerelementen oder {tag} im Text.",
  "docx.file.choose": "Wählen Sie eine Word-Datei, die auf .docx oder .dotx endet.",
  "docx.reading": "„{name}“ wird hochgeladen und gelesen …",
  "docx.next": "Laden Sie in Schritt 1 Ihre Tabelle hoch, um diese Datei zu füllen.",
  "docx.name": "Name der Vorlage",
  "docx.save": "Diese Word-Datei speichern",
  "docx.fields": { one: "{count} Feld gefunden: {names}", other: "{count} Felder gefunden: {names}" },
  "docx.notes": {
    one: "{count} Sache ist anders als in Word",
    other: "{count} Dinge sind anders als in Word",
  },
};
