import type { setups as english } from "../../en/pages/setups.ts";
import type { Translated } from "../../translated.ts";

export const setups: Translated<typeof english> = {
  "setup.mine": "Meine Einstellungen",
  "setup.what":
    "Dieser Browser speichert Vorlage, Zuordnung nach Spaltennamen, Texte, Farben, Bilder und Ausgabe, aber nichts aus Ihren Zeilen. Immer wenn Sie Dokumente erstellen, merken wir uns Ihre Einstellungen.",
  "setup.applied": "Ihre Einstellungen „{name}“ passen zu dieser Tabelle. Wir haben sie übernommen.",
  "setup.fits": "Sie haben Einstellungen für eine solche Tabelle: „{name}“.",
  "setup.apply": "Übernehmen",
  "setup.apply.one": "{name} übernehmen",
  "setup.undo": "Rückgängig machen",
  "setup.decline": "Nein, danke",
  "setup.toStart": "Zum letzten Schritt",
  "setup.name": "Name der Einstellungen",
  "setup.save": "Einstellungen speichern",
  "setup.saved": "Gespeichert als „{name}“.",
  "setup.replaces": "Ersetzt Ihre Einstellungen „{name}“.",
  "setup.rename": "Umbenennen",
  "setup.taken": "Einstellungen namens „{name}“ gibt es schon.",
  "setup.toFile": "Als Datei speichern",
  "setup.fromFile": "Einstellungen aus einer Datei hinzufügen",
  "setup.added": "„{name}“ hinzugefügt.",
  "setup.delete": "Löschen",
  "setup.delete.question": "„{name}“ löschen?",
  "setup.delete.confirm": "Löschen",
  "setup.delete.what": "Die Einstellungen liegen nur in diesem Browser. Bereits erstellte Dokumente bleiben erhalten.",
  "setup.blocked":
    "Ihr Browser erlaubt dieser Seite kein Speichern, oder sein Speicher ist voll. Erlauben Sie das Speichern oder schaffen Sie Platz.",
  "setup.file.other":
    "Das sind keine Einstellungen. Wählen Sie eine Datei, die hier mit „Als Datei speichern“ erstellt wurde.",
  "setup.file.later":
    "Diese Einstellungen stammen aus einer neueren Version von Rowpress, die diese Seite nicht lesen kann.",
  "setup.file.large":
    "Diese Datei ist zu groß für Einstellungen. Wählen Sie eine Datei, die hier mit „Als Datei speichern“ erstellt wurde.",
};
