import { usedHeaders } from "#lib/client/setups/match-headers.ts";
import type { RowProblem } from "#lib/contracts/row-problem.ts";
import type { Mapping, Settings } from "#lib/contracts/sessions/choices.ts";

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
  settings: Settings;
  source: { columns: readonly { name: string }[] };
}

/** Where a problem is mended. One of a row as a whole leads to the row's first cell. */
export function placeOf(problem: Choices["problems"][number], choices: Omit<Choices, "problems">): string {
  const { column, field, setting, element, code } = problem;
  const headers = choices.source.columns.map(({ name }) => name);
  if (column !== null && headers.includes(column)) return cellPlace(column);
  // Texts with columns suit the other rows: it is their cells that differ here.
  const firstIn = (text: Pick<Choices, "mapping" | "settings">) =>
    usedHeaders({ headers, ...text, output: { filename: "" } })[0];
  if (setting !== undefined) {
    const text = { mapping: {}, settings: { [setting]: choices.settings[setting] ?? null } };
    const missing = code === "required_value_missing" ? firstIn(text) : undefined;
    return missing === undefined ? settingPlace(setting) : cellPlace(missing);
  }
  if (element !== undefined) return designerPlace;
  if (code === "duplicate_file_name") return filenamePlace;
  if (field === null) return cellPlace(headers[0] ?? "");
  const joined = firstIn({ mapping: { [field]: choices.mapping[field] ?? null }, settings: {} });
  return joined === undefined ? fieldPlace(field) : cellPlace(joined);
}

/** What isn't a cell is mended once for all rows. */
const keyOf = ({ row, at }: ProblemPlace) => (isCell(at) ? `${row} ${at}` : at);

/** The places of the listed problems, row by row, each once. */
export function placesOf({ problems, ...choices }: Choices): ProblemPlace[] {
  const all = problems.flatMap((problem) => {
    const at = placeOf(problem, choices);
    return problem.rows.map((row) => ({ row, at }));
  });
  const places = new Map<string, ProblemPlace>();
  for (const place of all.sort(comparer(choices))) if (!places.has(keyOf(place))) places.set(keyOf(place), place);
  return [...places.values()];
}

/** The place after this one, which may be mended already; after the last, the first. Null if there is no other. */
export function nextPlace(current: ProblemPlace, session: Choices): ProblemPlace | null {
  const compare = comparer(session);
  const others = placesOf(session).filter((place) => keyOf(place) !== keyOf(current));
  return others.find((place) => compare(place, current) > 0) ?? others[0] ?? null;
}

/** Row by row, and in a row the cells from left to right, then everything else. */
function comparer({ source }: Pick<Choices, "source">) {
  const order = new Map(source.columns.map(({ name }, index) => [cellPlace(name), index]));
  const orderOf = (at: string) => order.get(at) ?? source.columns.length;
  return (one: ProblemPlace, other: ProblemPlace): number =>
    one.row - other.row || orderOf(one.at) - orderOf(other.at) || (one.at < other.at ? -1 : Number(one.at > other.at));
}
