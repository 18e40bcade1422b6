import type { Mapping } from "#lib/contracts/sessions/choices.ts";
import type { Source } from "#lib/contracts/sessions/source.ts";
import type { AmountRelations } from "../../spreadsheet/table.ts";
import type { TemplateDefinition } from "../../templates/definition.ts";
import { type AmountColumns, amountColumns } from "./amount-columns.ts";
import { bestAssignment } from "./best-assignment.ts";
import {
  affinity,
  isAmountField,
  isBlank,
  isVisitors,
  namesOf,
  scoreColumns,
  takesWholeName,
} from "./column-scores.ts";
import { assignAddress } from "./joined/address-fields.ts";
import { collectColumns } from "./joined/collect-columns.ts";
import { columnsOfName, joinNames, nameParts } from "./joined/join-names.ts";
import { headerWords } from "./normalise-header.ts";
import { isRarelyAskedFor } from "./other-things.ts";
import { settleAmounts, settleDiscounts } from "./settle-amounts.ts";

type Field = TemplateDefinition["fields"][number];
type Column = Source["columns"][number];

/** The column of each field, by their indexes; null for none. */
type Assignment = (number | null)[];

/** Surveys have up to 2,000 columns; those that documents need come first, and comparing all would take a second. */
const mostColumns = 400;

/**
 * Suggests a column for each field, using each column at most once: first by equal names, labels and synonyms, then by
 * shared words, then, for a required field, because it is the only column of its type left. A person's name in two
 * columns becomes a text of both, and the parts of one address go to the fields for them. A field that collects columns
 * gets the remaining ones. The result has a key for every field; null if no column fits. Without uploaded images, image
 * fields stay unmapped: a column "Photo" then contains something else.
 */
export function suggestMapping(
  template: TemplateDefinition,
  all: Source["columns"],
  hasPictures = false,
  relations?: AmountRelations,
): Mapping {
  const { fields, transfer } = template;
  const columns = all.slice(0, mostColumns);
  const amounts = transfer && amountColumns(columns, relations);
  const parts = fields.some(takesWholeName) ? nameParts(columns) : null;
  const nameColumns = parts ? columnsOfName(parts) : [];
  const scores = scoreColumns(template, columns, { hasPictures, nameColumns, amounts });
  const assigned = bestAssignment(scores);
  assignOnlyOnes(template, columns, amounts, assigned);
  if (transfer && amounts) {
    const choice = { transfer, fields, columns, amounts, scores, assigned };
    settleAmounts(choice);
    settleDiscounts(choice);
  }
  assignAddress(template, columns, assigned);
  return mappingOf(template, columns, assigned, nameColumns);
}

/** The mapping of the assigned columns, with texts of several where a field takes them. */
function mappingOf(
  { fields }: TemplateDefinition,
  columns: readonly Column[],
  assigned: Assignment,
  nameColumns: readonly Column[],
): Mapping {
  const leftOver = columns.filter((_, index) => !assigned.includes(index));
  // Nobody is graded in their own name, nor in what the spreadsheet hides.
  const collectable = leftOver.filter((column) => !column.hidden && !nameColumns.includes(column));
  return Object.fromEntries(
    fields.map((field, index) => {
      const column = columns[assigned[index] ?? -1];
      // Most customers of a shop have no company.
      const found = column && !isBlank(column) ? column : undefined;
      const joined = takesWholeName(field) ? joinNames(found, column ? [column, ...leftOver] : leftOver) : null;
      if (joined) return [field.name, joined];
      if (column) return [field.name, { column: column.name }];
      return [field.name, field.collects ? collectColumns(collectable) : null];
    }),
  );
}

/**
 * Gives required fields without a column the only one of their type that is left. The field that groups rows gets none:
 * all orders with the same status would become one invoice.
 */
function assignOnlyOnes(
  template: TemplateDefinition,
  columns: readonly Column[],
  amounts: AmountColumns | undefined,
  assigned: Assignment,
): void {
  const isLeft = (column: Column, index: number) =>
    !isBlank(column) && !assigned.includes(index) && !amounts?.roles[index];
  for (const [index, field] of template.fields.entries()) {
    const takesAny = field.type !== "picture" && !field.collects && !isVisitors(field);
    if (!field.required || !takesAny || isAmountField(template, field.name)) continue;
    if (field.name === template.group?.field) continue;
    assigned[index] ??= onlyOneLeft(field, columns, isLeft);
  }
}

/** Null if the header says that the column is something else: nobody is certified for a city. */
function onlyOneLeft(
  field: Field,
  columns: readonly Column[],
  isLeft: (column: Column, index: number) => boolean,
): number | null {
  const [only, another] = columns.flatMap((column, index) =>
    affinity(field, column) === 1 && isLeft(column, index) ? [index] : [],
  );
  if (only === undefined || another !== undefined) return null;
  return isRarelyAskedFor(headerWords(columns[only]?.name ?? ""), namesOf(field).words) ? null : only;
}
