import type { uploads as english } from "../../en/server/uploads.ts";
import type { Translated } from "../../translated.ts";

export const uploads: Translated<typeof english> = {
  "upload.tooLarge": "Erlaubt sind {size} MB. Wählen Sie eine kleinere Datei.",
  "upload.tooLarge.parts":
    "Sie können höchstens {size} MB auf einmal senden. Senden Sie weniger oder eine große Datei in Teilen.",
  "upload.stalled":
    "Der Upload kam 30 Sekunden lang nicht voran. Prüfen Sie Ihre Verbindung und versuchen Sie es erneut.",
  "upload.part": "Senden Sie eine Datei im Formularfeld `file`.",
  "upload.form": "Senden Sie die vollständige Datei als multipart/form-data.",
  "upload.unknown": "Upload nicht gefunden. Laden Sie die Datei erneut hoch.",
  "upload.gone": "Diese Datei wurde gelöscht. Laden Sie sie erneut hoch.",
  "upload.missing": "Die Datei ist nicht angekommen. Laden Sie sie erneut hoch.",
};
