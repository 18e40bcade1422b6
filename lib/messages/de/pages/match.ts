import type { match as english } from "../../en/pages/match.ts";
import type { Translated } from "../../translated.ts";

export const match: Translated<typeof english> = {
  "match.title": "Spalten zuordnen",
  "match.later": "Nach dem Hochladen legen Sie fest, welche Spalte wohin gehört.",
  "match.required": "erforderlich",
  "match.missing": "Wählen Sie eine Spalte oder geben Sie einen Text ein.",
  "match.nothing": "Leer lassen",
  "match.open": "Spalte wählen",
  "match.offer": "Spalten verwenden<hidden> für {field}</hidden>",
  "match.text": "Eigener Text …",
  "match.columns": "Spalten",
  "match.textFor": "Text für „{field}“",
  "match.values": "Werte in „{column}“",
  "match.insert": "Spalte einfügen in: {field}",
  "match.insert.open": "Spalte einfügen<hidden> in „{field}“</hidden>",
  "match.settings": "Einstellungen für „{template}“",
  "match.sample": "z. B. {text}",
  "match.currency.sheet": "Aus der Tabelle, sonst {currency}",
  "match.tooManyKinds":
    "Diese Spalte hat mehr als {count} verschiedene Werte. Deshalb haben alle Dokumente die Akzentfarbe.",
  "match.unit": "{setting} ({unit})",

  "picture.kinds": "PNG, JPEG, SVG oder WebP. Bilder über {size} werden in Ihrem Browser verkleinert.",
  "picture.choose": "Wählen Sie eine PNG-, JPEG-, SVG- oder WebP-Datei.",
  "picture.uploading": "„{name}“ wird hochgeladen …",
  "picture.sent": "„{name}“ wurde hochgeladen.",
  "picture.there": "Ein Bild wurde hochgeladen.",
  "picture.remove": "„{setting}“ entfernen",
  "picture.page.kinds": "PDF, PNG, JPEG, SVG oder WebP bis {size}. Größere Bilder werden in Ihrem Browser verkleinert.",
  "picture.page.choose": "Wählen Sie eine PDF-, PNG-, JPEG-, SVG- oder WebP-Datei.",
  "picture.page.there": "Eine Seite wurde hochgeladen.",

  "pictures.label": "Bilder: ZIP, Ordner oder einzelne Fotos",
  "pictures.help":
    "Ihre Spalte enthält die Namen der Bilder, z. B. „anna.jpg“ oder „anna“. Wählen Sie ein ZIP oder mehrere Fotos, oder legen Sie einen Ordner hier ab: bis zu {pictures} Bilder und {size}. Große Fotos werden vorher in Ihrem Browser verkleinert.",
  "pictures.several": { one: "{count} Bild", other: "{count} Bilder" },
  "pictures.file": "Bilder",
  "pictures.shrinking": "Bilder werden auf Druckgröße verkleinert: {done} von {total} …",
  "pictures.sending": "„{name}“ wird hochgeladen: {percent} …",
  "pictures.choose": "Wählen Sie ein ZIP mit Bildern.",
  "pictures.folder": "Ordner auswählen",
  "pictures.reading": "„{name}“ wird hochgeladen und gelesen …",
  "pictures.found": { one: "„{name}“: {count} Bild.", other: "„{name}“: {count} Bilder." },
  "pictures.unreadable": {
    one: "{count} Bild kann nicht verwendet werden",
    other: "{count} Bilder können nicht verwendet werden",
  },
  "pictures.name": "„{name}“",
  "pictures.others": { one: "und {count} weiteres", other: "und {count} weitere" },
  "pictures.remove": "Bilder entfernen",

  "picture.otherKind": "„{name}“ hat ein anderes Format. {choose}",
};
