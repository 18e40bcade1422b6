import { columnHole } from "#lib/contracts/column-hole.ts";
import type { Source } from "#lib/contracts/sessions/source.ts";

type Column = Source["columns"][number];

const folded = (text: string) => text.trim().toLowerCase().replace(/\.$/, "");
const list = (texts: string) => new Set(texts.split(",").map(folded));

/** How a letter greets people, by the words that sheets have for them; what is not in `forms` is greeted neutrally. */
const greetings: { forms: Record<string, string>; other: string | null; isNamed: boolean }[] = [
  {
    forms: { Herr: "Sehr geehrter Herr", Herrn: "Sehr geehrter Herr", Frau: "Sehr geehrte Frau" },
    other: "Guten Tag",
    isNamed: true,
  },
  {
    forms: { "M.": "Monsieur", Monsieur: "Monsieur", Mme: "Madame", Madame: "Madame" },
    other: "Madame, Monsieur",
    isNamed: false,
  },
  {
    forms: { "Sr.": "Estimado Sr.", Sr: "Estimado Sr.", "Sra.": "Estimada Sra.", Sra: "Estimada Sra." },
    other: "Hola",
    isNamed: true,
  },
  {
    forms: {
      "Sig.": "Gentile Sig.",
      Sig: "Gentile Sig.",
      "Sig.ra": "Gentile Sig.ra",
      Signor: "Gentile Signor",
      Signora: "Gentile Signora",
    },
    other: "Buongiorno",
    isNamed: true,
  },
  {
    forms: {
      "Dhr.": "Geachte heer",
      Dhr: "Geachte heer",
      "De heer": "Geachte heer",
      "Mevr.": "Geachte mevrouw",
      "Mw.": "Geachte mevrouw",
      Mevrouw: "Geachte mevrouw",
    },
    other: "Geachte heer, mevrouw",
    isNamed: true,
  },
  { forms: { Pan: "Szanowny Panie", Pani: "Szanowna Pani" }, other: "Szanowni Państwo", isNamed: false },
];
const english = list("Mr,Mrs,Ms,Miss,Mx,Dr,Prof,Sir,Madam");
const courtesy = greetings.map(({ forms }) => list(Object.keys(forms).join()));

/**
 * "Dr.", "Prof. Dr.", "Dipl.-Ing.", "M.Sc.": each word of the value is a title. No title may be read in two ways, or the
 * pattern would try them all for each of many.
 */
const academic =
  /^(?:(?:univ|prof|professor|professorin|doktor|dra?|drs|med|jur|phil|rer|nat|oec|pol|theol|habil|h\.?c|dipl|ing|inform|kfm|psych|mag|ir|ph\.?d|mba|m\.?sc|b\.?sc|m\.?a|b\.?a|doc|mudr|judr|mgr|dott|ssa)[.\s-]*)+$/i;

const isAll = (column: Column, isOne: (sample: string) => boolean) =>
  column.samples.length > 0 && column.samples.every(isOne);

/** Whether a column says "Mr" or "Ms", which is not yet a greeting. */
export function isCourtesy(column: Column): boolean {
  return isAll(column, (sample) => english.has(folded(sample))) || greetingOf(column) !== undefined;
}

/** Whether a column has the titles that stand before a name. */
export function isAcademic(column: Column): boolean {
  return isAll(column, (sample) => academic.test(sample));
}

function greetingOf(column: Column) {
  return greetings.find((_, index) => isAll(column, (sample) => courtesy[index]?.has(folded(sample)) === true));
}

/** A letter's greeting from "Mr" or "Ms" and, where people are greeted by name, a text with the family name. */
export function greetingText(column: Column, name: string): string {
  const greeting = greetingOf(column);
  if (!greeting) return `Dear ${columnHole(column.name)} ${name},`;
  const pairs = Object.entries(greeting.forms).map(([word, form]) => `"${word}" "${form}"`);
  const filter = ` | choose: ${pairs.join(", ")}, "" "${greeting.other}", other "${greeting.other}"}`;
  return columnHole(column.name).replace(/\}$/, filter) + (greeting.isNamed ? ` ${name},` : ",");
}
