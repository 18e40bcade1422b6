import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { after, suite } from "node:test";
import { pathToFileURL } from "node:url";
import { isSlow } from "./suites.ts";

/**
 * Test files that change what all of their process shares (its environment, globals, standard error) when they are
 * loaded, that end processes, or that measure their own. By path.
 */
export const loners: readonly string[] = [
  "app/api/ownership.test.ts",
  "app/api/quotas.test.ts",
  "app/api/share.test.ts",
  "lib/client/changes/corrected-sessions.test.ts",
  "lib/client/changes/kept-changes.test.ts",
  "lib/client/jobs/my-jobs.test.ts",
  "lib/client/uploads/upload-file.test.ts",
  "lib/commands/test/firefox-bridge.test.ts",
  "lib/commands/trial/",
  "lib/commands/worker.test.ts",
  "lib/generation/jobs/steps/deaths.test.ts",
  "lib/generation/jobs/steps/outages.test.ts",
  "lib/generation/journeys/job-log.test.ts",
  "lib/generation/journeys/stores.test.ts",
  "lib/generation/journeys/trouble/damaged-database.test.ts",
  "lib/generation/journeys/trouble/full-disk.test.ts",
  "lib/generation/pictures/drawing/normalise-drawing.test.ts",
  "lib/generation/site/",
  "lib/generation/storage/blob/",
  "lib/generation/typesetting/batch-pictures.test.ts",
  "lib/generation/workers/pool.test.ts",
  "lib/http/connections/",
  "lib/http/log-refusal.test.ts",
  "lib/http/next-config.test.ts",
  "lib/log.test.ts",
  "lib/telemetry/",
  // Long ones, so that the cores can share them out.
  "lib/generation/pictures/hostile/",
  "lib/generation/spreadsheet/hostile-input.test.ts",
  "lib/generation/templates/checks/accessibility.test.ts",
  "lib/generation/templates/checks/logos.test.ts",
  "lib/generation/templates/checks/stress/stress.test.ts",
  "lib/generation/templates/checks/templates.test.ts",
  "lib/generation/workers/tasks/own-row.test.ts",
  "lib/generation/workers/tasks/preflight/find-too-long.test.ts",
];

/** Long enough to save most of the starts, short enough to share out the work among the cores. */
const mostFiles = { slow: 16, quick: 24 };
/** Far more than the slowest file takes, on a slow machine with other work. */
const timeout = 600_000;
/** Far more than connections and processes that were closed need to end. */
const endMs = 60_000;

/** Files to run in one process each, in their order; slow ones apart from quick ones. */
export function groupsOf(files: readonly string[]): string[][] {
  const open: Partial<Record<keyof typeof mostFiles, string[]>> = {};
  const groups: string[][] = [];
  for (const file of files) {
    const isAlone = loners.some((path) => file.startsWith(path));
    const kind = isSlow(file) ? "slow" : "quick";
    const group = isAlone ? undefined : open[kind];
    if (group && group.length < mostFiles[kind]) {
      group.push(file);
      continue;
    }
    const begun = [file];
    groups.push(begun);
    if (!isAlone) open[kind] = begun;
  }
  return groups;
}

/** Writes a program for each group; returns what to run, in the same order. */
export function entriesOf(groups: readonly string[][], folder: string): string[] {
  mkdirSync(folder, { recursive: true });
  return groups.map((files, index) => {
    const path = join(folder, `group-${index}.mjs`);
    const module = JSON.stringify(import.meta.url);
    writeFileSync(path, `import { runTogether } from ${module};\nrunTogether(${JSON.stringify(files)});\n`);
    return path;
  });
}

/**
 * Runs test files in this process, one after the other, each as a suite named by its path, to which the hooks of the
 * file belong. All are loaded before the first test begins.
 */
export function runTogether(files: readonly string[]): void {
  for (const file of files) {
    suite(file, { timeout }, async () => {
      await import(pathToFileURL(file).href);
    });
  }
  after(() => void setTimeout(failToEnd, endMs).unref());
}

/** What a failed test has left open may keep its process running, and the runner's own limit doesn't end that. */
function failToEnd(): void {
  console.error(`The tests are over, but not their process: ${process.getActiveResourcesInfo().join(", ")}`);
  process.exit(1);
}
