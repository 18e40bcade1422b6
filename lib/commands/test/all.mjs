import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdtempSync, openSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs, stripVTControlCharacters } from "node:util";
import { install, ownEnvironment, ownNode } from "../install.mjs";
import { runPlaywright } from "./run-playwright.mjs";

// `npm test`: installs what the tests need and runs everything. Ends with one line, `N passed, N failed`.
// `-- --stores postgres,blob` chooses the database and the file store; see chosen-stores.fixture.ts.
// `-- --accept-pictures` updates the README's images with those of this run; see e2e/support/stored-pictures.ts.

const { stores, "accept-pictures": acceptsPictures } = parseArgs({
  options: {
    stores: { type: "string", default: process.env.STORES ?? "" },
    "accept-pictures": { type: "boolean", default: false },
  },
}).values;

const settings = { NEXT_TELEMETRY_DISABLED: "1", STORES: stores, ...(acceptsPictures ? { ACCEPT_PICTURES: "1" } : {}) };
const reports = mkdtempSync(join(tmpdir(), "rowpress-reports-"));
const results = [];

/** Runs one part, which returns its exit code; `count` extracts the passed and failed tests from its report. */
async function part(name, run, count = () => undefined) {
  console.log(`\n--- ${name}`);
  const started = performance.now();
  const status = await run();
  const { passed, failures } = count() ?? { passed: status === 0 ? 1 : 0, failures: [] };
  // A part with a non-zero exit code has failed, even if its report lists no failures.
  if (status !== 0 && failures.length === 0) failures.push(`ended with ${status}`);
  results.push({ name, passed, failures, seconds: (performance.now() - started) / 1000 });
}

const program = (command, args) => () =>
  spawnSync(command, args, { stdio: "inherit", env: ownEnvironment(settings) }).status;

/**
 * Starts a program beside the others; returns what waits for it, shows its output and returns its exit code. With a
 * lower priority, the build's worker processes, which lower their own, hardly got any processor time.
 */
function inBackground(name, command, args) {
  const log = join(reports, `${name}.log`);
  const file = openSync(log, "w");
  const program = spawn(command, args, { stdio: ["ignore", file, file], env: ownEnvironment(settings) });
  const ended = once(program, "exit");
  return async () => {
    const [status] = await ended;
    console.log(readFileSync(log, "utf8"));
    return status;
  };
}

/** Undefined if the part exited before it wrote its report. */
const readReport = (path) => (existsSync(path) ? JSON.parse(readFileSync(path, "utf8")) : undefined);

const shownLines = 30;

/** Why a test failed, for those who only see the end of a run's output. */
function firstLines({ results }) {
  const messages = results.flatMap(({ errors }) => errors.map(({ message = "" }) => stripVTControlCharacters(message)));
  return messages.join("\n").split("\n").slice(0, shownLines).join("\n");
}

function countPlaywright(report) {
  if (!report) return undefined;
  const specsOf = ({ specs = [], suites = [] }) => [...specs, ...suites.flatMap(specsOf)];
  const failures = specsOf(report).flatMap(({ file, title, tests }) =>
    tests
      .filter(({ status }) => status === "unexpected" || status === "flaky")
      .map((test) => `e2e/${file}: ${title}\n${firstLines(test)}`),
  );
  return { passed: report.stats.expected, failures };
}

async function runAll() {
  console.log(`Packages: ${install()}`);
  const bin = (name) => join("node_modules", ".bin", name);
  // Beside each other: each reads more than it computes, or has but one thread for a while.
  const checks = [
    ["lint and format", bin("biome"), ["check", "."]],
    // Several checkers would each check what they share again.
    ["types", bin("tsc"), ["--noEmit", "--incremental", "false", "--checkers", "1"]],
    ["dead code", bin("knip"), []],
    ["imports", ownNode, ["lib/commands/build/check-imports.ts"]],
  ].map(([name, command, args]) => ({ name, run: inBackground(name, command, args) }));
  for (const { name, run } of checks) await part(name, run);

  // The unit tests leave a seventh of the processor's time unused, which is as much as a build takes.
  const built = inBackground("build", ownNode, ["e2e/support/build-site.ts"]);
  const unit = join(reports, "unit.json");
  const unitTests = program(ownNode, ["lib/commands/test/unit.ts", "--all", "--report", unit]);
  await part("unit and contract suites", unitTests, () => readReport(unit));

  await part("build", built);

  const browser = join(reports, "browser.json");
  const browserTests = () => runPlaywright([], { ...settings, PLAYWRIGHT_JSON_OUTPUT_FILE: browser });
  await part("browser", browserTests, () => countPlaywright(readReport(browser)));
}

try {
  await runAll();
} catch (error) {
  console.error(error);
  results.push({ name: "set-up", passed: 0, failures: [error.message], seconds: 0 });
}
rmSync(reports, { recursive: true });

const column = (value, width) => String(value).padStart(width);
console.log("");
for (const { name, passed, failures, seconds } of results) {
  const counts = `${column(passed, 5)} passed ${column(failures.length, 4)} failed`;
  console.log(`${name.padEnd(26)} ${counts} ${column(seconds.toFixed(1), 7)} s`);
}
for (const { name, failures } of results) for (const failure of failures) console.log(`failed in ${name}: ${failure}`);
const failed = results.flatMap(({ failures }) => failures).length;
const passed = results.reduce((total, result) => total + result.passed, 0);
console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failed > 0 ? 1 : 0;
