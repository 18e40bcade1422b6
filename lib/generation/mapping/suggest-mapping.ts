import type { ColumnType, Mapping, Source } from "#lib/contracts/session.ts";
import type { FieldType } from "#lib/contracts/template.ts";
import type { TemplateDefinition } from "../templates/definition.ts";
import { bestAssignment } from "./best-assignment.ts";
import { collectColumns } from "./collect-columns.ts";
import { headerWords } from "./header-words.ts";
import { joinNames } from "./join-names.ts";

type Field = TemplateDefinition["fields"][number];
type Column = Source["columns"][number];

const nameScore = 1;
const synonymScore = 0.95;
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
export function suggestMapping(template: TemplateDefinition, columns: Source["columns"], hasPictures = false): Mapping {
  const rarity = wordRarity(columns);
  const words = columns.map((column) => headerWords(column.name));
  const scores = template.fields.map((field) => {
    if (field.type === "picture" && !hasPictures) return columns.map(() => 0);
    const names = [field.name, field.label, ...field.synonyms].map(headerWords);
    return columns.map((column, index) => score(field, names, column, words[index] ?? [], rarity));
  });
  const assigned = bestAssignment(scores);
  for (const [index, field] of template.fields.entries()) {
    const { required, type, collects } = field;
    if (required && type !== "picture" && !collects && assigned[index] === null)
      assigned[index] = onlyOneLeft(field, columns, assigned);
  }
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

function takesWholeName({ type, label, synonyms }: Field): boolean {
  return type === "text" && [label, ...synonyms].includes("Full name");
}

function score(field: Field, names: string[][], column: Column, words: string[], rarity: Map<string, number>): number {
  const same = names.findIndex((name) => name.join("") === words.join(""));
  const bonus = field.required ? requiredBonus : 0;
  if (same >= 0 && words.length > 0) return (same < 2 ? nameScore : synonymScore) + bonus;
  if (field.collects) return 0;
  const overlap = Math.max(...names.map((name) => sharedPart(name, words, rarity))) * affinity(field, column);
  return overlap >= leastOverlap ? overlap * overlapScore + bonus : 0;
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

function onlyOneLeft(field: Field, columns: Source["columns"], assigned: (number | null)[]): number | null {
  const left = columns.flatMap((column, index) =>
    affinity(field, column) === 1 && !assigned.includes(index) ? [index] : [],
  );
  return left.length === 1 ? (left[0] ?? null) : null;
}
