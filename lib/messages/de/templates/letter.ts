import type { TemplateTexts } from "../../template-texts.ts";
import { envelope, letterhead, logo, papers } from "./shared.ts";

export const letter: TemplateTexts = {
  pages: {
    title: "Brief",
    description: "Ein Brief an alle auf einer Liste, mit Anschrift für Fensterumschläge: DIN 5008, US #10 und andere.",
    fields: {
      name: { label: "Name", help: "An wen der Brief geht." },
      company: { label: "Firma", help: "Steht über dem Namen." },
      address: {
        label: "Anschrift",
        help: "Trennen Sie Zeilen mit Umbrüchen oder Kommas, oder verwenden Sie die Felder darunter.",
      },
      street: { label: "Straße", help: "Straße und Hausnummer." },
      postcode: { label: "Postleitzahl" },
      city: { label: "Ort" },
      state: {
        label: "Region",
        help: "Ein Bundesstaat, eine Provinz oder ein Kanton, falls die Anschrift das enthält.",
      },
      country: { label: "Land", help: "Für Briefe ins Ausland." },
      salutation: {
        label: "Anrede",
        help: "Die ganze Zeile, z. B. „Sehr geehrte Frau Marsch,“. Wenn leer, gilt die Einstellung.",
      },
      subject: { label: "Betreff", help: "Wenn leer, gilt die Einstellung." },
      date: { label: "Datum", help: "Wenn leer, gilt die Einstellung." },
      reference: { label: "Zeichen", help: "Eine Kunden- oder Aktennummer." },
    },
    settings: {
      ...envelope,
      letterhead,
      style: {
        label: "Stil",
        choices: { modern: "Modern, mit einem Akzent am Rand", classic: "Klassisch, mit mittigem Briefkopf" },
      },
      accent: { label: "Akzentfarbe" },
      logo: { label: "Logo", help: "Ersetzt den Namen im Briefkopf." },
      ...logo,
      company: { label: "Absender" },
      sender: { label: "Anschrift des Absenders" },
      homeCountry: {
        label: "Ihr Land",
        help: "Anschriften in diesem Land nennen es nicht, egal wie es in Ihrer Tabelle steht.",
      },
      dateText: { label: "Datum", help: "Gilt, wenn die Zeile keines hat." },
      subjectText: { label: "Betreff", help: "Gilt, wenn die Zeile keinen hat." },
      greeting: { label: "Anrede", help: "Gilt, wenn die Zeile keine hat." },
      body: {
        label: "Text",
        help: "**fett**, *kursiv*, [Link](https://…). Zeilen, die mit „- “ oder „1.“ beginnen, werden zur Liste, eine leere Zeile beendet einen Absatz. {Spalte} fügt einen Wert der Zeile ein.",
      },
      closing: { label: "Gruß" },
      signatory: { label: "Unterzeichnet von" },
      role: { label: "Funktion der unterzeichnenden Person" },
      signature: { label: "Unterschrift", help: "Ein Bild. Ohne Bild bleibt Platz für die Unterschrift von Hand." },
      enclosures: { label: "Unter der Unterschrift", help: "Zum Beispiel Anlagen oder Verteiler." },
      contact: { label: "Fußzeile: Kontakt" },
      bank: { label: "Fußzeile: Bank" },
      register: { label: "Fußzeile: Register" },
      paper: papers,
    },
  },

  documents: {
    documentTitle: "Brief an {name}",
    settings: {
      company: "Linden & Hale Studio",
      sender: "Weberstraße 14\n28195 Bremen",
      returnLine: "Linden & Hale Studio · Weberstraße 14 · 28195 Bremen",
      dateText: "21. November 2026",
      subjectText: "Wir ziehen in die Alte Papiermühle",
      greeting: "Guten Tag {name},",
      body: [
        "Nach elf Jahren in der Weberstraße ist unser Atelier den Räumen entwachsen. Am 1. März ziehen wir auf die andere Seite des Flusses, in die Alte Papiermühle am Hafenweg, wo Schriften, Pressen und Menschen wieder auf einer Etage arbeiten.",
        "Für Sie ändert sich wenig. Jeder laufende Auftrag wird wie vereinbart fertiggestellt und geliefert, und alle, die Sie hier kennen, ziehen mit um. Um drei Dinge bitten wir Sie:",
        "- Senden Sie Briefe und Pakete ab dem 1. März an: Alte Papiermühle, Hafenweg 3, 28199 Bremen.\n- Telefonnummern, E-Mail-Adressen und Bankverbindung bleiben, wie sie sind.\n- Vom 24. bis 28. Februar stehen die Pressen still; Korrekturabzüge und Fragen bearbeiten wir wie gewohnt.",
        "Gern zeigen wir Ihnen die neuen Räume. Am Donnerstag, dem 11. März, stehen die Türen ab 16 Uhr für Kundschaft und Freunde offen, mit einer laufenden Presse, einer kurzen Begrüßung und Getränken. Eine Zeile an atelier@lindenhale.example genügt, um auf der Gästeliste zu stehen.",
        "Wir danken Ihnen für das Vertrauen, das diesen Schritt möglich gemacht hat.",
      ].join("\n\n"),
      closing: "Mit freundlichen Grüßen",
      signatory: "Helena Marsch",
      role: "Geschäftsführerin",
      contact: "Telefon +49 421 0000000\natelier@lindenhale.example\nlindenhale.example",
      bank: "Weserbank\nIBAN DE00 0000 0000 0000 0000 00\nBIC BANKDE00",
      register: "Linden & Hale Studio GmbH\nAmtsgericht Bremen, HRB 00000\nUSt-IdNr. DE000000000",
    },
  },
};
