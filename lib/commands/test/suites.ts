import { globSync } from "node:fs";

/**
 * Tests that take minutes: they start servers, sites or worker processes, or typeset every template in all of its
 * looks. By path, the longest first, so that none of them runs alone at the end of a run on several cores.
 */
export const slowSuites: readonly string[] = [
  "lib/generation/workers/tasks/preflight/find-too-long.test.ts",
  "lib/generation/workers/tasks/own-row.test.ts",
  "lib/generation/templates/checks/",
  "lib/generation/jobs/",
  "lib/generation/journeys/",
  "lib/generation/spreadsheet/hostile-input.test.ts",
  "lib/generation/pictures/hostile/",
  "lib/generation/designs/pages/hostile/",
  "lib/generation/sessions/",
  "lib/generation/workers/",
  "lib/generation/typesetting/",
  "lib/generation/quotas/",
  "lib/generation/queue/",
  "lib/generation/database/",
  "lib/generation/storage/",
  "lib/generation/templates/",
  "app/api/",
  "lib/telemetry/",
  "lib/commands/trial/",
  "lib/commands/worker.test.ts",
];

const allTests = () => globSync(["app/**/*.test.ts", "lib/**/*.test.ts"]).map((path) => path.replaceAll("\\", "/"));

const suiteOf = (path: string) => slowSuites.findIndex((suite) => path.startsWith(suite));

/** Whether the file at this path is in a slow suite. */
export const isSlow = (path: string): boolean => suiteOf(path) >= 0;

/**
 * The test files to run: those whose path contains a pattern, including slow suites; without a pattern the fast ones,
 * or all.
 */
export function testFiles({ patterns = [], all = false }: { patterns?: readonly string[]; all?: boolean }): string[] {
  const isWanted = (path: string) =>
    patterns.length > 0 ? patterns.some((pattern) => path.includes(pattern)) : all || suiteOf(path) < 0;
  // Files that are not in a suite come last.
  const place = (path: string) => (suiteOf(path) < 0 ? slowSuites.length : suiteOf(path));
  return allTests()
    .filter(isWanted)
    .sort((one, other) => place(one) - place(other) || (one < other ? -1 : 1));
}
