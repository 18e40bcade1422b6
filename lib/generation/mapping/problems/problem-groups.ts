import { z } from "zod";
import { limits } from "#lib/contracts/limits.ts";
import { type FoundProblem, FoundProblemSchema } from "./found-problem.ts";
import { joinRuns, type RowRun, RowRunsSchema, rowsOf } from "./row-runs.ts";

/** Similar problems, as sessions and jobs store them: the first one, and how many there are. */
export const ProblemGroupSchema = FoundProblemSchema.extend({
  // Older builds stored each problem by itself.
  count: z.number().default(1),
  /** The first `limits.problemRowsShown`. */
  rows: z.array(z.number()).default([]),
}).transform(({ rows, ...problem }) => ({ ...problem, rows: rows.length > 0 ? rows : [problem.row] }));
export type ProblemGroup = z.infer<typeof ProblemGroupSchema>;

/** The same with every row, for the problems file and for making the failed rows again. */
export const WholeGroupSchema = FoundProblemSchema.extend({
  count: z.number().default(1),
  runs: RowRunsSchema.default([]),
  /** The same rows as a spreadsheet program numbers them. */
  sheetRuns: RowRunsSchema.default([]),
}).transform(({ runs, sheetRuns, ...problem }) => ({
  ...problem,
  runs: runs.length > 0 ? runs : [[problem.row, problem.row] satisfies RowRun],
  sheetRuns: sheetRuns.length > 0 ? sheetRuns : [[problem.sheetRow, problem.sheetRow] satisfies RowRun],
}));
export type WholeGroup = z.infer<typeof WholeGroupSchema>;

interface ProblemGroups {
  /** Adds a problem, or a group of other groups. */
  add(problem: FoundProblem | ProblemGroup | WholeGroup): void;
  /** All problems added, including those of each group. */
  count(): number;
  /** By their first rows; the same in whatever order they were added. */
  list(): WholeGroup[];
}

/** Gathers similar problems: those of one kind, in one column and field. */
export function createProblemGroups(): ProblemGroups {
  const groups = new Map<string, WholeGroup>();
  return {
    add(problem) {
      const key = keyOf(problem);
      const known = groups.get(key);
      if (known) join(known, problem);
      else groups.set(key, { ...withoutRows(problem), ...placesOf(problem) });
    },
    count: () => groups.values().reduce((sum, { count }) => sum + count, 0),
    list: () =>
      [...groups]
        .sort(([key, one], [otherKey, other]) => one.row - other.row || (key < otherKey ? -1 : 1))
        .map(([, group]) => ({ ...group, runs: joinRuns(group.runs), sheetRuns: joinRuns(group.sheetRuns) })),
  };
}

/** Groups similar problems, and merges groups of them. */
export function groupProblems(problems: Iterable<FoundProblem | ProblemGroup | WholeGroup>): WholeGroup[] {
  const groups = createProblemGroups();
  for (const problem of problems) groups.add(problem);
  return groups.list();
}

/** The groups as a session or job stores them. */
export function shownGroups(groups: readonly WholeGroup[]): ProblemGroup[] {
  return groups.map(({ runs, sheetRuns: _, ...problem }) => ({
    ...problem,
    rows: [...rowsOf(runs).take(limits.problemRowsShown)],
  }));
}

/** The rows with errors, which keep a document or a label from being created. */
export function rowsInError(groups: readonly WholeGroup[]): number[] {
  return groups.filter(({ severity }) => severity === "error").flatMap(({ runs }) => [...rowsOf(runs)]);
}

function keyOf({ code, severity, column, field, element, setting, message, wording }: FoundProblem): string {
  const [kind, what] = kindOf(message, wording);
  return JSON.stringify([code, severity, column, field, kind, what, element, setting]);
}

/** A message's key and the place that it names; its other values are the row's own. */
function kindOf(message: string, wording: FoundProblem["wording"]): [kind: string, what: unknown] {
  if (!wording) return [message, null];
  if ("template" in wording) return [`${wording.template} ${wording.part}`, null];
  const { what = null, fault } = wording.values;
  const reason = typeof fault === "object" && "wording" in fault ? kindOf("", fault.wording)[0] : "";
  return [`${wording.key} ${reason}`, typeof what === "object" && what && "message" in what ? what.message : what];
}

function join(group: WholeGroup, problem: FoundProblem | ProblemGroup | WholeGroup): void {
  const { count, runs, sheetRuns } = placesOf(problem);
  if (problem.row < group.row) Object.assign(group, withoutRows(problem));
  group.count += count;
  append(group.runs, runs);
  append(group.sheetRuns, sheetRuns);
}

/** Rows mostly come in order: consecutive ones share a run at once, so that 100,000 of them take no space. */
function append(runs: RowRun[], added: readonly RowRun[]): void {
  for (const [first, last] of added) {
    const previous = runs.at(-1);
    if (previous && first >= previous[0] && first <= previous[1] + 1) previous[1] = Math.max(previous[1], last);
    else runs.push([first, last]);
  }
}

function placesOf(problem: FoundProblem | ProblemGroup | WholeGroup): Pick<WholeGroup, "count" | "runs" | "sheetRuns"> {
  const { row, sheetRow } = problem;
  const count = "count" in problem ? problem.count : 1;
  const sheetRuns: RowRun[] = "runs" in problem ? copy(problem.sheetRuns) : [[sheetRow, sheetRow]];
  if ("runs" in problem) return { count, runs: copy(problem.runs), sheetRuns };
  return { count, runs: ("rows" in problem ? problem.rows : [row]).map((each) => [each, each]), sheetRuns };
}

const copy = (runs: readonly RowRun[]) => runs.map(([first, last]): RowRun => [first, last]);

function withoutRows(problem: FoundProblem): FoundProblem {
  const { row, sheetRow, column, field, element, setting, code, message, wording, severity } = problem;
  const place = { row, sheetRow, column, field, ...(element && { element }), ...(setting && { setting }) };
  return { ...place, code, message, ...(wording && { wording }), severity };
}
