import type { DocumentsWords } from "./document-words.ts";

const studio = "Linden & Hale Studio";
const returnLine = "Linden & Hale Studio · Weberstraße 14 · 28195 Bremen";

const letter = `Nach elf Jahren in der Weberstraße ist unser Atelier den Räumen entwachsen. Am 1. März ziehen wir auf die andere Seite des Flusses, in die Alte Papiermühle am Hafenweg, wo Schriften, Pressen und Menschen wieder auf einer Etage arbeiten.

Für Sie ändert sich wenig. Jeder laufende Auftrag wird wie vereinbart fertiggestellt und geliefert, und alle, die Sie hier kennen, ziehen mit um. Um drei Dinge bitten wir Sie:

- Senden Sie Briefe und Pakete ab dem 1. März an: Alte Papiermühle, Hafenweg 3, 28199 Bremen.
- Telefonnummern, E-Mail-Adressen und Bankverbindung bleiben, wie sie sind.
- Vom 24. bis 28. Februar stehen die Pressen still; Korrekturabzüge und Fragen bearbeiten wir wie gewohnt.

Gern zeigen wir Ihnen die neuen Räume. Am Donnerstag, dem 11. März, stehen die Türen ab 16 Uhr für Kundschaft und Freunde offen, mit einer laufenden Presse, einer kurzen Begrüßung und Getränken. Eine Zeile an atelier@lindenhale.example genügt, um auf der Gästeliste zu stehen.

Wir danken Ihnen für das Vertrauen, das diesen Schritt möglich gemacht hat.`;

/** Was in den Dokumenten steht, solange niemand etwas anderes schreibt. */
export const documents: DocumentsWords = {
  badge: {
    documentTitle: "Namensschild für {name}",
    settings: { event: "Forum Offener Hafen", place: "Bremen, 12.–14. Mai 2027" },
  },
  certificate: {
    documentTitle: "Urkunde für {recipient}",
    settings: {
      title: "Teilnahmeurkunde",
      intro: "Hiermit wird bescheinigt, dass",
      middle: "erfolgreich teilgenommen hat an",
      issuer: "Akademie Nordtor",
      signatory: "Helena Marsch",
      role: "Leiterin der Akademie",
      scoreLabel: "Ergebnis",
      dateLabel: "Datum",
    },
  },
  diploma: {
    documentTitle: "Diplom für {recipient}",
    settings: {
      issuer: "Universität Nordtor",
      title: "Diplom",
      intro: "Der Senat der Universität verleiht",
      bornLabel: "geboren am",
      middle: "den Grad",
      rights: "mit allen damit verbundenen Rechten",
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
  invoice: {
    documentTitle: "Rechnung {number}",
    settings: {
      company: studio,
      sender: "Weberstraße 14\n28195 Bremen\nbuchhaltung@lindenhale.example",
      returnLine,
      payment: "Bitte zahlen Sie innerhalb von 14 Tagen unter Angabe von {number}.\nIBAN DE00 0000 0000 0000 0000 00",
      note: "Vielen Dank für Ihren Auftrag.",
      footer: "Linden & Hale Studio GmbH  ·  USt-IdNr. DE000000000  ·  Amtsgericht Bremen, HRB 00000",
    },
  },
  labels: { documentTitle: "Adressetiketten", filename: "Etiketten" },
  letter: {
    documentTitle: "Brief an {name}",
    settings: {
      company: studio,
      sender: "Weberstraße 14\n28195 Bremen",
      returnLine,
      dateText: "21. November 2026",
      subjectText: "Wir ziehen in die Alte Papiermühle",
      greeting: "Guten Tag {name},",
      body: letter,
      closing: "Mit freundlichen Grüßen",
      signatory: "Helena Marsch",
      role: "Geschäftsführerin",
      contact: "Telefon +49 421 0000000\natelier@lindenhale.example\nlindenhale.example",
      bank: "Weserbank\nIBAN DE00 0000 0000 0000 0000 00\nBIC BANKDE00",
      register: "Linden & Hale Studio GmbH\nAmtsgericht Bremen, HRB 00000\nUSt-IdNr. DE000000000",
    },
  },
  "place-cards": {
    documentTitle: "Tischkarten",
    filename: "Tischkarten",
    settings: { event: "Clara & Matteo", tableWord: "Tisch" },
  },
  "report-card": {
    documentTitle: "Zeugnis für {pupil}",
    settings: {
      school: "Farnbachschule",
      address: "Mühlenweg 12, Nordtor",
      title: "Zeugnis",
      term: "1. Halbjahr 2026/27",
      scale: "1 sehr gut · 2 gut · 3 befriedigend · 4 ausreichend · 5 mangelhaft · 6 ungenügend",
      issued: "Nordtor, 18. Dezember 2026",
      teacher: "Rosalind Achterberg",
      teacherRole: "Klassenlehrerin",
      head: "Dr. Tobias Lindqvist",
      headRole: "Schulleiter",
      parent: "Erziehungsberechtigte",
    },
  },
  tags: { documentTitle: "Preisschilder", filename: "Preisschilder", settings: { shop: "Hafen & Hügel" } },
  ticket: {
    documentTitle: "Eintrittskarte für {holder}",
    settings: {
      event: "Laternenkonzerte",
      subtitle: "Ilse Marchetti Quartett, mit Gästen",
      date: "Samstag, 12. Juni 2027",
      doors: "Einlass 18:30 Uhr, Beginn 19:30 Uhr",
      venue: "Altes Zollhaus",
      address: "Kaistraße 4, Nordtor",
      organiser: "Konzerte Nordtor",
      terms:
        "Diese Karte gilt für eine Person. Umtausch und Rückgabe sind ausgeschlossen. Nach Beginn ist Einlass erst in der Pause.",
    },
  },
};
