import { z } from "zod";
import { limits } from "../limits.ts";

/** Values as the spreadsheet shows them; "" is an empty cell. Capitals and spaces at the ends don't matter. */
const values = z.array(z.string().max(limits.conditionCharacters)).max(limits.conditionValues);

/** A number as the spreadsheet shows it (50 for 50 %), or a day. */
const bound = z.union([z.number(), z.iso.date()]);

const tests = {
  is: values,
  isNot: values,
  /** Whether the cell has any text. */
  filled: z.boolean(),
  atLeast: bound,
  atMost: bound,
};

/** What a row's cell in a column must be, or the row makes no document. If it has several tests, all must hold. */
export const RowConditionSchema = z
  .strictObject({ column: z.string(), ...z.object(tests).partial().shape })
  .refine((condition) => Object.keys(tests).some((test) => Reflect.get(condition, test) !== undefined), {
    error: `needs one of ${Object.keys(tests).join(", ")}`,
  });
export type RowCondition = z.infer<typeof RowConditionSchema>;

/** All of them must hold. */
export const RowConditionsSchema = z.array(RowConditionSchema).max(limits.rowConditions);

/** What checking the rows found out about the conditions. */
export const RowCountsSchema = z.object({
  /** The rows looked at, and those that meet the conditions. */
  of: z.int(),
  kept: z.int(),
  /** Rows that are skipped only because their cell has no number or date to compare, or an unclear one. */
  unclear: z.array(z.object({ column: z.string(), count: z.int() })),
  /** Rows among those kept whose status says that they don't count, such as "Cancelled": a few of all. */
  cancelled: z.array(z.object({ column: z.string(), values: z.array(z.string()), count: z.int() })),
  /** If no row meets all conditions: those that no row meets even by themselves, as indices of `where`. */
  unmet: z.array(z.int()).default([]),
  /** Columns of conditions that are filled only in the first rows of documents, and count for all of their rows. */
  shared: z.array(z.string()).default([]),
});
export type RowCounts = z.infer<typeof RowCountsSchema>;

/** The different values of a column in the session's range of rows, to choose among them. */
export const ColumnValuesSchema = z.object({
  column: z.string(),
  /** The most frequent ones first, at most `limits.conditionValues`; "" stands for empty cells. */
  values: z.array(z.object({ value: z.string(), count: z.int() })),
  /** How many different values there are; at most `limits.countedValues`. */
  distinct: z.int(),
});
export type ColumnValues = z.infer<typeof ColumnValuesSchema>;
