import { columnHole } from "#lib/contracts/column-hole.ts";
import type { FieldError } from "#lib/contracts/errors.ts";
import type { Mapping } from "#lib/contracts/sessions/choices.ts";
import type { SessionResponse } from "#lib/contracts/sessions/session.ts";

/** What a pattern's names can refer to; the template in the page's language. */
export interface PatternNames {
  template: Pick<SessionResponse["template"], "fields">;
  source: { columns: readonly { name: string }[] };
  mapping: Mapping;
}

/** Two literal braces, or a placeholder up to the end of its name. */
const holes = /\{\{|\{([^{}|]+)(?=[|}])/g;

/**
 * A pattern as the page shows it: `{recipient}.pdf` as `{Full name}.pdf`. A field keeps its own name if its label would
 * mean something else, such as a column with other values.
 */
export function withLabels(pattern: string, names: PatternNames): string {
  const isColumn = (name: string) => names.source.columns.some((column) => column.name === name);
  return replaceNames(pattern, (name) => {
    const field = names.template.fields.find((each) => each.name === name);
    if (!field || isColumn(name)) return name;
    return columnOf(field, names) ?? (isOwnLabel(field, names) ? field.label : name);
  });
}

/** The pattern as it is sent and stored: the same in every language. */
export function withNames(pattern: string, names: PatternNames): string {
  const taken = [...names.source.columns, ...names.template.fields].map(({ name }) => name.toLowerCase());
  return replaceNames(pattern, (label) => {
    if (taken.includes(label.toLowerCase())) return label;
    const [field, another] = names.template.fields.filter((each) => each.label.toLowerCase() === label.toLowerCase());
    return field && !another ? field.name : label;
  });
}

/** The error with its place in the pattern as the page shows it. */
export function faultWithLabels(fault: FieldError | undefined, pattern: string, names: PatternNames) {
  if (fault?.position === undefined) return fault;
  return { ...fault, position: withLabels(pattern.slice(0, fault.position), names).length };
}

function replaceNames(pattern: string, replace: (name: string) => string): string {
  return pattern.replace(holes, (hole, inner?: string) => {
    if (inner === undefined) return hole;
    const name = inner.trim();
    return `{${inner.replace(name, () => replace(name))}`;
  });
}

/** The column of a Word file's field, which the visitor knows better than the name in the file. */
function columnOf(
  { name, label, type }: PatternNames["template"]["fields"][number],
  names: PatternNames,
): string | null {
  const mapping = names.mapping[name];
  if (name !== label || type !== "text" || mapping == null || !("column" in mapping)) return null;
  const isPlain = columnHole(mapping.column) === `{${mapping.column}}` && !mapping.column.includes("|");
  return isPlain ? mapping.column : null;
}

/** Whether a label means only its field, or the column that the field is matched to. */
function isOwnLabel(field: PatternNames["template"]["fields"][number], names: PatternNames): boolean {
  const { label } = field;
  if (/[{}|]|^["'“„‘‚«»]/.test(label)) return false;
  const same = (text: string) => text.toLowerCase() === label.toLowerCase();
  if (names.template.fields.some((each) => each !== field && (same(each.label) || same(each.name)))) return false;
  const column = names.source.columns.find(({ name }) => same(name));
  const mapping = names.mapping[field.name];
  const isItsColumn =
    mapping != null && "column" in mapping && mapping.column === column?.name && column.name === label;
  return column === undefined || (field.type === "text" && isItsColumn);
}
