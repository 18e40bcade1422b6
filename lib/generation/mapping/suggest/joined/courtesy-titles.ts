import { columnHole } from "#lib/contracts/column-hole.ts";
import type { Source } from "#lib/contracts/sessions/source.ts";

type Column = Source["columns"][number];

const folded = (text: string) => text.trim().toLowerCase().replace(/\.$/, "");
const list = (texts: string) => new Set(texts.split(",").map(folded));

/** How letters greet people, by the titles that sheets have; those that are not in `forms` are greeted neutrally. */
const greetings: { forms: Record<string, string>; other: string | null; isNamed: boolean }[] = [
  {
    forms: {
      Herr: "Sehr geehrter Herr",
      Herrn: "Sehr geehrter Herr",
      Frau: "Sehr geehrte Frau",
      Familie: "Sehr geehrte Familie",
    },
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
const english = list("Mr,Mrs,Ms,Miss,Mx,Dr,Prof,Sir,Madam,Mr and Mrs,Mr & Mrs,Mr. and Mrs.,Mr. & Mrs.");
const courtesy = greetings.map(({ forms }) => list(Object.keys(forms).join()));
/** What such columns have for people who use no title. A column with nothing else has none. */
const neither = list(
  `Divers,Mx,Mx.,Ohne,Keine,Keine Angabe,k. A.,Firma,Eheleute,Fam.,Company,Family,Couple,Other,Autre,Otro,Altro,Anders,Empresa,
  Société,Famille,Familia,Famiglia,-,–`,
);

/**
 * "Dr.", "Prof. Dr.", "Dipl.-Ing.", "M.Sc.", "Mag.a": each word of the value is a title, which may end for women. No
 * title may be read in two ways, or the pattern would try them all for each of many.
 */
const academic =
  /^(?:(?:univ|prof|professor|doktor|drs?|ddr|med|jur|phil|rer|nat|oec|pol|theol|habil|h\.?c|dipl|ing|inform|kfm|psych|mm?ag|ir|ph\.?d|mba|m\.?sc|b\.?sc|m\.?a|b\.?a|priv|doz|doc|mudr|judr|mgr|dott|ssa)(?:\.?in(?![a-z])|\.?a(?![a-z]))?[.\s-]*)+$/i;

const isAll = (column: Column, isOne: (sample: string) => boolean) =>
  column.samples.length > 0 && column.samples.every(isOne);

/** Whether a column says "Mr" or "Ms", which is not yet a greeting. */
export function isCourtesy(column: Column): boolean {
  return isOnly(column.samples, english) || greetingOf(column) !== undefined;
}

/** Whether a column has the academic titles before names. */
export function isAcademic(column: Column): boolean {
  return isAll(column, (sample) => academic.test(sample));
}

function greetingOf({ samples }: Column) {
  return greetings.find((_, index) => isOnly(samples, courtesy[index] ?? english));
}

/** Whether the samples are such titles, apart from those of people who use none. */
function isOnly(samples: readonly string[], words: ReadonlySet<string>): boolean {
  const others = samples.filter((sample) => !words.has(withoutAcademic(sample)));
  return others.length < samples.length && others.every((sample) => neither.has(folded(sample)));
}

/** "Herr" from "Herr Dr.", whose academic title is no part of the courtesy title. */
function withoutAcademic(sample: string): string {
  const [first = "", ...rest] = sample.trim().split(/\s+/);
  return folded(rest.length > 0 && academic.test(rest.join(" ")) ? first : sample);
}

/** A letter's greeting from "Mr" or "Ms" and, where people are greeted by name, a text with the family name. */
export function greetingText(column: Column, name: string): string {
  const greeting = greetingOf(column);
  if (!greeting) return `Dear ${columnHole(column.name)} ${name},`;
  const pairs = [...Object.entries(greeting.forms), ...titledForms(column, greeting.forms)].map(
    ([word, form]) => `"${word}" "${form}"`,
  );
  const filter = ` | choose: ${pairs.join(", ")}, "" "${greeting.other}", other "${greeting.other}"}`;
  return columnHole(column.name).replace(/\}$/, filter) + (greeting.isNamed ? ` ${name},` : ",");
}

/**
 * The forms for values with an academic title after the courtesy title: "Herr Dr." is greeted as "Sehr geehrter Herr
 * Dr.".
 */
function titledForms({ kinds, samples }: Column, forms: Record<string, string>): [string, string][] {
  return (kinds ?? samples).flatMap((text): [string, string][] => {
    const [word] = text.trim().split(/\s+/, 1);
    const form = Object.entries(forms).find(([each]) => folded(each) === folded(word ?? ""));
    const title = text.trim().slice(word?.length).trim();
    return form && academic.test(title) ? [[text.trim(), `${form[1]} ${title}`]] : [];
  });
}
