// Texts shared by several templates.

export const papers = { label: "Papier", choices: { a4: "A4", letter: "US Letter" } };

export const orientation = { label: "Ausrichtung", choices: { portrait: "Hochformat", landscape: "Querformat" } };

export const photo = { label: "Foto", help: "Der Name eines Bildes im hochgeladenen ZIP." };

export const letterhead = {
  label: "Ihr Briefpapier",
  help: "Auf diese Seite wird gedruckt, ohne Kopf und Fuß der Vorlage. Die zweite Seite eines PDFs gilt für alle Folgeseiten.",
};

/** The envelope settings of letters and invoices. */
export const envelope = {
  form: {
    label: "Fensterumschlag",
    help: "Die Anschrift steht dort, wo das Fenster sie zeigt.",
    choices: {
      auto: "DIN 5008 Form B auf A4, #10 auf US Letter",
      "din-a": "DIN 5008 Form A, mit kleinem Briefkopf",
      "dl-left": "Britisch DL, Fenster links",
      "dl-right": "Französisch DL oder Schweizer C5/6, Fenster rechts",
    },
  },
  returnLine: {
    label: "Zeile über der Anschrift",
    help: "Der Absender in kleiner Schrift. Bei DIN-Formen zeigt ihn das Fenster.",
  },
  marks: { label: "Falz- und Lochmarken", help: "Nur bei Formen, die sie vorsehen." },
};

/** Shared by all templates on sheets. */
export const sheet = {
  sheet: {
    label: "Bogen",
    help: "Drucken Sie mit 100 % („Tatsächliche Größe“). Wird die Seite angepasst, liegt der Text neben den Etiketten.",
    choices: {
      l7160: "Avery L7160: A4, 21 Stück, 63,5 × 38,1 mm",
      l7163: "Avery L7163: A4, 14 Stück, 99,1 × 38,1 mm",
      l7159: "Avery L7159: A4, 24 Stück, 63,5 × 33,9 mm",
      l7165: "Avery L7165: A4, 8 Stück, 99,1 × 67,7 mm",
      l7651: "Avery L7651: A4, 65 Stück, 38,1 × 21,2 mm",
      l7654: "Avery L7654: A4, 40 Stück, 45,7 × 25,4 mm",
      "avery-5160": "Avery 5160, 8160: Letter, 30 Stück, 1 × 2 5/8 Zoll",
      "avery-5162": "Avery 5162, 8162: Letter, 14 Stück, 1 1/3 × 4 Zoll",
      "avery-5163": "Avery 5163, 8163: Letter, 10 Stück, 2 × 4 Zoll",
      l7161: "Avery L7161: A4, 18 Stück, 63,5 × 46,6 mm",
      l7162: "Avery L7162: A4, 16 Stück, 99,1 × 33,9 mm",
      l7164: "Avery L7164: A4, 12 Stück, 63,5 × 72 mm",
      l7166: "Avery L7166: A4, 6 Stück, 99,1 × 93,1 mm",
      l7173: "Avery L7173: A4, 10 Stück, 99,1 × 57 mm",
      "herma-4677": "Herma 4677: A4, 21 Stück, 63,5 × 38,1 mm",
      "herma-4464": "Herma 4464: A4, 24 Stück, 70 × 37 mm",
      "herma-4470": "Herma 4470, 4626: A4, 8 Stück, 105 × 74 mm",
      "herma-4457": "Herma 4457: A4, 12 Stück, 105 × 48 mm",
      "herma-4666": "Herma 4666: A4, 12 Stück, 88,9 × 46,6 mm",
      "herma-4667": "Herma 4667: A4, 10 Stück, 96 × 50,8 mm",
      "zweckform-3475": "Avery Zweckform 3475, 3490: A4, 24 Stück, 70 × 36 mm",
      "zweckform-3652": "Avery Zweckform 3652: A4, 21 Stück, 70 × 42,3 mm",
      "zweckform-3658": "Avery Zweckform 3658: A4, 24 Stück, 64,6 × 33,8 mm",
      "zweckform-3659": "Avery Zweckform 3659: A4, 12 Stück, 97 × 42,3 mm",
      "zweckform-4744": "Avery Zweckform 4744: A4, 10 Stück, 96 × 50,8 mm",
      "zweckform-4745": "Avery L4745, Zweckform 4745: A4, 8 Stück, 96 × 63,5 mm",
      "avery-5161": "Avery 5161, 8161: Letter, 20 Stück, 1 × 4 Zoll",
      "avery-5164": "Avery 5164, 8164: Letter, 6 Stück, 3 1/3 × 4 Zoll",
      "avery-5159": "Avery 5159: Letter, 14 Stück, 1 1/2 × 4 Zoll",
      "avery-5168": "Avery 5168, 8168: Letter, 4 Stück, 5 × 3 1/2 Zoll",
      "avery-5395": "Avery 5395, 8395: Letter, 8 Namensschilder, 2 1/3 × 3 3/8 Zoll",
      "tents-a4": "Blanko A4: 6 Aufsteller, gefaltet 90 × 45 mm",
      "cards-a4": "Blanko A4: 10 Karten, 85 × 55 mm",
      "tents-letter": "Blanko Letter: 4 Aufsteller, gefaltet 3 1/2 × 2 Zoll",
      "cards-letter": "Blanko Letter: 8 Karten, 3 1/2 × 2 1/2 Zoll",
      c32011: "Avery C32011: A4, 10 Karten, 85 × 54 mm",
      l7418: "Avery L7418: A4, 8 Karten, 86 × 55 mm",
      "avery-5371": "Avery 5371, 8371: Letter, 10 Karten, 2 × 3 1/2 Zoll",
      "swing-a4": "Blanko A4: 12 Anhänger, 48 × 88 mm",
      "swing-letter": "Blanko Letter: 12 Anhänger, 1 7/8 × 3 1/4 Zoll",
      custom: "Anderer Bogen (Maße eingeben)",
    },
  },
  start: {
    label: "Beginnen bei Etikett",
    help: "Für einen angefangenen Bogen. Gezählt wird zeilenweise von links oben.",
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
  folded: { label: "Gefaltet", help: "Für Aufsteller: Die obere Hälfte zeigt dasselbe, auf dem Kopf stehend." },
  outlines: {
    label: "Umrisse",
    help: "Für einen Testdruck: Drucken Sie mit 100 % auf normales Papier, halten Sie es an den Bogen und korrigieren Sie die Abweichung unten.",
  },
  shiftX: { label: "Nach rechts rücken", help: "Negative Werte rücken nach links." },
  shiftY: { label: "Nach unten rücken", help: "Negative Werte rücken nach oben." },
};

export const logo = {
  logoSize: { label: "Größe des Logos" },
  logoPlace: { label: "Position des Logos", choices: { auto: "Wie im Stil", left: "Links", right: "Rechts" } },
};
