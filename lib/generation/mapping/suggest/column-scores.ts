import { foldCase } from "#lib/contracts/fold-case.ts";
import type { ColumnType, Source } from "#lib/contracts/sessions/source.ts";
import type { FieldType } from "#lib/contracts/template.ts";
import type { TemplateDefinition } from "../../templates/definition.ts";
import { type AmountColumns, amountScore } from "./amount-columns.ts";
import { isAmongTwo, isForAddress } from "./joined/address-fields.ts";
import { houseNumber, isAddressPart } from "./joined/address-parts.ts";
import { isAcademic, isCourtesy } from "./joined/courtesy-titles.ts";
import { askedPart, headerWords, tellingWords } from "./normalise-header.ts";
import { isNameWord, isOtherThing, isSchoolClass } from "./other-things.ts";
import { isPictureColumn } from "./picture-columns.ts";

type Field = TemplateDefinition["fields"][number];
type Column = Source["columns"][number];

/** A field of a visitor's own file means the column of the same name, whatever that name means in our templates. */
const sameScore = 2;
const nameScore = 1;
const synonymScore = 0.95;
/** A field's synonyms are ordered by likelihood; even the hundredth stays well above a partial overlap. */
const rankCost = 0.0005;
/** The field's name and label come first. */
const firstSynonym = 2;
/** Prefers a synonym whose values fit: "Position" with numbers is less likely an item than "Article" with texts. */
const oddTypeCost = 0.2;
/** If two fields fit a column equally well, the required one gets it. */
const requiredBonus = 0.1;
/** A column without any value is only suggested for its very name, and if no other column has one like it. */
const blankCost = 0.85;
/** Names that share fewer of their words than this don't match. */
const leastOverlap = 0.5;
/** Keeps even a full overlap below a synonym. */
const overlapScore = 0.8;

/** Column types that fit a field; the second list is possible but less likely. */
const typesOf: Record<FieldType, [ColumnType[], ColumnType[]]> = {
  text: [["text"], ["number", "date", "email", "url", "boolean", "currency", "percent"]],
  number: [["number", "currency"], ["percent"]],
  percent: [["percent", "number"], []],
  date: [["date"], ["text"]],
  code: [["text", "url", "number"], ["email"]],
  picture: [["text"], ["url", "number"]],
};

/** What is known of a sheet's columns besides their headers. */
interface KnownColumns {
  hasPictures: boolean;
  /** The parts of a person's name, which are for fields that take a whole name only. */
  nameColumns: readonly Column[];
  /** For a template that multiplies and adds up. */
  amounts: AmountColumns | undefined;
}

/** The words of all headers and fields that a header is compared with. */
interface ComparedWords {
  rarity: ReadonlyMap<string, number>;
  /** The words of all fields' names. */
  nouns: ReadonlySet<string>;
}

/**
 * How well each column suits each field, by their indexes: 0 if it doesn't, up to 1 for one of the field's names, and
 * more for a required field or a field of the visitor's own.
 */
export function scoreColumns(
  template: TemplateDefinition,
  columns: readonly Column[],
  { hasPictures, nameColumns, amounts }: KnownColumns,
): number[][] {
  const { transfer, fields } = template;
  const headers = columns.map(({ name }) => headerWords(askedPart(name)));
  // "Kurs" is the course, and no part of "Kurs gesamt", even if another column may be the course, too.
  const isName = headers.map((header) => fields.some((field) => isNamed(field, header)));
  const isHouse = columns.map((column) => houseNumber(column, columns) !== null);
  const kinds = columns.map(kindOf);
  const compared = {
    rarity: wordRarity(headers),
    nouns: new Set(fields.flatMap((field) => [...namesOf(field).words])),
  };
  return fields.map((field) => {
    if (field.type === "picture" && !hasPictures) return columns.map(() => 0);
    const isAmount = isAmountField(template, field.name);
    return columns.map((column, index) => {
      const header = headers[index] ?? [];
      if (isList(field)) return foldCase(column.name.trim()) === foldCase(field.name) ? sameScore : 0;
      if (isVisitors(field) && isNamed(field, header)) return sameScore;
      const kind = kinds[index] ?? kindOf(column);
      if (isNever(field, column, kind) || isHouse[index]) return 0;
      if (!takesWholeName(field) && nameColumns.includes(column)) return 0;
      const likely = headerScore(
        field,
        { ...column, ...kind, header, isAmount, isName: isName[index] === true },
        compared,
      );
      const score = isBlank(column) ? Math.max(0, likely - blankCost) : likely;
      return transfer && amounts
        ? amountScore(transfer, field.name, column, amounts.roles[index] ?? null, score)
        : score;
    });
  });
}

/** Whether none of the rows has a value. */
export const isBlank = ({ samples, empty }: Column) => samples.length === 0 && empty > 0;

/** A field that the visitor named, of whose meaning nothing else is known. */
export const isVisitors = ({ mayBeEmpty }: Field) => mayBeEmpty === true;

/** A list of a Word file isn't made of what its lines are: `{#items}` isn't the column "Item". */
const isList = (field: Field) => isVisitors(field) && !field.required;

/** Any leftover number could be a price, so a price needs its header or its arithmetic as evidence. */
export function isAmountField({ transfer }: TemplateDefinition, name: string): boolean {
  return transfer !== undefined && [transfer.quantity, transfer.unitPrice, transfer.rate].includes(name);
}

/** A field's names, each in words, and all of these words. */
interface FieldNames {
  names: string[][];
  words: ReadonlySet<string>;
  /** The names with their words in a row. */
  whole: ReadonlySet<string>;
  /** The rank of each name, by its words as one. */
  ranks: ReadonlyMap<string, number>;
}

const knownNames = new WeakMap<Field, FieldNames>();

/** Found once for each field: some have a hundred synonyms. */
export function namesOf(field: Field): FieldNames {
  const known = knownNames.get(field);
  if (known) return known;
  const names = [field.name, field.label, ...field.synonyms].map(headerWords);
  const found = {
    names,
    words: new Set(names.flat()),
    whole: new Set(names.map((name) => name.join(" "))),
    // The first of two equal names counts.
    ranks: new Map(names.map((name, rank) => [name.join(""), rank] as const).toReversed()),
  };
  knownNames.set(field, found);
  return found;
}

const isNamed = (field: Field, header: readonly string[]) => namesOf(field).whole.has(header.join(" "));

/** What a column is for any field. Of 2,000 columns, finding it out for each field takes half a second. */
const kindOf = (column: Column) => ({
  isPicture: isPictureColumn(column),
  isCourtesy: isCourtesy(column),
  isAcademic: isAcademic(column),
  isAddressPart: isAddressPart(column.name),
});
type ColumnKind = ReturnType<typeof kindOf>;

/** Whether a column's values rule a field out, whatever its header is. */
function isNever(field: Field, column: Column, kind: ColumnKind): boolean {
  if (field.type === "picture") return false;
  if (isAmongTwo(field, column)) return true;
  if ((field.name === "course" || field.name === "honours") && isSchoolClass(column.samples)) return true;
  return kind.isPicture || kind.isCourtesy || (!field.required && kind.isAcademic);
}

/** Whether a field takes a person's first and last name in one text. */
export function takesWholeName({ type, label, synonyms }: Field): boolean {
  return type === "text" && [label, ...synonyms].includes("Full name");
}

/** By equal names first, then by shared words. */
function headerScore(
  field: Field,
  column: Column & ColumnKind & { header: readonly string[]; isAmount: boolean; isName: boolean },
  { rarity, nouns }: ComparedWords,
): number {
  const { header } = column;
  const { names, words, ranks } = namesOf(field);
  const same = ranks.get(header.join("")) ?? -1;
  const bonus = field.required ? requiredBonus : 0;
  const typeScore = affinity(field, column);
  const isName = takesWholeName(field) || header.every(isNameWord);
  if (same >= firstSynonym && isName && !hasLetters(column)) return 0;
  if (field.type === "picture" && column.isPicture) return synonymScore + bonus;
  if (same >= 0 && header.length > 0) {
    const synonym = synonymScore - same * rankCost - (1 - typeScore) * oddTypeCost;
    return (same < firstSynonym ? nameScore : synonym) + bonus;
  }
  if (field.collects || column.isName || column.hidden || (!column.isAmount && isOtherThing(header, words))) return 0;
  // "Kod pocztowy" is no code, and "Ulica i numer" no number, though they share their words.
  if (column.isAddressPart && !isForAddress(field)) return 0;
  const parts = tellingWords(header.flatMap((word) => partsOf(word, names, nouns)));
  const overlap = Math.max(...names.map((name) => sharedPart(tellingWords(name), parts, rarity))) * typeScore;
  return overlap >= leastOverlap ? overlap * overlapScore + bonus : 0;
}

/** "Lehrgangsdatum" is a date where "Datum" is one and "Lehrgang" another field: its parts are compared. */
function partsOf(word: string, names: string[][], nouns: ReadonlySet<string>): string[] {
  for (const name of names) {
    const [end = ""] = name;
    if (name.length !== 1 || end.length < 4 || !word.endsWith(end)) continue;
    const noun = word.slice(0, -end.length);
    const known = [noun, noun.replace(/(?:e?s|e?n)$/, "")].find((each) => nouns.has(each));
    if (known !== undefined) return [known, end];
  }
  return [word];
}

/** Shops call their order numbers "Name". */
function hasLetters({ samples }: Column): boolean {
  return samples.length === 0 || samples.some((sample) => /\p{L}/u.test(sample));
}

/** Dice's coefficient over words: 0 for no common words, 1 for the same words. */
function sharedPart(left: string[], right: string[], rarity: ReadonlyMap<string, number>): number {
  const weight = (words: string[]) => words.reduce((sum, word) => sum + (rarity.get(word) ?? 1), 0);
  return (2 * weight(left.filter((word) => right.includes(word)))) / Math.max(1e-9, weight(left) + weight(right));
}

/** A word that many headers share, like "name" in "Student name" and "Course name", carries little information. */
function wordRarity(headers: readonly (readonly string[])[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const word of headers.flatMap((header) => [...new Set(header)])) counts.set(word, (counts.get(word) ?? 0) + 1);
  return new Map([...counts].map(([word, count]) => [word, 1 / count]));
}

/** How well a column's type suits a field: 1, or less for a type that is possible, 0 for others. */
export function affinity(field: Field, column: Column): number {
  const [likely, possible] = typesOf[field.type];
  if (likely.includes(column.type)) return 1;
  return possible.includes(column.type) ? 0.7 : 0;
}
