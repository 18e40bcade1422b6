/** Words for the probes' tables, by language. */
export interface ProbeWords {
  /** A person, a course, a place, a mark, an amount, a day, a remark. */
  names: [name: string, course: string, city: string, score: string, amount: string, day: string, remark: string];
  people: string[];
  courses: string[];
  cities: string[];
  title: string;
  subtitle: string;
  asOf: string;
  total: string;
  source: string;
  note: string;
  week: string;
  questions: [string, string, string];
  response: string;
  /** A group, and what it has: "Person" over "First" and "Last". */
  person: [group: string, first: string, last: string];
  contact: [group: string, mail: string, phone: string];
  organisation: string;
  decimal: "." | ",";
  day(day: number, month: number, year: number): string;
}

const two = (number: number) => String(number).padStart(2, "0");
const dotted = (day: number, month: number, year: number) => `${two(day)}.${two(month)}.${year}`;
const slashed = (day: number, month: number, year: number) => `${two(day)}/${two(month)}/${year}`;

export const probeLanguages: Record<string, ProbeWords> = {
  en: {
    names: ["Full name", "Course", "City", "Score", "Fee", "Date", "Comment"],
    people: [
      "Anna Miller",
      "Bob Carter",
      "Cleo Adams",
      "Dan Ellis",
      "Eve Foster",
      "Finn Grant",
      "Gwen Hale",
      "Hugo Irwin",
    ],
    courses: ["Typing", "First aid", "Book keeping", "Public speaking", "Pottery"],
    cities: ["Leeds", "York", "Bath", "Hull", "Derby"],
    title: "Members 2026",
    subtitle: "Spring term, all branches",
    asOf: "As of",
    total: "Total",
    source: "Source: own survey",
    note: "* preliminary figures, to be confirmed by the branch offices",
    week: "Week",
    questions: [
      "What is your age",
      "How did you hear about us?",
      "Would you recommend this course to a friend or colleague?",
    ],
    response: "Response",
    person: ["Person", "First", "Last"],
    contact: ["Contact", "Email", "Phone"],
    organisation: "Organisation name",
    decimal: ".",
    day: slashed,
  },
  de: {
    names: ["Vollständiger Name", "Kurs", "Ort", "Punkte", "Gebühr", "Datum", "Bemerkung"],
    people: [
      "Anna Müller",
      "Bernd Koch",
      "Clara Groß",
      "Dirk Lang",
      "Eva Sommer",
      "Falk Busch",
      "Greta Jahn",
      "Hans Iser",
    ],
    courses: ["Tastschreiben", "Erste Hilfe", "Buchführung", "Rhetorik", "Töpfern"],
    cities: ["Köln", "Bonn", "Ulm", "Trier", "Mainz"],
    title: "Mitgliederliste 2026",
    subtitle: "Frühjahr, alle Zweigstellen",
    asOf: "Stand",
    total: "Summe",
    source: "Quelle: eigene Erhebung",
    note: "* vorläufige Zahlen, werden von den Zweigstellen noch bestätigt",
    week: "KW",
    questions: [
      "Wie alt sind Sie",
      "Wie haben Sie von uns erfahren?",
      "Würden Sie diesen Kurs Freunden oder Kollegen empfehlen?",
    ],
    response: "Antwort",
    person: ["Person", "Vorname", "Nachname"],
    contact: ["Kontakt", "E-Mail", "Telefon"],
    organisation: "Name der Organisation",
    decimal: ",",
    day: dotted,
  },
  fr: {
    names: ["Nom complet", "Cours", "Ville", "Note", "Tarif", "Date", "Remarque"],
    people: [
      "Anne Martin",
      "Benoît Petit",
      "Claire Roux",
      "Denis Blanc",
      "Élise Fabre",
      "Franck Morel",
      "Gisèle Noël",
      "Hugo Perrin",
    ],
    courses: ["Dactylographie", "Secourisme", "Comptabilité", "Rhétorique", "Poterie"],
    cities: ["Lyon", "Nantes", "Lille", "Dijon", "Brest"],
    title: "Liste des membres 2026",
    subtitle: "Printemps, toutes les agences",
    asOf: "État au",
    total: "Total général",
    source: "Source : enquête interne",
    note: "* chiffres provisoires, à confirmer par les agences locales",
    week: "Semaine",
    questions: [
      "Quel est votre âge",
      "Comment nous avez-vous connus ?",
      "Recommanderiez-vous ce cours à un ami ou à un collègue ?",
    ],
    response: "Réponse",
    person: ["Personne", "Prénom", "Nom"],
    contact: ["Contact", "Courriel", "Téléphone"],
    organisation: "Nom de l’organisme",
    decimal: ",",
    day: slashed,
  },
  es: {
    names: ["Nombre completo", "Curso", "Ciudad", "Puntos", "Cuota", "Fecha", "Observaciones"],
    people: [
      "Ana Molina",
      "Blas Pardo",
      "Carmen Rey",
      "Diego Sanz",
      "Elena Vega",
      "Fermín Cano",
      "Gloria Díez",
      "Hugo Ibáñez",
    ],
    courses: ["Mecanografía", "Primeros auxilios", "Contabilidad", "Oratoria", "Cerámica"],
    cities: ["Vigo", "León", "Cádiz", "Toledo", "Gijón"],
    title: "Lista de socios 2026",
    subtitle: "Primavera, todas las sedes",
    asOf: "Fecha de corte",
    total: "Total general",
    source: "Fuente: encuesta propia",
    note: "* cifras provisionales, pendientes de confirmar por las sedes",
    week: "Semana",
    questions: ["Qué edad tiene", "¿Cómo nos conoció?", "¿Recomendaría este curso a un amigo o a un compañero?"],
    response: "Respuesta",
    person: ["Persona", "Nombre", "Apellido"],
    contact: ["Contacto", "Correo", "Teléfono"],
    organisation: "Nombre de la entidad",
    decimal: ",",
    day: slashed,
  },
};
