import type { pictures as english } from "../../en/server/pictures.ts";
import type { Translated } from "../../translated.ts";

export const pictures: Translated<typeof english> = {
  "picture.most": "Ein Bild darf höchstens {size} MB groß sein. Speichern Sie es kleiner und laden Sie es erneut hoch.",
  "picture.wrong": "Das Bild {fault}.",
  "picture.noneReadable": "Keines der Bilder in diesem ZIP lässt sich lesen: „{name}“ {fault}.",
  "picture.tooMany":
    "Ein ZIP darf höchstens {most} Bilder enthalten. Behalten Sie nur die, die in Ihren Zeilen stehen.",
  "picture.tooMuch":
    "Für den Druck aufbereitet, sind diese Bilder zusammen größer als {size} MB. Laden Sie weniger davon hoch.",
  "picture.tooLong":
    "Das Lesen dieser Bilder dauert zu lange: Nach {read} Bildern war die Zeit um. Speichern Sie sie als JPEG mit {side} Pixeln an der längeren Seite oder laden Sie weniger hoch.",
  "picture.heavy": "hat mehr Pixel, als wir in seinem Format lesen können; speichern Sie es kleiner",
  "picture.damaged": "ist beschädigt oder unvollständig; speichern Sie es erneut",
  "picture.pixels": "hat mehr als {most} Megapixel; speichern Sie es kleiner",
  "picture.bytes": "ist größer als {size} MB; speichern Sie es kleiner",
  "picture.name": "hat einen Namen mit mehr als {most} Zeichen",
  "picture.empty": "ist leer; speichern Sie es erneut",
  "picture.unknown": "ist kein lesbares Bild; speichern Sie es als JPEG oder PNG",
  "picture.foreign": "ist {kind}; exportieren Sie es als JPEG",
  "picture.linked": "lädt Teile von anderswo; speichern Sie es vollständig eingebettet oder als PNG",
  "picture.drawing": "ist beschädigt; speichern Sie es erneut oder als PNG",
  "picture.complex": "ist zu aufwendig oder hat Effekte, die wir nicht zeichnen können; exportieren Sie es als PNG",
  "picture.styles":
    "hat Stilregeln, die wir nicht lesen können; exportieren Sie es mit Präsentationsattributen oder als PNG",
  "picture.textWithEffects":
    "verbindet Text mit Effekten wie Schatten; wandeln Sie den Text in Pfade um oder exportieren Sie es als PNG",
};
