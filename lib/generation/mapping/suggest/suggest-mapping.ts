import type { ColumnType, Mapping, Source } from "#lib/contracts/session.ts";
import type { FieldType } from "#lib/contracts/template.ts";
import type { AmountRelations } from "../../spreadsheet/table.ts";
import type { TemplateDefinition } from "../../templates/definition.ts";
import { amountColumns, amountScore, settleAmounts } from "./amount-columns.ts";
import { bestAssignment } from "./best-assignment.ts";
import { collectColumns } from "./collect-columns.ts";
import { headerWords } from "./header-words.ts";
import { joinNames } from "./join-names.ts";
import { isBesides, isNameWord, isOtherThing } from "./other-things.ts";

type Field = TemplateDefinition["fields"][number];
type Column = Source["columns"][number];

const nameScore = 1;
const synonymScore = 0.95;
/** A field's first synonyms are its likeliest; of a hundred, the last is still far above an overlap. */
const rankCost = 0.0005;
/** Before them are the field's name and its label. */
const firstSynonym = 2;
/** Of two synonyms, "Position" with numbers below it is less an item than "Article" with texts. */
const oddTypeCost = 0.2;
/** Of two fields that want a column just as much, the required one gets it. */
const requiredBonus = 0.1;
/** Names that share fewer of their words than this are strangers. */
const leastOverlap = 0.5;
/** Keeps the fullest overlap below a synonym. */
const overlapScore = 0.8;

/** Column types that a field's values come in; the second list is possible but less likely. */
const typesOf: Record<FieldType, [ColumnType[], ColumnType[]]> = {
  text: [["text"], ["number", "date", "email", "url", "boolean", "currency", "percent"]],
  number: [["number", "currency"], ["percent"]],
  percent: [["percent", "number"], []],
  date: [["date"], ["text"]],
  code: [["text", "url", "number"], ["email"]],
  picture: [["text"], ["url", "number"]],
};

/**
 * Guesses which column belongs to which field, each column used at most once: first by equal names, labels and
 * synonyms, then by shared words, then, for a required field, by being the only column left of its type. A person's name in
 * two columns is a text of both. A field that collects columns gets those that are left over.
 * Every field of the template is a key; null where no column fits. Without pictures no field is one: a column "Photo" is
 * full of something else then.
 */
export function suggestMapping(
  template: TemplateDefinition,
  columns: Source["columns"],
  hasPictures = false,
  relations?: AmountRelations,
): Mapping {
  const amounts = template.transfer && amountColumns(columns, relations);
  const rarity = wordRarity(columns);
  const words = columns.map((column) => headerWords(column.name));
  const scores = template.fields.map((field) => {
    if (field.type === "picture" && !hasPictures) return columns.map(() => 0);
    const names = [field.name, field.label, ...field.synonyms].map(headerWords);
    const own = new Set(names.flat());
    return columns.map((column, index) => {
      const isOther = !isAmount(template, field.name) && isOtherThing(words[index] ?? [], own);
      const found = score(field, names, column, words[index] ?? [], rarity, isOther);
      if (!template.transfer || !amounts) return found;
      return amountScore(template.transfer, field.name, column, amounts.roles[index] ?? null, found);
    });
  });
  const assigned = bestAssignment(scores);
  for (const [index, field] of template.fields.entries()) {
    const { name, required, type, collects } = field;
    if (required && type !== "picture" && !collects && !isAmount(template, name) && assigned[index] === null)
      assigned[index] = onlyOneLeft(field, columns, assigned);
  }
  if (template.transfer && amounts)
    settleAmounts(template.transfer, template.fields, columns, amounts, scores, assigned);
  const leftOver = columns.filter((_, index) => !assigned.includes(index));
  return Object.fromEntries(
    template.fields.map((field, index) => {
      const column = columns[assigned[index] ?? -1];
      const joined = takesWholeName(field) ? joinNames(column, column ? [column, ...leftOver] : leftOver) : null;
      if (joined) return [field.name, joined];
      if (column) return [field.name, { column: column.name }];
      return [field.name, field.collects ? collectColumns(leftOver) : null];
    }),
  );
}

/** By being left over, any number could be a price: only its header or its arithmetic makes it one. */
function isAmount({ transfer }: TemplateDefinition, name: string): boolean {
  return transfer !== undefined && [transfer.quantity, transfer.unitPrice, transfer.rate].includes(name);
}

function takesWholeName({ type, label, synonyms }: Field): boolean {
  return type === "text" && [label, ...synonyms].includes("Full name");
}

function score(
  field: Field,
  names: string[][],
  column: Column,
  words: string[],
  rarity: Map<string, number>,
  isOther: boolean,
): number {
  const same = names.findIndex((name) => name.join("") === words.join(""));
  const bonus = field.required ? requiredBonus : 0;
  const suits = affinity(field, column);
  const synonym = synonymScore - same * rankCost - (1 - suits) * oddTypeCost;
  if (same >= firstSynonym && words.every(isNameWord) && !hasLetters(column)) return 0;
  if (same >= 0 && words.length > 0) return (same < firstSynonym ? nameScore : synonym) + bonus;
  if (field.collects || isOther) return 0;
  const overlap = Math.max(...names.map((name) => sharedPart(name, words, rarity))) * suits;
  return overlap >= leastOverlap ? overlap * overlapScore + bonus : 0;
}

/** Shops call their orders' numbers "Name". */
function hasLetters({ samples }: Column): boolean {
  return samples.length === 0 || samples.some((sample) => /\p{L}/u.test(sample));
}

/** Dice's coefficient over words: 0 for strangers, 1 for the same words. */
function sharedPart(left: string[], right: string[], rarity: Map<string, number>): number {
  const weight = (words: string[]) => words.reduce((sum, word) => sum + (rarity.get(word) ?? 1), 0);
  return (2 * weight(left.filter((word) => right.includes(word)))) / Math.max(1e-9, weight(left) + weight(right));
}

/** A word that many headers share, like "name" in "Student name" and "Course name", tells little. */
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
  return possible.includes(column.type) ? 0.8 : 0;
}

/** Unless its header says that it is something else: nobody is certified for a city. */
function onlyOneLeft(field: Field, columns: Source["columns"], assigned: (number | null)[]): number | null {
  const [only, another] = columns.flatMap((column, index) =>
    affinity(field, column) === 1 && !assigned.includes(index) ? [index] : [],
  );
  if (only === undefined || another !== undefined) return null;
  const own = new Set([field.name, field.label, ...field.synonyms].flatMap(headerWords));
  return isBesides(headerWords(columns[only]?.name ?? ""), own) ? null : only;
}
