import { oneOf, type Random, seededRandom } from "#lib/commands/test/seeded-random.ts";
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

/**
 * A sheet of strange rows for a template, part `part` (from 0) of `parts`, always the same. Required fields are empty
 * in few rows, so that most rows are printed. If rows are grouped, the first part starts with a document of 200 lines
 * and one whose total is 0. If `withPictures`, cells refer to the images of a `strangePack`.
 */
export function stressSheet(template: TemplateDefinition, rows: number, part: number, withPictures = false): string {
  const random = seededRandom(seed + part);
  const header = template.fields.map(({ label }) => label);
  const made = Array.from({ length: rows }, () => strangeRow(template, random, withPictures));
  return csvOf([header, ...(template.group ? grouped(template, made, part) : made)]);
}

/** At most this many fields of a row are strange, or some small box would keep almost every row from being printed. */
const mostFields = 4;
const strangeFields = 2;
const ordinary = "Ann 12";

function strangeRow({ fields, group }: TemplateDefinition, random: Random, withPictures: boolean): string[] {
  const many = group === null && fields.length > mostFields;
  return fields.map(({ type, required, discount }) => {
    if (discount) return oneOf(random, strangeDiscounts);
    if (many && type === "text" && random() > strangeFields / fields.length) return ordinary;
    const values = type === "picture" && withPictures ? strangePictures : (strangeValues[type] ?? [""]);
    const value = oneOf(random, values);
    return required && value.trim() === "" && random() < 0.9 ? oneOf(random, values.slice(1)) : value;
  });
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
