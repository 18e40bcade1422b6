import type { trouble as english } from "../../en/pages/trouble.ts";
import type { Translated } from "../../translated.ts";

export const trouble: Translated<typeof english> = {
  "trouble.started":
    "Diese Dokumente werden bereits erstellt. Tabelle und Einstellungen lassen sich nicht mehr ändern. Erstellen Sie weitere aus derselben Tabelle oder laden Sie eine andere hoch.",
  "trouble.unreachable": "Der Server ist nicht erreichbar. Prüfen Sie Ihre Verbindung und versuchen Sie es erneut.",
  "trouble.late": "Der Server hat nicht rechtzeitig geantwortet. Versuchen Sie es erneut.",
  "trouble.slow": "Der Server braucht länger als sonst. Ihre Eingaben gehen nicht verloren.",
  "trouble.file.unreadable":
    "Ihr Browser kann „{name}“ nicht lesen. Prüfen Sie, ob die Datei noch vorhanden ist und Sie sie öffnen dürfen, und wählen Sie sie erneut aus.",
  "trouble.file.changed": "„{name}“ wurde während des Hochladens geändert. Wählen Sie die Datei erneut aus.",
  "trouble.file.refused": "„{name}“ kann nicht verwendet werden. {reason}",
  "trouble.unknown": "Etwas ist schiefgelaufen. Laden Sie die Seite neu und versuchen Sie es erneut.",
  "trouble.retry": "Erneut versuchen",
  "trouble.others": "Weitere aus dieser Tabelle erstellen",
  "trouble.watch": "Fortschritt ansehen",
  "trouble.leftBehind": "Ihre Dokumente aus „{file}“ werden erstellt. Fortschritt ansehen",
};
