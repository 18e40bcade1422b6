import type { Language } from "#lib/messages/languages.ts";

/**
 * An evening school's list with an invalid name, date and course, and the words to find them on the page. Walks run in
 * the languages listed here.
 */
export const sheets = {
  en: {
    locale: "en-GB",
    name: "Evening school, autumn.csv",
    template: { certificate: "Certificate", badge: "Name badge" },
    field: { course: "Course", score: "Score" },
    wrongLines: [3, 4, 7],
    title: "Title",
    fault: "For {Full name | upcase}",
    lines: [
      "Full name;Course;Date;Score",
      "Zoë Müller;Bookbinding for beginners;21/11/2026;94.5",
      "João da Silva;Letterpress printing;22/11/2026;88",
      ";Letterpress printing;22/11/2026;71",
      "Łukasz Wiśniewski;Paper marbling;soon;90",
      "Ελένη Παπαδοπούλου;Bookbinding for beginners;28/11/2026;99",
      "Ğülşen Yıldız;Calligraphy;28/11/2026;82.5",
      "Åse Nordström;;28/11/2026;77",
      "Margarethe von Schwarzenberg-Hohenstein;Restoring leather bindings;5/12/2026;85",
    ],
  },
  de: {
    locale: "de-DE",
    name: "Abendschule im Herbst.csv",
    template: { certificate: "Urkunde", badge: "Namensschild" },
    field: { course: "Kurs", score: "Punkte" },
    wrongLines: [3, 4, 7],
    title: "Titel",
    fault: "Für {Name | upcase}",
    lines: [
      "Name;Kurs;Datum;Punkte",
      "Zoë Müller;Buchbinden für Anfänger;21.11.2026;94,5",
      "João da Silva;Handsatz und Buchdruck;22.11.2026;88",
      ";Handsatz und Buchdruck;22.11.2026;71",
      "Łukasz Wiśniewski;Papier marmorieren;bald;90",
      "Ελένη Παπαδοπούλου;Buchbinden für Anfänger;28.11.2026;99",
      "Ğülşen Yıldız;Kalligrafie;28.11.2026;82,5",
      "Åse Nordström;;28.11.2026;77",
      "Margarethe von Schwarzenberg-Hohenstein;Restaurieren von Ledereinbänden;5.12.2026;85",
    ],
  },
} satisfies Partial<Record<Language, unknown>>;

export type WalkedLanguage = keyof typeof sheets;
export type Sheet = (typeof sheets)[WalkedLanguage];
