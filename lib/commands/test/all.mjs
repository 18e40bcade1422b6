import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdtempSync, openSync, readFileSync, rmSync } from "node:fs";
import { freemem, setPriority, tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs, stripVTControlCharacters } from "node:util";
import { install, ownEnvironment, ownNode } from "../install.mjs";

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

/** Enough for the unit and the browser tests beside each other. */
const leastBytes = 8 * 2 ** 30;
/** A nice value: pages are waited for, with limits of their own, and get three quarters of a core that both want. */
const behindPages = 5;

/** Starts a part. What it writes goes to a file, which is shown at its turn; or to the console at once. */
function start(name, command, args, { isShown = false, priority = 0, env = {} } = {}) {
  const log = join(reports, `${name}.log`);
  const output = isShown ? "inherit" : openSync(log, "w");
  const started = performance.now();
  const program = spawn(command, args, {
    stdio: ["ignore", output, output],
    env: ownEnvironment({ ...settings, ...env }),
  });
  if (priority > 0 && program.pid) setPriority(program.pid, priority);
  const ended = once(program, "exit")
    .catch((error) => [error.message])
    .then(([status]) => ({ status, seconds: (performance.now() - started) / 1000 }));
  return { name, log: isShown ? null : log, ended };
}

/** Waits for a part, shows what it wrote, and adds its result; `count` extracts the passed and failed tests from its report. */
async function finish({ name, log, ended }, count = () => undefined) {
  console.log(`\n--- ${name}`);
  const { status, seconds } = await ended;
  if (log) console.log(readFileSync(log, "utf8"));
  const { passed, failures } = count() ?? { passed: status === 0 ? 1 : 0, failures: [] };
  // A part with a non-zero exit code has failed, even if its report lists no failures.
  if (status !== 0 && failures.length === 0) failures.push(`ended with ${status}`);
  results.push({ name, passed, failures, seconds });
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

/**
 * Each part waits for a fifth to two fifths of its time, for processes to start, leases to end and pages to change. So
 * they run beside each other: the build beside the first unit tests, and the browser tests and the checks as soon as
 * there is a build.
 */
async function runAll() {
  console.log(`Packages: ${install()}`);
  const bin = (name) => join("node_modules", ".bin", name);
  const isRoomy = freemem() >= leastBytes;
  const [unitReport, browserReport] = ["unit", "browser"].map((name) => join(reports, `${name}.json`));

  const build = start("build", ownNode, ["e2e/support/build-site.ts"]);
  const unitArgs = ["lib/commands/test/unit.ts", "--all", "--report", unitReport];
  const unit = start("unit and contract suites", ownNode, unitArgs, { isShown: true, priority: behindPages });
  const browser = Promise.all([build.ended, isRoomy || unit.ended]).then(() =>
    start("browser", ownNode, ["lib/commands/test/browser.mjs"], {
      env: { PLAYWRIGHT_JSON_OUTPUT_FILE: browserReport },
    }),
  );
  // Not beside the build, which writes types of its own.
  const checks = build.ended.then(() => [
    start("lint and format", bin("biome"), ["check", "."]),
    start("types", bin("tsc"), ["--noEmit", "--incremental", "false"]),
    start("dead code", bin("knip"), []),
    start("imports", ownNode, ["lib/commands/build/check-imports.ts"]),
  ]);

  await finish(unit, () => readReport(unitReport));
  await finish(build);
  for (const check of await checks) await finish(check);
  await finish(await browser, () => countPlaywright(readReport(browserReport)));
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
