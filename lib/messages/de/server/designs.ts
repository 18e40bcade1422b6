import type { designs as english } from "../../en/server/designs.ts";
import type { Translated } from "../../translated.ts";

export const designs: Translated<typeof english> = {
  "saved.wrong":
    "Dieses gespeicherte Design lässt sich nicht verwenden: {fault} Speichern Sie es erneut als Datei und laden Sie diese hoch.",
  "saved.json": "Die design.json fehlt oder ist beschädigt.",
  "saved.json.size": "Die design.json ist größer als {size} MB.",
  "saved.version":
    "Dieses Design wurde mit einer neueren Version von Rowpress gespeichert (Format {version}). Bitten Sie die Betreiber dieser Website um ein Update.",
  "saved.value": "In der design.json fehlt der Wert „{path}“, oder er ist ungültig.",
  "saved.files": "Es enthält mehr als {most} Dateien.",
  "saved.unlisted": "In der Dateiliste fehlt {id}.",
  "saved.missing": "{name} fehlt.",
  "saved.twice": "Es enthält zwei Dateien namens {name}.",
  "saved.kind": "Das Design braucht hier eine andere Art von Datei.",
  "saved.asset": "{name}: {fault}",
  "font.damaged":
    "Diese Schriftart ist beschädigt oder unvollständig. Laden Sie sie erneut herunter oder wählen Sie eine andere.",
  "font.hostile":
    "Diese Schriftart ist ungewöhnlich aufgebaut und braucht zu viel Zeit oder Speicher. Wählen Sie eine andere.",
  "font.most": "Diese Schriftart ist zu groß; erlaubt sind {size} MB.",
  "font.variable":
    "Diese variable Schriftart lässt sich nicht einbetten. Wählen Sie einen ihrer festen Schnitte oder eine TTF-Datei.",
  "font.collection": "Diese Datei enthält mehrere Schriftarten. Speichern Sie die gewünschte als TTF- oder OTF-Datei.",
  "font.woff": "Das ist eine WOFF-1-Schriftart. Wählen Sie eine TTF-, OTF- oder WOFF2-Datei.",
  "font.restricted":
    "Die Lizenzangaben dieser Schriftart erlauben es nicht, sie in Dokumente einzubetten. Wählen Sie eine andere oder fragen Sie ihren Hersteller.",
  "font.whole":
    "Diese Schriftart darf nur vollständig eingebettet werden, PDFs enthalten aber nur die verwendeten Zeichen. Wählen Sie eine andere Schriftart.",
  "design.element": "{element}: {fault}",
  "design.id": "Die ID {id} kommt doppelt vor.",
  "design.page": "Die Seite muss zwischen 1 und {count} liegen.",
  "design.font": "Die Schriftart „{font}“ gibt es nicht.",
  "design.fonts": "hat zu viele Schriftarten: Ein Design darf {most} eigene haben",
  "design.pictures": "hat zu viele Bilder: Ein Design darf {most} haben",
  "design.sheet.layout": "einen Bogen „{layout}“ gibt es nicht",
  "design.sheet.grid": "wird für den Bogen „custom“ gebraucht",
  "design.sheet.size":
    "Die Seite ist {width} × {height} mm groß, ein Etikett dieses Bogens aber {labelWidth} × {labelHeight} mm. Ändern Sie die Größe der Seite oder wählen Sie einen anderen Bogen.",
  "design.sheet.pages":
    "Das Design hat {count} Seiten, ein Etikett auf einem Bogen aber nur eine oder mit Rückseite zwei. Löschen Sie die übrigen.",
  "design.sheet.front":
    "Die zweite Seite wird nicht gedruckt. Verwenden Sie sie als Rückseite der Etiketten oder löschen Sie sie.",
  "design.sheet.back": "Das Design hat keine zweite Seite für die Rückseite der Etiketten. Fügen Sie eine hinzu.",
  "design.sheet.backSize": "Die Rückseite muss so groß sein wie die Vorderseite: {width} × {height} mm.",
  "design.ground": "muss zwischen 1 und {count} liegen",
  "design.placeholders": "haben zu viele Platzhalter: Ein Design darf {most} haben und sie {uses}-mal verwenden",
  "design.characters": "haben zu viel Text: Ein Design darf {most} Zeichen haben",
  "design.name": "Der Name „{name}“ ist zu lang: Ein Platzhalter darf {most} Zeichen haben",

  "brought.damaged":
    "Dieses PDF ist beschädigt. Exportieren Sie es erneut aus dem Programm, mit dem es erstellt wurde.",
  "brought.complex":
    "Dieses PDF ist ungewöhnlich aufgebaut, sodass wir es nicht lesen können. Drucken Sie es in ein neues PDF oder exportieren Sie die Seite als PNG oder JPEG.",
  "brought.encrypted":
    "Dieses PDF ist durch ein Passwort oder gegen Änderungen geschützt. Exportieren Sie es ohne Schutz.",
  "brought.pages":
    "Dieses PDF hat {pages} Seiten; ein Design darf {most} haben. Exportieren Sie nur die Seiten, die Sie brauchen.",
  "brought.size":
    "Seite {page} hat eine Seitenlänge unter 5 mm oder über 2 m. Exportieren Sie sie in der Größe, in der sie gedruckt wird.",
  "brought.note.covered":
    "Seite {page}: Die Platzhalter sind mit der Farbe der Seite überdeckt, weil sie sich nicht sicher entfernen lassen.",
  "brought.note.rasterised":
    "Seite {page} wird als Bild mit 300 dpi gedruckt: Sie enthält Teile, die wir nicht übernehmen können, z. B. Formularfelder oder nicht eingebettete Schriftarten. Betten Sie beim Export alle Schriftarten ein und reduzieren Sie Formularfelder.",
  "brought.note.archived_as_picture":
    "Seite {page} wird in PDF/A als Bild mit 300 dpi gedruckt, weil PDF/A ihre CMYK-Farben oder Bildformate nicht erlaubt. Exportieren Sie sie in RGB.",
  "brought.note.font_replaced":
    "Seite {page} verwendet Schriftarten, die nicht eingebettet sind. Wir haben sie durch Schriftarten gleicher Breite ersetzt.",
  "brought.note.fields_dropped":
    "Seite {page}: Kontrollkästchen, Schaltflächen und Unterschriftsfelder werden nicht gedruckt.",
  "brought.note.one_color":
    "Die Kopie verwendet eine Farbe für alle Zeilen; die Vorlage hat eine für jeden Wert von „Farbe nach“.",
  "brought.note.hidden_layers": "Seite {page}: Ausgeblendete Ebenen werden nicht gedruckt.",
  "brought.note.text_font":
    "Seite {page}: Texte in {name} werden in {family} gesetzt. Um {name} zu behalten, fügen Sie die Schriftart im Designer bei jedem Text als eigene Schriftart hinzu.",
  "brought.note.unmarked":
    "Auf Seite {page} stehen Namen Ihrer Spalten als gewöhnlicher Text ({names}), der in allen Dokumenten gleich bleibt. Schreiben Sie stattdessen {tag} in Ihre Datei und laden Sie sie erneut hoch, oder ziehen Sie Spalten auf die Seite.",
};
