import type { TemplatesWords } from "./template-words.ts";

const look = { style: "Stil", accent: "Akzentfarbe", logo: "Logo", paper: "Papier" };
const papers = { label: look.paper, choices: { a4: "A4", letter: "US Letter" } };
const orientation = { label: "Ausrichtung", choices: { portrait: "Hochformat", landscape: "Querformat" } };
const photo = { label: "Foto", help: "Der Name eines Bildes in einem ZIP, das Sie hochladen." };
const signature =
  "Ein Bild, das auf der Unterschriftslinie steht. Ohne Bild bleibt die Linie frei für die Unterschrift von Hand.";
const asLogo = "Zugleich die Beschreibung des Logos für alle, die es nicht sehen können.";
const asPrinted = "gedruckt wird es, wie es in der Tabelle steht.";
const postal = "Mit Zeilenumbrüchen, oder mit Kommas, wo eine Zeile endet";

/** What a letter and an invoice say of the envelope that they go into. */
const envelope = {
  form: {
    label: "Fensterumschlag",
    help: "Die Anschrift steht, wo das Fenster sie zeigt.",
    choices: {
      auto: "DIN 5008 Form B auf A4, #10 auf US Letter",
      "din-a": "DIN 5008 Form A, mit kleinem Briefkopf",
      "dl-left": "Britisch DL, Fenster links",
      "dl-right": "Französisch DL oder Schweizer C5/6, Fenster rechts",
    },
  },
  returnLine: {
    label: "Zeile über der Anschrift",
    help: "Der Absender in kleiner Schrift, den das Fenster bei DIN-Formen zeigt.",
  },
  marks: { label: "Falz- und Lochmarken", help: "Wo die Form sie hat." },
};

/** What all templates say that are laid on sheets. */
const sheet = {
  sheet: {
    label: "Bogen",
    help: "Drucken Sie mit 100 % („Tatsächliche Größe“), nie an die Seite angepasst, sonst sitzt nichts auf den Etiketten.",
    choices: {
      l7160: "Avery L7160: A4, 21 mit 63,5 × 38,1 mm",
      l7163: "Avery L7163: A4, 14 mit 99,1 × 38,1 mm",
      l7159: "Avery L7159: A4, 24 mit 63,5 × 33,9 mm",
      l7165: "Avery L7165: A4, 8 mit 99,1 × 67,7 mm",
      l7651: "Avery L7651: A4, 65 mit 38,1 × 21,2 mm",
      l7654: "Avery L7654: A4, 40 mit 45,7 × 25,4 mm",
      "avery-5160": "Avery 5160, 8160: Letter, 30 mit 1 × 2 5/8 Zoll",
      "avery-5162": "Avery 5162, 8162: Letter, 14 mit 1 1/3 × 4 Zoll",
      "avery-5163": "Avery 5163, 8163: Letter, 10 mit 2 × 4 Zoll",
      "tents-a4": "Blanko A4: 6 Aufsteller, gefaltet 90 × 45 mm",
      "cards-a4": "Blanko A4: 10 Karten mit 85 × 55 mm",
      "tents-letter": "Blanko Letter: 4 Aufsteller, gefaltet 3 1/2 × 2 Zoll",
      "cards-letter": "Blanko Letter: 8 Karten mit 3 1/2 × 2 1/2 Zoll",
      c32011: "Avery C32011: A4, 10 Karten mit 85 × 54 mm",
      l7418: "Avery L7418: A4, 8 Karten mit 86 × 55 mm",
      "avery-5371": "Avery 5371, 8371: Letter, 10 Karten mit 2 × 3 1/2 Zoll",
      "swing-a4": "Blanko A4: 12 Anhänger mit 48 × 88 mm",
      "swing-letter": "Blanko Letter: 12 Anhänger mit 1 7/8 × 3 1/4 Zoll",
      custom: "Anderer Bogen, nach seinen Maßen",
    },
  },
  start: {
    label: "Beginn bei Etikett",
    help: "Auf einem angefangenen Bogen: Gezählt wird zeilenweise, von links oben.",
  },
  paper: papers,
  columns: { label: "Etiketten nebeneinander" },
  rows: { label: "Etiketten untereinander" },
  labelWidth: { label: "Breite eines Etiketts" },
  labelHeight: { label: "Höhe eines Etiketts" },
  marginLeft: { label: "Linker Rand" },
  marginTop: { label: "Oberer Rand" },
  gapAcross: { label: "Abstand nebeneinander" },
  gapDown: { label: "Abstand untereinander" },
  cutMarks: { label: "Schnittmarken", help: "Für normales Papier." },
  folded: { label: "Gefaltet", help: "Aufsteller: Die obere Hälfte ist dieselbe, auf dem Kopf." },
  outlines: {
    label: "Umrisse",
    help: "Für einen Test: Drucken Sie mit 100 % auf normales Papier, halten Sie es gegen den Bogen und gleichen Sie unten aus, was nicht sitzt.",
  },
  shiftX: { label: "Nach rechts rücken", help: "Weniger als 0 rückt nach links." },
  shiftY: { label: "Nach unten rücken", help: "Weniger als 0 rückt nach oben." },
};

/** Die Vorlagen auf Deutsch. */
export const templates: TemplatesWords = {
  certificate: {
    title: "Urkunde",
    description: "Eine Urkunde, klassisch gerahmt, modern oder verspielt, für Kurse, Schulungen, Sport und Ehrungen.",
    fields: {
      recipient: { label: "Name", help: "Für wen die Urkunde ist." },
      course: { label: "Kurs", help: "Was abgeschlossen oder verliehen wurde." },
      date: { label: "Datum", help: "Wann sie verliehen wurde." },
      score: { label: "Ergebnis", help: `Eine Note, Punkte oder eine Auszeichnung; ${asPrinted}` },
    },
    settings: {
      style: {
        label: look.style,
        choices: {
          classical: "Klassisch, mit graviertem Rahmen",
          modern: "Modern, mit einer Farbfläche",
          playful: "Verspielt, mit bunten Formen und einer Medaille",
        },
      },
      accent: { label: look.accent },
      logo: { label: look.logo, help: "Steht oben." },
      title: { label: "Titel" },
      intro: { label: "Über dem Namen" },
      middle: { label: "Unter dem Namen" },
      issuer: { label: "Ausgestellt von", help: `Die Organisation. ${asLogo}` },
      signatory: { label: "Unterzeichnet von" },
      role: { label: "Funktion der unterzeichnenden Person" },
      signature: { label: "Unterschrift", help: signature },
      scoreLabel: { label: "Wort für das Ergebnis" },
      dateLabel: { label: "Wort für das Datum" },
      paper: papers,
      orientation,
    },
  },
  diploma: {
    title: "Diplom",
    description: "Eine Abschlussurkunde mit Siegel, Prädikat und bis zu drei Unterschriften, graviert oder modern.",
    fields: {
      recipient: { label: "Name", help: "Wer den Abschluss erhält." },
      degree: { label: "Abschluss", help: "Der Grad oder das Diplom, mit dem Fach." },
      honours: { label: "Prädikat", help: `Eine Auszeichnung oder Note; ${asPrinted}` },
      date: { label: "Datum", help: "Wann der Grad verliehen wurde." },
      born: { label: "Geboren", help: "Das Geburtsdatum." },
      number: { label: "Nummer", help: "Die Nummer im Register; sie steht klein am Fuß." },
    },
    settings: {
      style: {
        label: look.style,
        choices: {
          engraved: "Graviert, mit Guilloche und Foliensiegel",
          academy: "Akademie, in einem kräftigen modernen Raster",
        },
      },
      accent: {
        label: look.accent,
        help: "Siegel, Rahmen und Linien stehen in einem dunkleren und einem helleren Ton davon.",
      },
      logo: { label: "Wappen oder Logo", help: "Steht oben." },
      issuer: {
        label: "Ausgestellt von",
        help: "Die Schule oder Hochschule. Zugleich die Beschreibung des Wappens für alle, die es nicht sehen können.",
      },
      title: { label: "Titel" },
      intro: { label: "Über dem Namen" },
      bornLabel: { label: "Wort für die Geburt" },
      middle: { label: "Über dem Abschluss" },
      rights: { label: "Unter dem Abschluss" },
      place: { label: "Ort", help: "Steht vor dem Datum." },
      signatory1: { label: "Erste unterzeichnende Person", help: "Eine Zeile ohne Name und Funktion entfällt." },
      role1: { label: "Ihre Funktion" },
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
      numberLabel: { label: "Wort für die Nummer" },
      paper: papers,
      orientation,
    },
  },
  invoice: {
    title: "Rechnung",
    description:
      "Eine Rechnung für alle Zeilen mit derselben Nummer, die Umsatzsteuer genau berechnet, die Anschrift im Fenster des Umschlags.",
    fields: {
      number: { label: "Rechnungsnummer", help: "Zeilen mit derselben Nummer werden eine Rechnung." },
      customer: { label: "Kunde", help: "Wer bezahlt." },
      address: { label: "Anschrift", help: `${postal}.` },
      date: { label: "Datum", help: "Das Datum der Rechnung." },
      item: { label: "Leistung", help: "Wofür dieser Posten ist." },
      quantity: { label: "Menge", help: "Wie viele oder wie viel." },
      unitPrice: { label: "Einzelpreis", help: "Für ein Stück, ohne Umsatzsteuer." },
      vat: { label: "USt %", help: "Der Steuersatz dieses Postens, als 20 oder 20 %." },
    },
    settings: {
      ...envelope,
      style: {
        label: look.style,
        choices: { clear: "Klar, mit Raum um die Zahlen", ledger: "Liniert wie ein Kontobuch" },
      },
      company: { label: "Ihre Firma" },
      sender: { label: "Ihre Anschrift" },
      logo: { label: look.logo, help: "Steht im Briefkopf anstelle des Namens." },
      accent: { label: look.accent },
      currency: { label: "Währung" },
      note: { label: "Anmerkung", help: "Steht unter den Summen." },
      iban: {
        label: "IBAN für den Zahlungscode",
        help: "Mit ihr haben Rechnungen in Euro einen QR-Code, mit dem Banking-Apps die Überweisung an Ihre Firma ausfüllen (GiroCode).",
      },
      paymentCode: { label: "Zahlungscode", help: "Braucht die IBAN und Euro." },
      payment: { label: "Zahlung", help: "Wie und bis wann zu zahlen ist. {number} setzt die Rechnungsnummer ein." },
      footer: { label: "Fuß jeder Seite" },
      paper: papers,
    },
  },
  letter: {
    title: "Brief",
    description:
      "Ein Brief an alle auf einer Liste, die Anschrift im Fenster des Umschlags: DIN 5008, US #10 und andere.",
    fields: {
      name: { label: "Name", help: "An wen der Brief geht." },
      company: { label: "Firma", help: "Steht über dem Namen." },
      address: { label: "Anschrift", help: `${postal}; oder nehmen Sie die Spalten darunter.` },
      street: { label: "Straße", help: "Straße und Hausnummer." },
      postcode: { label: "Postleitzahl" },
      city: { label: "Ort" },
      state: { label: "Region", help: "Ein Bundesstaat, eine Provinz, ein Kanton, wo Anschriften so etwas haben." },
      country: { label: "Land", help: "Für Briefe ins Ausland." },
      salutation: {
        label: "Anrede",
        help: "Die ganze Zeile, etwa „Sehr geehrte Frau Marsch,“; ohne sie gilt die Einstellung.",
      },
      subject: { label: "Betreff", help: "Ohne ihn gilt die Einstellung." },
      date: { label: "Datum", help: "Ohne es gilt die Einstellung." },
      reference: { label: "Zeichen", help: "Eine Kunden- oder Aktennummer." },
    },
    settings: {
      ...envelope,
      style: {
        label: look.style,
        choices: { modern: "Modern, mit einem Akzent am Rand", classic: "Klassisch, mit mittigem Briefkopf" },
      },
      accent: { label: look.accent },
      logo: { label: look.logo, help: "Steht im Briefkopf anstelle des Namens." },
      company: { label: "Absender" },
      sender: { label: "Anschrift des Absenders" },
      dateText: { label: "Datum", help: "Für Briefe, deren Zeile keines hat." },
      subjectText: { label: "Betreff", help: "Für Briefe, deren Zeile keinen hat." },
      greeting: { label: "Anrede", help: "Für Briefe, deren Zeile keine hat." },
      body: {
        label: "Text",
        help: "Eine leere Zeile beendet einen Absatz, und Zeilen, die mit „- “ beginnen, sind eine Liste. {Spalte} setzt einen Wert der Zeile ein.",
      },
      closing: { label: "Gruß" },
      signatory: { label: "Unterzeichnet von" },
      role: { label: "Funktion der unterzeichnenden Person" },
      signature: { label: "Unterschrift", help: "Ein Bild. Ohne Bild bleibt Platz für die Unterschrift von Hand." },
      enclosures: { label: "Unter der Unterschrift", help: "Etwa Anlagen oder Verteiler." },
      contact: { label: "Fuß: Kontakt" },
      bank: { label: "Fuß: Bank" },
      register: { label: "Fuß: Register" },
      paper: papers,
    },
  },
  badge: {
    title: "Namensschild",
    description:
      "Ein Namensschild, das man quer durch den Raum liest, mit QR-Code für den Einlass und auf Wunsch mit Bild.",
    fields: {
      name: { label: "Name", help: "So groß, wie er hineinpasst." },
      company: { label: "Firma" },
      role: { label: "Funktion", help: "Ein Beruf, oder was die Person auf der Veranstaltung tut." },
      code: { label: "Code", help: "Ein beliebiger Text oder Link; daraus wird ein QR-Code." },
      photo,
    },
    settings: {
      style: {
        label: look.style,
        choices: { bold: "Kräftig, mit einem Farbband", fine: "Fein, in einer Schrift mit Serifen" },
      },
      accent: { label: look.accent },
      logo: { label: look.logo },
      event: { label: "Veranstaltung" },
      place: { label: "Ort und Datum" },
      size: {
        label: "Größe",
        choices: {
          a6: "A6 (105 × 148 mm)",
          small: "90 × 120 mm",
          "4x3": "4 × 3 Zoll, Querformat",
          "4x6": "4 × 6 Zoll",
        },
      },
      layout: {
        label: "Gedruckt auf",
        help: "Bögen haben Schilder in ihrer eigenen Größe. Drucken Sie sie mit 100 % und schneiden Sie an den Marken.",
        choices: {
          single: "Je eine Seite, in der Größe oben",
          "a4-a6": "A4, vier mit 105 × 148 mm",
          "a4-small": "A4, vier mit 90 × 120 mm",
          "letter-4x3": "US Letter, sechs mit 4 × 3 Zoll (Avery 5392)",
          "a4-4x3": "A4, sechs mit 4 × 3 Zoll",
        },
      },
      slot: { label: "Marke für ein Loch", help: "Zeigt, wo für einen Clip oder ein Band zu lochen ist." },
    },
  },
  ticket: {
    title: "Eintrittskarte",
    description: "Eine Karte mit Sitzplatz, QR-Code für den Einlass und einem Abschnitt zum Abreißen.",
    fields: {
      holder: { label: "Inhaber", help: "Wer damit hineinkommt; steht auch auf dem Abschnitt." },
      type: { label: "Kartenart", help: "Etwa Erwachsene, Ermäßigt, Presse oder VIP." },
      section: { label: "Bereich", help: "Der Block, Rang oder Bereich." },
      row: { label: "Reihe" },
      seat: { label: "Platz" },
      entry: { label: "Einlass", help: "Das Tor, die Tür oder die Uhrzeit." },
      price: { label: "Preis", help: "Gedruckt, wie er in der Tabelle steht; „€ {Preis}“ setzt eine Währung davor." },
      order: { label: "Bestellnummer", help: "Steht auf dem Abschnitt." },
      code: {
        label: "Code",
        help: "Was am Einlass gelesen wird: eine Nummer oder ein Link, auf jeder Karte ein anderer. Daraus wird ein QR-Code; ein kurzer steht auch auf dem Abschnitt.",
      },
    },
    settings: {
      style: { label: look.style, choices: { stage: "Bühne, mit einem Farbfeld", house: "Haus, wie im Theater" } },
      accent: { label: look.accent },
      logo: { label: look.logo },
      event: { label: "Veranstaltung" },
      subtitle: { label: "Unter der Veranstaltung" },
      date: { label: "Datum" },
      doors: { label: "Einlass ab" },
      venue: { label: "Veranstaltungsort" },
      address: { label: "Anschrift des Ortes" },
      organiser: { label: "Veranstalter", help: asLogo },
      terms: { label: "Bedingungen" },
      layout: {
        label: "Größe",
        help: "Bögen werden mit 100 % gedruckt und an den Marken geschnitten.",
        choices: {
          single: "210 × 74 mm, je eine Seite",
          "single-us": "8,5 × 2,75 Zoll, je eine Seite",
          a4: "4 auf einem Bogen A4, 190 × 66 mm",
          letter: "4 auf einem Bogen US Letter, 7,5 × 2,5 Zoll",
        },
      },
    },
  },
  labels: {
    title: "Adressetiketten",
    description:
      "Anschriften auf Etikettenbögen aus dem Handel oder in einem eigenen Raster, auch auf angefangenen Bögen.",
    fields: {
      name: { label: "Name", help: "Die erste Zeile, etwas größer." },
      company: { label: "Firma" },
      address: {
        label: "Anschrift",
        help: "Die ganze Anschrift in einer Zelle; Kommas und Zeilenumbrüche beginnen neue Zeilen.",
      },
      street: { label: "Straße" },
      street2: { label: "Zusatz", help: "Eine Wohnung, ein Stockwerk, ein Gebäude." },
      postcode: { label: "Postleitzahl" },
      city: {
        label: "Ort",
        help: "Ort und Postleitzahl stehen, wie das Land sie schreibt, sonst die gewählte Sprache.",
      },
      region: { label: "Region" },
      country: { label: "Land", help: "Die letzte Zeile, in Großbuchstaben." },
    },
    settings: {
      ...sheet,
      style: {
        label: look.style,
        choices: {
          modern: "Modern, neben einem farbigen Strich",
          classic: "Klassisch, mittig in einer Schrift mit Serifen",
          parcel: "Paket, kräftig unter einem Farbband",
        },
      },
      accent: { label: look.accent },
      sender: { label: "Absender", help: "Eine Zeile über der Anschrift; leer für keine." },
      logo: { label: look.logo },
    },
  },
  "place-cards": {
    title: "Tischkarten",
    description: "Karten und Aufsteller, die jedem Gast seinen Platz zeigen, mit Tisch und Menü.",
    fields: {
      name: { label: "Name", help: "So groß, wie er hineinpasst." },
      table: { label: "Tisch", help: "Eine Nummer oder ein Name." },
      menu: { label: "Menü", help: "Was es gibt, oder was ein Gast nicht isst." },
    },
    settings: {
      ...sheet,
      style: {
        label: look.style,
        choices: {
          garden: "Garten, mit einem Zweig",
          deco: "Art déco, gerahmt, in Großbuchstaben",
          modern: "Modern, mit einer Farbscheibe",
        },
      },
      accent: { label: look.accent },
      event: { label: "Anlass", help: "Steht über dem Namen; leer für keinen." },
      tableWord: { label: "Wort vor dem Tisch" },
      logo: { label: "Bild anstelle des Anlasses" },
    },
  },
  tags: {
    title: "Preisschilder",
    description: "Schilder für Regale und Anhänger für Waren, mit Preisen und Strichcodes, die Scanner lesen.",
    fields: {
      product: { label: "Ware" },
      price: { label: "Preis" },
      oldPrice: { label: "Alter Preis", help: "Durchgestrichen neben dem Preis." },
      unitPrice: { label: "Grundpreis", help: "Wie er gedruckt wird, etwa 12,40 € / kg." },
      details: { label: "Einzelheiten", help: "Eine Größe, eine Farbe, ein Inhalt." },
      sku: { label: "Artikelnummer", help: "Ihre eigene Nummer dafür." },
      code: { label: "Code", help: "Eine Nummer oder ein Text; daraus werden Striche oder ein QR-Code." },
    },
    settings: {
      ...sheet,
      style: {
        label: look.style,
        choices: {
          shelf: "Regal, der Preis auf Farbe",
          boutique: "Boutique, fein, in einer Schrift mit Serifen",
        },
      },
      accent: { label: look.accent },
      currency: { label: "Währung" },
      codeKind: {
        label: "Art des Codes",
        help: "EAN-13 hat 12 oder 13 Ziffern, UPC-A 11 oder 12. Je nach Wert: Striche für Handelsnummern und kurze Texte, QR-Codes für Links.",
        choices: { auto: "Je nach Wert", "ean-13": "EAN-13", "upc-a": "UPC-A", "code-128": "Code 128", qr: "QR-Code" },
      },
      shop: { label: "Geschäft", help: "Auf Anhängern, die höher als breit sind; leer für keines." },
      logo: { label: "Logo anstelle des Geschäfts" },
    },
  },
  "report-card": {
    title: "Zeugnis",
    description:
      "Die Noten eines Halbjahres auf einer Seite, aus einer Tabelle mit einer Zeile je Kind und einer Spalte je Fach.",
    fields: {
      pupil: { label: "Schüler oder Schülerin" },
      class: { label: "Klasse" },
      born: { label: "Geboren" },
      absent: { label: "Fehltage" },
      late: { label: "Verspätungen" },
      conduct: { label: "Verhalten" },
      grades: {
        label: "Noten",
        help: "Eine Zeile je Fach: „Mathematik: 2“, oder mit einer Bemerkung „Mathematik: 2: Sorgfältige Arbeit.“ Ein Fach, das in einer Zeile leer ist, entfällt dort.",
      },
      average: { label: "Durchschnitt", help: "Steht unter den Fächern." },
      comment: { label: "Bemerkung", help: "Allgemeines zum Halbjahr." },
      photo,
    },
    settings: {
      style: { label: look.style, choices: { record: "Sachlich und liniert", bright: "Bunt, für Grundschulen" } },
      accent: { label: look.accent },
      logo: { label: "Logo oder Wappen" },
      school: { label: "Schule", help: asLogo },
      address: { label: "Anschrift der Schule" },
      title: { label: "Titel" },
      term: { label: "Halbjahr" },
      scale: { label: "Notenstufen", help: "Was die Noten bedeuten." },
      issued: { label: "Ort und Datum" },
      teacher: { label: "Klassenleitung", help: "„{Lehrkraft}“ nimmt sie aus der Zeile." },
      teacherRole: { label: "Bezeichnung der Klassenleitung" },
      teacherSignature: { label: "Unterschrift der Klassenleitung", help: signature },
      head: { label: "Schulleitung" },
      headRole: { label: "Bezeichnung der Schulleitung" },
      headSignature: { label: "Unterschrift der Schulleitung" },
      parent: { label: "Dritte Unterschrift", help: "Eine Linie zum Unterschreiben; keine, wo dies leer ist." },
      paper: papers,
    },
  },
};
