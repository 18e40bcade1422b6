import type { Mapping } from "#lib/contracts/sessions/choices.ts";
import type { ColumnType, Source } from "#lib/contracts/sessions/source.ts";
import type { FieldType } from "#lib/contracts/template.ts";
import type { AmountRelations } from "../../spreadsheet/table.ts";
import type { TemplateDefinition } from "../../templates/definition.ts";
import { foldCase } from "../fold-case.ts";
import { type AmountColumns, amountColumns, amountScore, settleAmounts, settleDiscounts } from "./amount-columns.ts";
import { bestAssignment } from "./best-assignment.ts";
import { addAddress, isAmongTwo, isForAddress } from "./joined/address-fields.ts";
import { houseNumber, isAddressPart } from "./joined/address-parts.ts";
import { collectColumns } from "./joined/collect-columns.ts";
import { isAcademic, isCourtesy } from "./joined/courtesy-titles.ts";
import { columnsOfName, joinNames, nameParts } from "./joined/join-names.ts";
import { askedPart, headerWords, tellingWords } from "./normalise-header.ts";
import { isBesides, isNameWord, isOtherThing, isSchoolClass } from "./other-things.ts";
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
const isBlank = ({ samples, empty }: Column) => samples.length === 0 && empty > 0;
/** Names that share fewer of their words than this don't match. */
const leastOverlap = 0.5;
/** Keeps even a full overlap below a synonym. */
const overlapScore = 0.8;

/** A field that the visitor named, of whose meaning nothing else is known. */
const isOwn = ({ mayBeEmpty }: Field) => mayBeEmpty === true;

/** A list of a Word file isn't made of what its lines are: `{#items}` isn't the column "Item". */
const isList = (field: Field) => isOwn(field) && !field.required;

/** Column types that fit a field; the second list is possible but less likely. */
const typesOf: Record<FieldType, [ColumnType[], ColumnType[]]> = {
  text: [["text"], ["number", "date", "email", "url", "boolean", "currency", "percent"]],
  number: [["number", "currency"], ["percent"]],
  percent: [["percent", "number"], []],
  date: [["date"], ["text"]],
  code: [["text", "url", "number"], ["email"]],
  picture: [["text"], ["url", "number"]],
};

/** Surveys have up to 2,000 columns; those that documents need come first, and comparing all would take a second. */
const mostColumns = 400;

/**
 * Suggests a column for each field, using each column at most once: first by equal names, labels and synonyms, then by
 * shared words, then, for a required field, because it is the only column of its type left. A person's name in two
 * columns becomes a text of both, and the parts of one address go to the fields for them. A field that collects columns gets the remaining ones. The result has a key for every
 * field; null if no column fits. Without uploaded images, image fields stay unmapped: a column "Photo" then contains
 * something else.
 */
export function suggestMapping(
  template: TemplateDefinition,
  all: Source["columns"],
  hasPictures = false,
  relations?: AmountRelations,
): Mapping {
  const columns = all.slice(0, mostColumns);
  const amounts = template.transfer && amountColumns(columns, relations);
  const rarity = wordRarity(columns);
  const words = columns.map((column) => headerWords(askedPart(column.name)));
  const isHouse = columns.map((column) => houseNumber(column, columns) !== null);
  const parts = template.fields.some(takesWholeName) ? nameParts(columns) : null;
  const nouns = new Set(template.fields.flatMap(wordsOf).flat());
  const scores = template.fields.map((field) => {
    if (field.type === "picture" && !hasPictures) return columns.map(() => 0);
    const names = wordsOf(field);
    const own = new Set(names.flat());
    return columns.map((column, index) => {
      if (isList(field)) return foldCase(column.name.trim()) === foldCase(field.name) ? sameScore : 0;
      if (isOwn(field) && names.some((each) => each.join(" ") === (words[index] ?? []).join(" "))) return sameScore;
      if (isNever(field, column) || isHouse[index]) return 0;
      if (parts && !takesWholeName(field) && columnsOfName(parts).includes(column)) return 0;
      const all = words[index] ?? [];
      const isOther = !isAmount(template, field.name) && isOtherThing(all, own);
      const likely = score(field, names, column, all, rarity, isOther, nouns);
      const found = isBlank(column) ? Math.max(0, likely - blankCost) : likely;
      if (!template.transfer || !amounts) return found;
      return amountScore(template.transfer, field.name, column, amounts.roles[index] ?? null, found);
    });
  });
  const assigned = bestAssignment(scores);
  for (const [index, field] of template.fields.entries()) {
    const { name, required, type, collects } = field;
    if (
      required &&
      !isOwn(field) &&
      type !== "picture" &&
      !collects &&
      !isAmount(template, name) &&
      assigned[index] === null
    )
      assigned[index] = onlyOneLeft(field, columns, assigned, amounts);
  }
  if (template.transfer && amounts) {
    const choice = { transfer: template.transfer, fields: template.fields, columns, amounts, scores, assigned };
    settleAmounts(choice);
    settleDiscounts(choice);
  }
  addAddress(template, columns, assigned);
  const leftOver = columns.filter((_, index) => !assigned.includes(index));
  // Nobody is graded in their own name, nor in what the spreadsheet hides.
  const collectable = leftOver.filter((column) => !column.hidden && !(parts && columnsOfName(parts).includes(column)));
  return Object.fromEntries(
    template.fields.map((field, index) => {
      const column = columns[assigned[index] ?? -1];
      const joined = takesWholeName(field) ? joinNames(column, column ? [column, ...leftOver] : leftOver) : null;
      if (joined) return [field.name, joined];
      if (column) return [field.name, { column: column.name }];
      return [field.name, field.collects ? collectColumns(collectable) : null];
    }),
  );
}

/** Any leftover number could be a price, so a price needs its header or its arithmetic as evidence. */
function isAmount({ transfer }: TemplateDefinition, name: string): boolean {
  return transfer !== undefined && [transfer.quantity, transfer.unitPrice, transfer.rate].includes(name);
}

const knownWords = new WeakMap<Field, string[][]>();

/** The words of each of a field's names. Found once: fields have up to a hundred synonyms. */
function wordsOf(field: Field): string[][] {
  const known = knownWords.get(field) ?? [field.name, field.label, ...field.synonyms].map(headerWords);
  knownWords.set(field, known);
  return known;
}

/** What no header can make of a column: its values say otherwise. */
function isNever(field: Field, column: Column): boolean {
  if (field.type === "picture") return false;
  if (isAmongTwo(field, column)) return true;
  if ((field.name === "course" || field.name === "honours") && isSchoolClass(column.samples)) return true;
  return isPictureColumn(column) || isCourtesy(column) || (!field.required && isAcademic(column));
}

export function takesWholeName({ type, label, synonyms }: Field): boolean {
  return type === "text" && [label, ...synonyms].includes("Full name");
}

function score(
  field: Field,
  names: string[][],
  column: Column,
  words: string[],
  rarity: Map<string, number>,
  isOther: boolean,
  nouns: ReadonlySet<string>,
): number {
  const same = names.findIndex((name) => name.join("") === words.join(""));
  const bonus = field.required ? requiredBonus : 0;
  const suits = affinity(field, column);
  const synonym = synonymScore - same * rankCost - (1 - suits) * oddTypeCost;
  const isName = takesWholeName(field) || words.every(isNameWord);
  if (same >= firstSynonym && isName && !hasLetters(column)) return 0;
  if (field.type === "picture" && isPictureColumn(column)) return synonymScore + bonus;
  if (same >= 0 && words.length > 0) return (same < firstSynonym ? nameScore : synonym) + bonus;
  // "Kod pocztowy" is no code, and "Ulica i numer" no number, though they share their words.
  if (field.collects || isOther || column.hidden || (isAddressPart(column.name) && !isForAddress(field))) return 0;
  const apart = tellingWords(words.flatMap((word) => partsOf(word, names, nouns)));
  const overlap = Math.max(...names.map((name) => sharedPart(tellingWords(name), apart, rarity))) * suits;
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
function sharedPart(left: string[], right: string[], rarity: Map<string, number>): number {
  const weight = (words: string[]) => words.reduce((sum, word) => sum + (rarity.get(word) ?? 1), 0);
  return (2 * weight(left.filter((word) => right.includes(word)))) / Math.max(1e-9, weight(left) + weight(right));
}

/** A word that many headers share, like "name" in "Student name" and "Course name", carries little information. */
function wordRarity(columns: Source["columns"]): Map<string, number> {
  const count = new Map<string, number>();
  for (const { name } of columns) {
    for (const word of new Set(headerWords(name))) count.set(word, (count.get(word) ?? 0) + 1);
  }
  return new Map([...count].map(([word, times]) => [word, 1 / times]));
}

function affinity(field: Field, column: Column): number {
  const [likely, possible] = typesOf[field.type];
  if (likely.includes(column.type)) return 1;
  return possible.includes(column.type) ? 0.7 : 0;
}

/** Not if the header says that it is something else: nobody is certified for a city. */
function onlyOneLeft(
  field: Field,
  columns: Source["columns"],
  assigned: (number | null)[],
  amounts: AmountColumns | undefined,
): number | null {
  const [only, another] = columns.flatMap((column, index) =>
    affinity(field, column) === 1 && !isBlank(column) && !assigned.includes(index) && !amounts?.roles[index]
      ? [index]
      : [],
  );
  if (only === undefined || another !== undefined) return null;
  const own = new Set(wordsOf(field).flat());
  return isBesides(headerWords(columns[only]?.name ?? ""), own) ? null : only;
}
