import type { files as english } from "../../en/server/unreadable-files.ts";
import type { Translated } from "../../translated.ts";

export const files: Translated<typeof english> = {
  "file.empty": "Die Datei ist leer. Prüfen Sie, ob sie gespeichert wurde, und laden Sie sie erneut hoch.",
  "file.password":
    "Diese Datei ist passwortgeschützt. Speichern Sie eine Kopie ohne Passwort und laden Sie diese hoch.",
  "file.password.office":
    "Diese Datei ist passwortgeschützt. Öffnen Sie sie in Ihrem Tabellenprogramm, speichern Sie eine Kopie ohne Passwort und laden Sie diese hoch.",
  "file.damaged":
    "Diese Datei ist beschädigt: Ein Teil fehlt. Öffnen Sie sie in Ihrem Tabellenprogramm, speichern Sie sie erneut als .xlsx und laden Sie diese hoch.",
  "file.kind":
    "Das ist {kind}. Speichern Sie die Tabelle als .xlsx (Excel-Arbeitsmappe) oder CSV und laden Sie diese Datei hoch.",
  "file.kind.rows":
    "Das ist {kind}. Kopieren Sie die benötigten Zeilen in eine Tabelle, speichern Sie diese als .xlsx oder CSV und laden Sie sie hoch.",
  "file.kind.json":
    "Das ist {kind}, aber keine einfache Liste von Zeilen. Exportieren Sie die Zeilen in dem Programm, aus dem die Datei kommt, als CSV oder .xlsx und laden Sie diese Datei hoch.",
  "file.kind.contacts":
    "Das ist {kind}. Exportieren Sie die Kontakte in Ihrem Kontakte- oder E-Mail-Programm als CSV und laden Sie diese Datei hoch.",
  "file.kind.calendar":
    "Das ist {kind}. Exportieren Sie die Termine in Ihrem Kalenderprogramm als CSV oder kopieren Sie sie in eine Tabelle und laden Sie diese hoch.",
  "file.kind.link":
    "Das ist {kind}, nicht die Tabelle selbst. Öffnen Sie sie und laden Sie die Datei herunter: in Google Tabellen mit Datei > Herunterladen > Microsoft Excel (.xlsx), in Excel für das Web mit Datei > Kopie erstellen > Kopie herunterladen. Laden Sie diese dann hier hoch.",
  "file.kind.mail": "Das ist {kind}. Speichern Sie die angehängte Tabelle und laden Sie diese hoch.",
  "file.kind.text":
    "Das ist {kind}. Um es als Vorlage zu verwenden, öffnen Sie es in Word oder LibreOffice, speichern Sie es als .docx und laden Sie diese Datei hoch. Wenn es Ihre Zeilen enthält, kopieren Sie sie in eine Tabelle.",
  "file.kind.slides":
    "Das ist {kind}. Um sie als Seite Ihres eigenen Designs zu verwenden, speichern Sie sie als PDF und laden Sie dieses hoch. Wenn sie Ihre Zeilen enthält, kopieren Sie sie in eine Tabelle.",
  "file.kind.numbers":
    "Das ist {kind}. Öffnen Sie die Datei in Numbers, wählen Sie Ablage > Exportieren > Excel und laden Sie die exportierte Datei hoch.",
  "file.kind.pages":
    "Das ist {kind}. Um es als Vorlage zu verwenden, öffnen Sie es in Pages, wählen Sie Ablage > Exportieren > Word oder PDF und laden Sie die exportierte Datei hoch. Wenn es Ihre Zeilen enthält, kopieren Sie sie in eine Tabelle.",
  "file.kind.work":
    "Das ist {kind}. Öffnen Sie sie im jeweiligen Programm und wählen Sie Ablage > Exportieren: in Numbers > Excel, in Pages > Word oder PDF, in Keynote > PDF. Laden Sie dann die exportierte Datei hoch.",
  "file.kind.oldExcel":
    "Das ist {kind}. Öffnen Sie sie in LibreOffice oder Excel, speichern Sie sie als .xlsx und laden Sie diese hoch.",
  "file.kind.pointer":
    "Das ist {kind}, nicht die Tabelle selbst. Holen Sie die Datei, z. B. mit „git lfs pull“, und laden Sie diese hoch.",
  "file.kind.citations":
    "Das ist {kind}. Exportieren Sie sie in Ihrer Literaturverwaltung als CSV und laden Sie diese Datei hoch.",
  "file.kind.encoded":
    "Das ist {kind}. Dekodieren Sie sie oder exportieren Sie sie erneut aus ihrer Quelle und laden Sie die Tabelle selbst hoch.",
  "file.kind.failure":
    "Das ist {kind}, nicht die Tabelle selbst. Laden Sie die Datei erneut herunter und dann hier hoch.",
  "file.kind.zip": "Das ist {kind}. Entpacken Sie die Datei und laden Sie die Tabelle darin hoch.",
  "file.kind.image":
    "Das ist {kind}. Speichern Sie das Bild als PNG, JPEG, WebP oder SVG und laden Sie diese Datei hoch.",
  "file.image":
    "Das ist ein Bild, keine Tabelle. Laden Sie zuerst Ihre Zeilen als CSV, TSV, XLSX, XLS oder ODS hoch; Bilder folgen danach.",
  "file.word":
    "Das ist eine Word-Datei. Laden Sie zuerst eine Tabelle mit den Zeilen hoch und wählen Sie dann die Word-Datei als Vorlage.",
  "file.saved":
    "Das ist ein gespeichertes Design. Laden Sie zuerst eine Tabelle mit den Zeilen hoch und wählen Sie dann das Design als Vorlage.",
  "file.pictures":
    "Das ist ein ZIP mit Bildern, keine Tabelle. Laden Sie zuerst Ihre Zeilen als CSV, TSV, XLSX, XLS oder ODS hoch; Bilder folgen danach.",
  "file.heavy":
    "Das Lesen dieser Datei braucht zu viel Zeit oder Speicher. Kopieren Sie die benötigten Zeilen in eine neue Tabelle und laden Sie diese hoch.",
  "file.heavy.other":
    "Das Lesen dieser Datei braucht zu viel Zeit oder Speicher. Vereinfachen Sie die Datei und laden Sie sie erneut hoch.",

  "kind.font": "eine Schriftart",
  "kind.pdf": "ein PDF",
  "kind.rtf": "ein Rich-Text-Dokument",
  "kind.gif": "ein GIF-Bild",
  "kind.tiff": "ein TIFF-Bild",
  "kind.heic": "ein HEIC-Bild",
  "kind.avif": "ein AVIF-Bild",
  "kind.archive": "ein gepacktes Archiv",
  "kind.parquet": "eine Parquet-Datei",
  "kind.database": "eine Datenbank",
  "kind.web": "eine Webseite ohne Tabelle",
  "kind.xml": "eine XML-Datei",
  "kind.json": "JSON",
  "kind.webTables": "eine Webseite mit mehreren Tabellen",
  "kind.contacts": "eine Datei mit Kontakten (vCard)",
  "kind.calendar": "ein Kalender (iCalendar)",
  "kind.link": "nur ein Link",
  "kind.sylk": "eine SYLK-Datei",
  "kind.dif": "eine DIF-Datei",
  "kind.directory": "ein Verzeichnisexport (LDIF)",
  "kind.key": "ein Zertifikat oder Schlüssel",
  "kind.citations": "eine Literaturliste (RIS, PubMed oder EndNote)",
  "kind.sequences": "eine Datei mit Sequenzen (FASTA, FASTQ oder GenBank)",
  "kind.encoded": "eine kodierte Datei, z. B. Base64 oder uuencode",
  "kind.failure": "nur die Fehlermeldung einer Website",
  "kind.oldExcel": "eine Arbeitsmappe von Excel 4 oder älter",
  "kind.log": "eine Protokolldatei",
  "kind.settings": "eine Einstellungsdatei",
  "kind.code": "Programmcode",
  "kind.postScript": "eine PostScript-Datei",
  "kind.mail": "eine E-Mail",
  "kind.oldOffice": "eine ältere Office-Datei",
  "kind.text": "ein Text, keine Tabelle",
  "kind.pointer": "nur ein Verweis von Git LFS oder git-annex",
  "kind.binary": "eine Binärdatei, keine Tabelle",
  "kind.word": "ein Word-Dokument",
  "kind.oldWord": "ein Word-Dokument im älteren Format .doc",
  "kind.slides": "eine PowerPoint-Präsentation",
  "kind.numbers": "eine Numbers-Tabelle",
  "kind.pages": "ein Pages-Dokument",
  "kind.keynote": "eine Keynote-Präsentation",
  "kind.work": "eine Datei von Numbers, Pages oder Keynote",
  "kind.openDocument": "eine OpenDocument-Datei, aber keine Tabelle",
  "kind.zip": "ein ZIP-Archiv ohne Arbeitsmappe und ohne Bild",

  "json.damaged":
    "Diese JSON-Datei ist beschädigt oder ihr Ende fehlt. Exportieren Sie sie erneut oder speichern Sie die Zeilen als CSV oder .xlsx und laden Sie diese Datei hoch.",
  "json.endless":
    "Diese JSON-Datei hat eine Zeile mit mehr als {most} Zeichen. Speichern Sie die Zeilen als CSV oder .xlsx und laden Sie diese Datei hoch.",

  "zip.damaged":
    "Diese Datei lässt sich nicht lesen: Ein Teil fehlt oder ist beschädigt. Speichern Sie die Tabelle oder Word-Datei neu oder packen Sie die Bilder erneut und laden Sie diese Datei hoch.",
  "zip.hostile":
    "Diese Datei {fault}. Kopieren Sie den Inhalt in eine neue Datei oder packen Sie Ihre Bilder in ein neues ZIP und laden Sie diese Datei hoch.",
  "zip.overlaps": "enthält sich überlappende Teile",
  "zip.inflates": "wird beim Entpacken größer als {size} MB, das Limit für eine Datei dieser Größe",
  "zip.part": "hat einen Teil, der beim Entpacken auf mehr als das {times}-Fache wächst",
  "zip.parts": "hat mehr als {most} Teile",
  "zip.sizes": "enthält falsche Größenangaben zu ihren Teilen",
};
