import { z } from "zod";

/**
 * How a Word file wants a value written, by the switches of its merge field (ISO/IEC 29500-1, 17.16.4) or our filters.
 */
export const ValueFormatSchema = z.object({
  /** `\@`: a date picture such as `d. MMMM yyyy`. */
  date: z.string().optional(),
  /** `\#`: a number picture such as `#,##0.00`. */
  number: z.string().optional(),
  /** `\*` */
  letters: z.enum(["upper", "lower", "firstcap", "caps"]).optional(),
  /** `\b` and `\f`: texts around a value that isn't empty. */
  before: z.string().optional(),
  after: z.string().optional(),
  /** Filters of a tag such as `{Price | currency: EUR}`, without the first bar (docs/texts.md). */
  filters: z.string().optional(),
});
export type ValueFormat = z.infer<typeof ValueFormatSchema>;

/** A field's value in a format of the file's own. */
export const MergeValueSchema = z.object({ field: z.string(), format: ValueFormatSchema });
export type MergeValue = z.infer<typeof MergeValueSchema>;

const OperandSchema = z.union([z.object({ field: z.string() }), z.object({ text: z.string() })]);
export type Operand = z.infer<typeof OperandSchema>;

export const operators = ["=", "<>", "<", ">", "<=", ">="] as const;
export type Operator = (typeof operators)[number];

/** What a row is asked before a part of the document is shown. */
export const ConditionSchema = z.union([
  /** Whether a field has a value other than no, false and 0. */
  z.object({ filled: z.string() }),
  /** Whether any of these values is printed at all, as 0 and no are. */
  z.object({ printed: z.array(MergeValueSchema) }),
  z.object({
    left: OperandSchema,
    operator: z.enum(operators),
    right: OperandSchema,
    /** Word's own `IF` tells capitals apart, and knows the wildcards `*` and `?`. */
    isWords: z.boolean(),
  }),
]);
export type Condition = z.infer<typeof ConditionSchema>;

/** What a visitor's Word file asks of rows beyond the plain values of its fields. */
export const MergeSchema = z.object({
  values: z.array(MergeValueSchema).default([]),
  conditions: z.array(ConditionSchema).default([]),
  /**
   * Parts such as `{#items}…{/items}` that stand once for each row of a document, unless the field of that name has a
   * column: then they are conditions. `fields` are those that stand only in there. A list within another has the lines
   * that agree in the fields of that.
   */
  lists: z
    .array(z.object({ name: z.string(), fields: z.array(z.string()), within: z.string().optional() }))
    .default([]),
  /** How many rows a document shows, one after the other: its NEXT fields, and one. */
  labels: z.number().int().default(1),
});
export type Merge = z.infer<typeof MergeSchema>;

/**
 * The keys of values and conditions among a row's values: a plain value has its field's name, and no name begins with a
 * space as the others do. The same question has the same key wherever it is asked.
 */
export const valueKey = ({ field, format }: MergeValue) => (isPlain(format) ? field : keyOf({ field, ...format }));
/** Whether a value is printed as it is, without a format. */
export const isPlain = (format: ValueFormat) => Object.keys(format).length === 0;
export const conditionKey = (condition: Condition) => keyOf(condition);

/** The key of the rows of a document that has lists. */
export const linesKey = " lines";

/** Whether a list is a repeating section of Word's: no field has its name, because it begins with a space. */
export const isSection = ({ name }: { name: string }): boolean => name.startsWith(" ");

/** The key of a list's lines: those of tags share theirs. */
export const linesKeyOf = (list: { name: string }): string => (isSection(list) ? linesKey + list.name : linesKey);

/** What the conditions of lists have as their values. */
export const listedValues = (lists: Merge["lists"]): Record<string, ConditionValue> =>
  Object.fromEntries(
    lists.map((list) => [conditionKey({ filled: list.name }), `list${isSection(list) ? list.name : ""}` as const]),
  );

/** The key of a value or condition of a document's later rows, from 1; those of its first row have their own keys. */
export const labelKey = (label: number | undefined, key: string) => (label ? ` ${label} ${key}` : key);

/**
 * The values of a document with several labels, from those of each label's row. A label without a row has nothing to
 * show, neither if a condition is met nor otherwise.
 * @param rows from the first label on
 */
export function labelledValues(
  { labels, conditions }: Merge,
  rows: readonly (Readonly<Record<string, unknown>> | undefined)[],
): Record<string, unknown> {
  const absent = Object.fromEntries(conditions.map((each) => [conditionKey(each), "none" satisfies ConditionValue]));
  return Object.fromEntries(
    Array.from({ length: labels }, (_, label) => Object.entries(rows[label] ?? absent).map(keyed(label))).flat(),
  );
}
const keyed =
  (label: number) =>
  ([key, value]: [string, unknown]) =>
    [labelKey(label, key), value] as const;

/**
 * What a condition has as its value: `list` and a name for one that stands for each of the lines, `none` for a label without a
 * row, which shows neither what is for those that meet it nor what is for others.
 */
export type ConditionValue = "yes" | "" | `list${string}` | "none";

const keyOf = (question: object) => ` ${JSON.stringify(question).replace(/\p{Cc}/gu, " ")}`;

/** The names of the fields that decide a condition. */
export function fieldsOfCondition(condition: Condition): string[] {
  if ("filled" in condition) return [condition.filled];
  if ("printed" in condition) return condition.printed.map(({ field }) => field);
  return [condition.left, condition.right].flatMap((each) => ("field" in each ? [each.field] : []));
}
