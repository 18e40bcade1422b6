import { type Random, seededRandom } from "#lib/commands/test/seeded-random.ts";
import type { TemplateDefinition } from "../../definition.ts";
import { csvOf } from "../typeset-sheet.fixture.ts";
import { strangePictures } from "./strange-pictures.fixture.ts";
import { strangeDiscounts, strangeValues } from "./strange-values.fixture.ts";

const seed = 20_261_121;

/** Lines of the single long document in a sheet with grouped rows, and of the others. */
const mostLines = 200;
const usualLines = 4;
const mostDigits = 7;
/** The limit for a code's text. */
const mostCharacters = 20;

/** At most this many fields of a row are strange, or some small box would keep almost every row from being printed. */
const mostFields = 4;
const strangeFields = 2;
const ordinary = "Ann 12";

const textsOf = ({ fields }: TemplateDefinition) => fields.filter(({ type }) => type === "text").length;
const isOfMany = ({ fields, group }: TemplateDefinition) => group === null && fields.length > mostFields;

/** Templates that would need more rows for each of their styles get the strange texts once, over all styles. */
const mostRows = 400;
/** Of templates whose rows are grouped: documents of several lines are few. */
const groupedRows = 500;

/** How many rows it takes until every text field has had every strange text, in each style if these are few. */
export function stressRows(template: TemplateDefinition): number {
  const { fields, group, settings } = template;
  if (group) return groupedRows;
  const style = settings.find(({ name }) => name === "style");
  const styles = style?.type === "choice" ? style.choices.length : 1;
  const values = Math.max(...fields.map(({ type }) => strangeValues[type]?.length ?? 0));
  const once = values * (isOfMany(template) ? Math.ceil(textsOf(template) / strangeFields) : 1);
  return once * styles > mostRows ? once : once * styles;
}

/**
 * Sheets of strange rows for a template, always the same, `rows` in each of `parts` sheets. Required fields are empty
 * in few rows, so that most rows are printed. If rows are grouped, the first part starts with a document of 200 lines
 * and one whose total is 0. If `withPictures`, cells refer to the images of a `strangePack`.
 */
export function stressSheets(
  template: TemplateDefinition,
  rows: number,
  parts: number,
  withPictures = false,
): string[] {
  const strangeRow = strangeRows(template, seededRandom(seed), withPictures);
  const header = template.fields.map(({ label }) => label);
  return Array.from({ length: parts }, (_, part) => {
    const made = Array.from({ length: rows }, strangeRow);
    return csvOf([header, ...(template.group ? grouped(template, made, part) : made)]);
  });
}

/** Returns the values one by one in random order, each of them once before any comes again. */
function deckOf<T>(values: readonly T[], random: Random): () => T {
  let left: T[] = [];
  return () => {
    if (left.length === 0) left = [...values];
    return left.splice(Math.floor(random() * left.length), 1)[0] as T;
  };
}

function strangeRows(template: TemplateDefinition, random: Random, withPictures: boolean): () => string[] {
  const { fields } = template;
  const decks = fields.map(({ type, discount }) => {
    const values = type === "picture" && withPictures ? strangePictures : (strangeValues[type] ?? [""]);
    return deckOf(discount ? strangeDiscounts : values, random);
  });
  const nextField = deckOf(
    [...fields.keys()].filter((index) => fields[index]?.type === "text"),
    random,
  );
  const isOrdinary = isOfMany(template) && textsOf(template) > strangeFields;
  return () => {
    const strange = Array.from({ length: strangeFields }, nextField);
    return fields.map(({ type, required, discount }, index) => {
      if (isOrdinary && type === "text" && !strange.includes(index)) return ordinary;
      const deal = decks[index] ?? (() => "");
      const value = deal();
      return required && !discount && value.trim() === "" && random() < 0.9 ? deal() : value;
    });
  };
}

/** Gives grouped rows the same values in all fields except for the lines' own. */
function grouped({ fields, group }: TemplateDefinition, rows: string[][], part: number): string[][] {
  const long = part === 0 ? mostLines : 0;
  const firstOf = (index: number) => (index < long ? 0 : index - ((index - long) % usualLines));
  return rows.map((row, index) =>
    fields.map((field, column) => {
      const first = firstOf(index);
      const shared = rows[first]?.[column] ?? "";
      if (field.name === group?.field) return `${shared.slice(0, 80).trim()} ${part}-${first}`;
      const isOwn = group?.lines.includes(field.name);
      const cell = (isOwn ? row[column] : shared) ?? "";
      if (index < long) return rightCell(field, cell);
      return isOwn && field.type === "number" && first === long ? "0" : cell;
    }),
  );
}

const usual = { text: ordinary, number: "12", percent: "19%", date: "2026-01-01", code: "A", picture: "" };

/** The long document must be printed, which a single invalid or oversized cell would prevent. */
function rightCell({ type, required, discount }: TemplateDefinition["fields"][number], cell: string): string {
  if (discount) return cell.replace("-5%", "5%");
  if (required && cell.trim() === "") return usual[type];
  if (type === "number") return cell.slice(0, mostDigits);
  if (type === "code") return cell.slice(0, mostCharacters);
  return type === "date" && !/^\d/.test(cell) ? usual.date : cell;
}
