import type { site as english } from "../../en/pages/site.ts";
import type { Translated } from "../../translated.ts";

export const site: Translated<typeof english> = {
  "site.title": "Rowpress: ein Dokument für jede Zeile",
  "site.description":
    "Tabelle hochladen, Vorlage wählen und für jede Zeile ein fertiges PDF herunterladen. Kostenlos, privat, auf eigenem Server.",
  "site.skip": "Zum Inhalt springen",
  "site.home": "Dokumente erstellen",
  "site.templates": "Vorlagen",
  "site.help": "Hilfe",
  "site.language": "Sprache",
  "site.noScript.home":
    "Um hier Dokumente zu erstellen, benötigen Sie JavaScript. Aktivieren Sie es in den Einstellungen Ihres Browsers und laden Sie die Seite neu.",
  "site.noScript.job":
    "Ohne JavaScript aktualisiert sich diese Seite nicht automatisch. Laden Sie sie neu, um den Fortschritt zu sehen.",
  "site.kept": "Ihre Dateien bleiben auf diesem Server und werden nach {time} gelöscht.",

  "home.heading": "Ein fertiges Dokument für jede Zeile",
  "home.intro":
    "Tabelle hochladen, Vorlage wählen oder eigenes Design verwenden und ein PDF pro Zeile erhalten: Urkunden, Rechnungen, Namensschilder.",

  "confirm.keep": "Behalten",

  "missing.title": "Seite nicht gefunden",
  "missing.heading": "Diese Seite gibt es nicht",
  "missing.why": "Vielleicht ist die Adresse falsch, oder die zugehörigen Dateien wurden gelöscht.",

  "fault.heading": "Etwas ist schiefgelaufen",
  "fault.why": "Das liegt an uns, nicht an Ihnen. Ihre hochgeladenen Dateien sind noch da.",
  "fault.retry": "Erneut versuchen",
};
