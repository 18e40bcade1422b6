import type { job as english } from "../../en/pages/job.ts";
import type { Translated } from "../../translated.ts";

export const job: Translated<typeof english> = {
  "job.title": "Ihre Dokumente",
  "job.queued": { one: "{things} in der Warteschlange", other: "{things} in der Warteschlange" },
  "job.running": { one: "{things} wird erstellt", other: "{things} werden erstellt" },
  "job.finishing": { one: "{things} wird gepackt", other: "{things} werden gepackt" },
  "job.succeeded": { one: "{things} ist fertig", other: "{things} sind fertig" },
  "job.failed.document": "Es konnten keine Dokumente erstellt werden",
  "job.failed.sheet": "Es konnten keine Bögen erstellt werden",
  "job.canceled": "Abgebrochen",
  "job.progress": "Erstellte Dokumente",
  "job.waiting": "Es geht los, sobald Kapazität frei ist.",
  "job.packing": "Alles fertig. Ihr Download wird vorbereitet.",
  "job.packing.stopped": "Angehalten. Der Download mit den fertigen Dateien wird vorbereitet.",
  "job.planning": "{things} werden geprüft: {percent} fertig",
  "job.made": "{done} von {total} erstellt",
  "job.failures": "{failed} übersprungen",
  "job.rate": "{rate} pro Sekunde",
  "job.left.moment": "gleich fertig",
  "job.left.seconds": { one: "noch etwa {count} Sekunde", other: "noch etwa {count} Sekunden" },
  "job.left.minutes": { one: "noch etwa {count} Minute", other: "noch etwa {count} Minuten" },
  "job.left.hours": { one: "noch etwa {count} Stunde", other: "noch etwa {count} Stunden" },
  "job.quarter": "{percent} Prozent erstellt.",
  "job.newest": "Gerade erstellt",
  "job.tell": "Benachrichtigen, wenn sie fertig sind",
  "job.tell.told": "Wir benachrichtigen Sie, sobald sie fertig sind.",
  "job.tell.refused":
    "Ihr Browser erlaubt für diese Website keine Benachrichtigungen. Der Titel des Tabs zeigt den Fortschritt.",
  "job.waitingFor.disk":
    "Der Speicherplatz der Website ist voll. Ihre Dokumente werden automatisch fortgesetzt, sobald wieder Platz ist.",
  "job.waitingFor.store":
    "Der Dateispeicher der Website ist nicht erreichbar. Ihre Dokumente werden automatisch fortgesetzt, sobald er wieder verfügbar ist.",
  "job.retrying": "Ihre Dokumente werden weiter erstellt. Diese Seite versucht, sich wieder zu verbinden.",
  "job.askNow": "Jetzt erneut versuchen",
  "job.download": "Herunterladen",
  "job.download.one": "{name} herunterladen",
  "job.download.archive": "ZIP herunterladen",
  "job.download.combined": "Gesamt-PDF herunterladen",
  "job.download.corrected": "Korrigierte Tabelle herunterladen",
  "job.download.problems": "Problemliste herunterladen",
  "job.combine": "Auch ein Gesamt-PDF erstellen",
  "job.combine.what": "Ein PDF mit allen, zum Drucken, mit denselben Einstellungen. Dieses ZIP bleibt, wie es ist.",
  "job.combine.zip": "Dieselben Dokumente als ZIP mit einzelnen PDFs",
  "job.leftOut.document": {
    one: "{count} Zeile ist fehlerhaft, ihr Dokument fehlt.",
    other: "{count} Zeilen sind fehlerhaft, ihre Dokumente fehlen.",
  },
  "job.leftOut.sheet": {
    one: "{count} Zeile ist fehlerhaft und fehlt auf den Bögen.",
    other: "{count} Zeilen sind fehlerhaft und fehlen auf den Bögen.",
  },
  "job.leftOut.some.document": "Einige Zeilen sind fehlerhaft, ihre Dokumente fehlen.",
  "job.leftOut.some.sheet": "Einige Zeilen sind fehlerhaft und fehlen auf den Bögen.",
  "job.kept": "Verfügbar bis {time}, danach gelöscht.",
  "job.share": "Per Link teilen",
  "job.share.what":
    "Alle, die den Link haben, können diese Dokumente herunterladen. Ihre Tabelle und deren Probleme sehen sie nicht.",
  "job.share.until":
    "Alle, die diesen Link haben, können die Dokumente bis {time} herunterladen. Danach werden sie gelöscht.",
  "job.share.link": "Link zu diesen Dokumenten",
  "job.share.copy": "Link kopieren",
  "job.share.copied": "Kopiert",
  "job.share.show": "Link anzeigen",
  "job.share.on": "Diese Dokumente sind per Link geteilt.",
  "job.share.stop": "Nicht mehr teilen",
  "job.share.stopped": "Der Link funktioniert nicht mehr.",
  "job.shared": "Diese Dokumente wurden mit Ihnen geteilt.",
  "job.shared.own": "Eigene Dokumente erstellen",
  "job.kept.running": "Die Dokumente sind bis {time} verfügbar und werden dann gelöscht.",
  "job.remembered":
    "Ihre Voreinstellung ist in diesem Browser als „{name}“ gespeichert. Für die nächste Tabelle dieser Art übernehmen wir sie.",
  "job.forget": "Nicht merken",
  "job.forgotten": "Die Voreinstellung „{name}“ wurde gelöscht.",
  "job.documents": "Einzelne Dateien",
  "job.documents.combined": "Dokumente im Gesamt-PDF",
  "job.find": "Nach Namen suchen",
  "job.correct": "Korrigieren",
  "job.correct.one": "{name} korrigieren",
  "job.label": "Bogen {sheet}, Platz {place}",
  "job.found.label": "{things} gefunden",
  "job.correct.failed": "Diese Zeilen hier korrigieren",
  "job.corrected.all": {
    one: "Alle erneut erstellen, mit {count} korrigierter Zelle",
    other: "Alle erneut erstellen, mit {count} korrigierten Zellen",
  },
  "job.found": "{things}, davon {found} gefunden",
  "job.found.first": "{found}; angezeigt werden die ersten {shown}",
  "job.opens": "Öffnet sich in einem neuen Tab",
  "job.omitted": { one: "{things} wurde übersprungen.", other: "{things} wurden übersprungen." },
  "job.again": "Nur diese Zeilen korrigieren und erneut versuchen",
  "job.again.how":
    "Oder korrigieren Sie die Zellen in Ihrer Tabelle und laden Sie die ganze Tabelle erneut hoch. Zuordnung und Einstellungen bleiben erhalten, und nur was fehlgeschlagen ist, wird erstellt.",
  "job.another": "Andere Tabelle hochladen",
  "job.delete": "Jetzt alles löschen",
  "job.delete.question": "Jetzt alles löschen?",
  "job.delete.confirm": "Alles löschen",
  "job.delete.what":
    "Diese Dokumente und Ihre Tabelle werden vom Server gelöscht. Werden aus der Tabelle noch andere Dokumente erstellt, bleibt sie dafür erhalten. Was Sie heruntergeladen haben, behalten Sie.",
  "job.partial": {
    one: "Angehalten: {things}, davon {done} erstellt",
    other: "Angehalten: {things}, davon {done} erstellt",
  },
  "job.partial.why":
    "Was fertig ist, können Sie herunterladen. Den Rest können Sie erstellen, bis diese Dateien gelöscht werden.",
  "job.resume": { one: "Noch {things} erstellen", other: "Noch {things} erstellen" },
  "job.partial.none": "Angehalten, bevor etwas erstellt wurde",
  "job.partial.none.why": "Sie können das nachholen, bis Ihre Tabelle gelöscht wird.",
  "job.resume.all": "{things} erstellen",
  "job.halt": "Anhalten und Fertiges behalten",
  "job.stop": "Abbrechen und löschen",
  "job.stop.question": "Abbrechen und alles löschen?",
  "job.stop.confirm": "Abbrechen und löschen",
  "job.stop.what":
    "Es werden keine weiteren Dokumente erstellt. Die bisherigen werden gelöscht, ebenso Ihre Tabelle, sofern daraus keine anderen Dokumente erstellt werden.",
  "job.deleted.title": "Alles wurde gelöscht",
  "job.deleted.why":
    "Diese Dokumente sind nicht mehr auf diesem Server, und auch Ihre Tabelle nicht, sofern daraus keine anderen Dokumente erstellt werden.",
  "job.stopped.title": "Dieser Auftrag wurde abgebrochen",
  "job.stopped.why": "Er wurde abgebrochen, bevor er fertig war. Seine Dateien wurden gelöscht.",
  "job.gone.title": "Wir können diese Dokumente nicht finden",
  "job.gone.why":
    "Dokumente werden nach {time} gelöscht. Sie sehen sie nur in dem Browser, in dem sie erstellt wurden, oder über einen noch gültigen Link.",

  "again.bring":
    "Korrigieren Sie die fehlgeschlagenen Zeilen in „{file}“ und laden Sie die ganze Tabelle hier hoch. Alles andere bleibt, wie es war.",
  "again.only": {
    one: "Nur die {count} fehlgeschlagene Zeile wird verwendet.",
    other: "Nur die {count} fehlgeschlagenen Zeilen werden verwendet.",
  },
  "again.documents": {
    one: "Nur das Dokument für Zeile {rows} wird erstellt.",
    other: "Nur die Dokumente für die Zeilen {rows} werden erstellt.",
  },
  "again.labels": {
    one: "Nur das Etikett für Zeile {rows} wird gedruckt. Legen Sie mit „Beginnen bei Etikett“ seinen Platz auf dem Bogen fest.",
    other:
      "Nur die Etiketten für die Zeilen {rows} werden gedruckt. Legen Sie mit „Beginnen bei Etikett“ den Platz des ersten Etiketts auf dem Bogen fest.",
  },
  "again.all": "Stattdessen alle Zeilen verwenden",
  "again.others":
    "Diese Tabelle hat eine andere Anzahl von Zeilen ({rows} statt {before}). Daher können wir nicht erkennen, welche fehlgeschlagen sind, und verwenden alle.",
};
