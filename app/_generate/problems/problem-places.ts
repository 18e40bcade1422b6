import { usedHeaders } from "#lib/client/setups/match-headers.ts";
import type { RowProblem } from "#lib/contracts/row-problem.ts";
import type { Mapping } from "#lib/contracts/sessions/choices.ts";

/** A stop on the way through the problems: a row, and what to change there. */
export interface ProblemPlace {
  row: number;
  /** As in `data-mends` of the element around its control. */
  at: string;
}

export const cellPlace = (column: string) => `cell ${column}`;
export const fieldPlace = (field: string) => `field ${field}`;
export const settingPlace = (setting: string) => `setting ${setting}`;
export const filenamePlace = "filename";
export const designerPlace = "designer";

export const isCell = (at: string) => at.startsWith("cell ");

interface Choices {
  problems: readonly Pick<RowProblem, "rows" | "column" | "field" | "setting" | "element" | "code">[];
  mapping: Mapping;
  source: { columns: readonly { name: string }[] };
}

/** Where a problem is mended. One of a row as a whole leads to the row's first cell. */
export function placeOf(problem: Choices["problems"][number], { mapping, source }: Omit<Choices, "problems">): string {
  const { column, field, setting, element, code } = problem;
  const headers = source.columns.map(({ name }) => name);
  if (column !== null && headers.includes(column)) return cellPlace(column);
  if (setting !== undefined) return settingPlace(setting);
  if (element !== undefined) return designerPlace;
  if (code === "duplicate_file_name") return filenamePlace;
  if (field === null) return cellPlace(headers[0] ?? "");
  // A text that joins columns suits the other rows: it is their cells that differ here.
  const [joined] = usedHeaders({ headers, mapping: { [field]: mapping[field] ?? null }, settings: {}, output: noName });
  return joined === undefined ? fieldPlace(field) : cellPlace(joined);
}

const noName = { filename: "" };

/** The places of the listed problems, row by row. What isn't a cell is mended once for all rows, so it's one place. */
export function placesOf({ problems, ...choices }: Choices): ProblemPlace[] {
  const compare = comparer(choices);
  const all = problems.flatMap((problem) => {
    const at = placeOf(problem, choices);
    return problem.rows.slice(0, isCell(at) ? undefined : 1).map((row) => ({ row, at }));
  });
  const keyOf = ({ row, at }: ProblemPlace) => (isCell(at) ? `${row} ${at}` : at);
  // A map keeps the order of its keys' first insertion.
  return [...Map.groupBy(all.sort(compare), keyOf).values()].flatMap(([first]) => first ?? []);
}

/** The place after this one, which may be mended already; after the last, the first. Null if there is no other. */
export function nextPlace(current: ProblemPlace, session: Choices): ProblemPlace | null {
  const compare = comparer(session);
  const places = placesOf(session);
  const next = places.find((place) => compare(place, current) > 0) ?? places[0];
  return next && compare(next, current) !== 0 ? next : null;
}

/** Row by row, and in a row the cells from left to right, then everything else. */
function comparer({ source }: Pick<Choices, "source">) {
  const order = new Map(source.columns.map(({ name }, index) => [cellPlace(name), index]));
  const orderOf = (at: string) => order.get(at) ?? source.columns.length;
  return (one: ProblemPlace, other: ProblemPlace): number =>
    one.row - other.row || orderOf(one.at) - orderOf(other.at) || (one.at < other.at ? -1 : Number(one.at > other.at));
}
