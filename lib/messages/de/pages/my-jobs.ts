import type { myJobs as english } from "../../en/pages/my-jobs.ts";
import type { Translated } from "../../translated.ts";

export const myJobs: Translated<typeof english> = {
  "mine.jobs": "Meine Aufträge",
  "mine.all": { one: "{count} Auftrag anzeigen", other: "Alle {count} Aufträge anzeigen" },
  "mine.ready": { one: "{things} ist fertig", other: "{things} sind fertig" },
  "mine.running": { one: "{things}, davon {done} erstellt", other: "{things}, davon {done} erstellt" },
  "mine.failed": "Es konnten keine Dokumente erstellt werden",
  "mine.canceled": "Abgebrochen",
  "mine.progress": "Fortschritt von {name}",
  "mine.left.minutes": { one: "wird in {count} Minute gelöscht", other: "wird in {count} Minuten gelöscht" },
  "mine.left.hours": { one: "wird in {count} Stunde gelöscht", other: "wird in {count} Stunden gelöscht" },
  "mine.left.days": { one: "wird in {count} Tag gelöscht", other: "wird in {count} Tagen gelöscht" },
  "mine.download": "Herunterladen",
  "mine.download.one": "{name} herunterladen",
  "mine.delete": "Löschen",
  "mine.delete.question": "Dokumente von „{name}“ löschen?",
  "mine.delete.confirm": "Löschen",
  "mine.delete.what": "Die Dokumente, die Tabelle und alles andere dieses Auftrags werden vom Server gelöscht.",
  "mine.unstarted": "Dort weitermachen, wo Sie aufgehört haben",
  "mine.unstarted.link": "Mit „{name}“ weitermachen",
  "mine.unstarted.question": "„{name}“ und Ihre Auswahl löschen?",
  "mine.unstarted.confirm": "Löschen",
  "mine.unstarted.what": "Die Tabelle, Ihre Zuordnung und Ihre Einstellungen werden vom Server gelöscht.",
};
