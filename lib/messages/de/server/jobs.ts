import type { jobs as english } from "../../en/server/jobs.ts";
import type { Translated } from "../../translated.ts";

export const jobs: Translated<typeof english> = {
  "job.unknown": "Auftrag nicht gefunden. Laden Sie Ihre Datei erneut hoch.",
  "job.gone": "Die Dokumente dieses Auftrags wurden gelöscht. Laden Sie Ihre Datei erneut hoch.",
  "job.internal":
    "Die Dokumente konnten nicht erstellt werden. Das liegt an uns, nicht an Ihnen. Versuchen Sie es erneut.",
  "job.filesGone":
    "Dateien, die dieser Auftrag benötigt, wurden gelöscht. Laden Sie Ihre Tabelle erneut hoch und beginnen Sie von vorn.",
  "job.noDocuments":
    "Aus keiner Zeile konnte ein Dokument erstellt werden. Korrigieren Sie die Tabelle und laden Sie sie erneut hoch.",

  "download.unknown": "Download nicht gefunden. Laden Sie Ihre Datei erneut hoch.",
  "download.gone": "Dieser Download wurde gelöscht. Erstellen Sie die Dokumente erneut.",
  "download.document": "Fordern Sie ein Dokument eines Archivs über seine Nummer an.",
  "download.document.number": "muss die Nummer eines Dokuments in einem Archiv sein, ab 1",
  "download.document.last": "Das Archiv hat {count} Dokumente.",
};
