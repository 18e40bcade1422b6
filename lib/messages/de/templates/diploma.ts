import type { TemplateTexts } from "../../template-texts.ts";
import { logo, orientation, papers } from "./shared.ts";

export const diploma: TemplateTexts = {
  pages: {
    title: "Diplom",
    description: "Eine Abschlussurkunde mit Siegel, Prädikat und bis zu drei Unterschriften, graviert oder modern.",
    fields: {
      recipient: { label: "Name", help: "Wer den Abschluss erhält." },
      degree: { label: "Abschluss", help: "Der Grad oder das Diplom und das Fach." },
      honours: {
        label: "Prädikat",
        help: "Eine Auszeichnung oder Note, genau wie in der Tabelle.",
      },
      date: { label: "Datum", help: "Wann der Grad verliehen wurde." },
      born: { label: "Geboren", help: "Das Geburtsdatum." },
      number: { label: "Nummer", help: "Die Registernummer, klein am unteren Rand." },
    },
    settings: {
      style: {
        label: "Stil",
        choices: {
          engraved: "Graviert, mit Guilloche und Foliensiegel",
          academy: "Akademie, in einem kräftigen modernen Raster",
        },
      },
      accent: {
        label: "Akzentfarbe",
        help: "Siegel, Rahmen und Linien verwenden einen dunkleren und einen helleren Ton davon.",
      },
      logo: { label: "Wappen oder Logo", help: "Steht oben." },
      ...logo,
      issuer: {
        label: "Ausgestellt von",
        help: "Die Schule oder Hochschule. Dient auch als Beschreibung des Wappens für Screenreader.",
      },
      title: { label: "Titel" },
      intro: { label: "Über dem Namen" },
      bornLabel: { label: "Beschriftung des Geburtsdatums" },
      middle: { label: "Über dem Abschluss" },
      rights: { label: "Unter dem Abschluss" },
      place: { label: "Ort", help: "Steht vor dem Datum." },
      signatory1: { label: "Erste unterzeichnende Person", help: "Eine Zeile ohne Name und Funktion entfällt." },
      role1: { label: "Funktion der ersten Person" },
      signature1: {
        label: "Erste Unterschrift",
        help: "Steht auf der Linie. Ohne Bild bleibt die Linie frei für die Unterschrift von Hand.",
      },
      signatory2: { label: "Zweite unterzeichnende Person" },
      role2: { label: "Funktion der zweiten Person" },
      signature2: { label: "Zweite Unterschrift" },
      signatory3: { label: "Dritte unterzeichnende Person" },
      role3: { label: "Funktion der dritten Person" },
      signature3: { label: "Dritte Unterschrift" },
      numberLabel: { label: "Beschriftung der Nummer" },
      paper: papers,
      orientation,
    },
  },

  documents: {
    documentTitle: "Diplom für {recipient}",
    settings: {
      issuer: "Universität Nordtor",
      title: "Diplom",
      intro: "Hiermit wird",
      bornLabel: "geboren am",
      middle: "der Grad",
      rights: "mit allen damit verbundenen Rechten verliehen",
      place: "Nordtor",
      signatory1: "Helena Marsch",
      role1: "Rektorin",
      signatory2: "Tomás Iriarte",
      role2: "Dekan der Fakultät",
      signatory3: "Ingrid Solvang",
      role3: "Kanzlerin",
      numberLabel: "Nr.",
    },
  },
};
