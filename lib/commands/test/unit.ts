import { writeFileSync } from "node:fs";
import { availableParallelism } from "node:os";
import { join, relative } from "node:path";
import { run } from "node:test";
import { dot, spec } from "node:test/reporters";
import { parseArgs } from "node:util";
import { testFiles } from "./suites.ts";
import { temporaryFolder } from "./temporary-folder.mjs";
import { entriesOf, groupsOf } from "./together.ts";

/*
 * `npm run test:unit`: the fast tests next to the code. `-- iban mapping/pattern` runs the files with one of these in
 * their paths, `-- --all` includes the slow suites, `-- --slowest 30` lists the slowest files at the end.
 * `npm run test:watch` also reruns the tests that a change affects.
 */

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    all: { type: "boolean", default: false },
    watch: { type: "boolean", default: false },
    slowest: { type: "string", default: "0" },
    /** Where to write the results, for `npm test`. */
    report: { type: "string" },
  },
});

Object.assign(process.env, {
  // A zone with a half-hour offset, far from UTC: exposes dates that shift.
  TZ: "Australia/Lord_Howe",
  NODE_NO_WARNINGS: "1",
  // Caches compiled modules across files: each of them starts in half of the time.
  NODE_COMPILE_CACHE: join(process.cwd(), "node_modules/.cache/compiled"),
  TMPDIR: temporaryFolder(),
});

const files = testFiles({ patterns: positionals, all: values.all });
if (files.length === 0) throw new Error(`No test has ${positionals.join(" or ")} in its path`);

/** Milliseconds per file, including its process. */
const spent = new Map<string, number>();
const failures: string[] = [];
const started = performance.now();
const isShort = positionals.length > 0 || values.watch;

const cache = join(process.cwd(), "node_modules/.cache");
// A process for each file is simpler to follow, and watching needs it; a run of all saves half of its time with fewer.
const entries = isShort ? files : entriesOf(groupsOf(files), join(cache, "test-groups"));

const events = run({
  files: entries,
  watch: values.watch,
  // More than there are cores: a quarter of a run's time is spent waiting, for processes to start or leases to end.
  concurrency: availableParallelism() + 2,
  // Of a process. In a group, each file has a limit of its own.
  timeout: isShort ? 300_000 : 1_800_000,
});
events.on("test:complete", ({ nesting, name, details }) => {
  // Both the runner and a group report each file as a test named by its path.
  if (nesting === 0 && name.endsWith(".test.ts")) spent.set(name, details.duration_ms);
});
events.on("test:fail", ({ name, file, details }) => {
  // A failed suite is counted through its failed tests.
  const { failureType } = details.error as { failureType?: string };
  if (failureType !== "subtestsFailed") failures.push(`${relative("", file ?? "")}: ${name}`);
});
events.on("test:summary", ({ file, counts }) => {
  if (file === undefined) end(counts.passed);
});
events.compose(isShort ? spec : dot).pipe(process.stdout);

function end(passed: number): void {
  process.exitCode = failures.length > 0 ? 1 : 0;
  if (values.report) writeFileSync(values.report, JSON.stringify({ passed, failures }));
  const slowest = [...spent].sort(([, one], [, other]) => other - one).slice(0, Number(values.slowest));
  const lines = slowest.map(([file, ms]) => `${(ms / 1000).toFixed(1).padStart(7)} s  ${relative("", file)}`);
  const seconds = ((performance.now() - started) / 1000).toFixed(0);
  const sum = `${passed} passed, ${failures.length} failed in ${seconds} s`;
  // After the reporter's output.
  process.on("exit", () => console.log(["", ...lines, sum].join("\n")));
}
