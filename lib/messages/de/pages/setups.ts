import type { setups as english } from "../../en/pages/setups.ts";
import type { Translated } from "../../translated.ts";

export const setups: Translated<typeof english> = {
  "setup.mine": "Meine Voreinstellungen",
  "setup.what":
    "Eine Voreinstellung merkt sich Vorlage, Zuordnung, Texte, Farben, Bilder und Ausgabe für das nächste Mal, aber nichts aus Ihren Zeilen. Gespeichert wird sie in diesem Browser, sobald Sie Dokumente erstellen.",
  "setup.applied": "Ihre Voreinstellung „{name}“ passt zu dieser Tabelle. Wir haben sie übernommen.",
  "setup.fits": "Sie haben eine Voreinstellung für eine solche Tabelle: „{name}“.",
  "setup.apply": "Übernehmen",
  "setup.apply.one": "{name} übernehmen",
  "setup.undo": "Rückgängig machen",
  "setup.decline": "Nein, danke",
  "setup.toStart": "Zum letzten Schritt",
  "setup.name": "Name der Voreinstellung",
  "setup.save": "Voreinstellung speichern",
  "setup.saved": "Gespeichert als „{name}“.",
  "setup.replaces": "Ersetzt Ihre Voreinstellung „{name}“.",
  "setup.rename": "Umbenennen",
  "setup.taken": "Eine Voreinstellung namens „{name}“ gibt es schon. Wählen Sie einen anderen Namen.",
  "setup.toFile": "Als Datei speichern",
  "setup.fromFile": "Voreinstellung aus einer Datei hinzufügen",
  "setup.added": "„{name}“ hinzugefügt.",
  "setup.delete": "Löschen",
  "setup.delete.question": "„{name}“ löschen?",
  "setup.delete.confirm": "Löschen",
  "setup.delete.what": "Die Voreinstellung liegt nur in diesem Browser. Bereits erstellte Dokumente bleiben erhalten.",
  "setup.blocked":
    "Ihr Browser erlaubt dieser Seite kein Speichern, oder sein Speicher ist voll. Erlauben Sie das Speichern oder schaffen Sie Platz.",
  "setup.file.other":
    "Das ist keine Voreinstellung. Wählen Sie eine Datei, die hier mit „Als Datei speichern“ erstellt wurde.",
  "setup.file.later":
    "Diese Voreinstellung wurde mit einer neueren Version von Rowpress gespeichert. Bitten Sie die Betreiber dieser Website um ein Update.",
  "setup.file.large":
    "Diese Datei ist zu groß für eine Voreinstellung. Wählen Sie eine Datei, die hier mit „Als Datei speichern“ erstellt wurde.",
};
