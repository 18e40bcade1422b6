import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { availableParallelism, tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { findChromium } from "./chromium.mjs";
import { findFirefox } from "./firefox.mjs";
import { install, ownEnvironment, ownNode } from "./install.mjs";

// `npm test`: installs what the tests need and runs everything. Ends with one line, `N passed, N failed`.
// `-- --stores postgres,blob` says what the site has its database and its files in; see chosen-stores.fixture.ts.
// `-- --accept-pictures` keeps the README's pictures as this run makes them; see e2e/stored-pictures.ts.

const { stores, "accept-pictures": acceptsPictures } = parseArgs({
  options: {
    stores: { type: "string", default: process.env.STORES ?? "" },
    "accept-pictures": { type: "boolean", default: false },
  },
}).values;

const reports = mkdtempSync(join(tmpdir(), "rowpress-reports-"));
const results = [];

/** Runs one part; `count` reads how many of its tests passed and failed from its report. */
function part(name, command, args, { env = {}, count } = {}) {
  console.log(`\n--- ${name}`);
  const started = performance.now();
  const { status } = spawnSync(command, args, { stdio: "inherit", env: ownEnvironment({ ...strange, ...env }) });
  const counted = count?.() ?? { passed: status === 0 ? 1 : 0, failed: status === 0 ? 0 : 1 };
  // A part that ends badly has failed, whatever its report says of the tests it got to.
  if (status !== 0 && counted.failed === 0) counted.failed = 1;
  results.push({ name, ...counted, seconds: (performance.now() - started) / 1000 });
}

/** A zone with a half hour, far from UTC: a date that shifts shows here. */
const strange = { TZ: "Australia/Lord_Howe", NEXT_TELEMETRY_DISABLED: "1", STORES: stores };

function countTap(path) {
  const tap = readFileSync(path, "utf8");
  const last = (word) => Number([...tap.matchAll(new RegExp(`^# ${word} (\\d+)$`, "gm"))].at(-1)?.[1] ?? 0);
  return { passed: last("pass"), failed: last("fail") + last("cancelled") };
}

function countPlaywright(path) {
  const { stats } = JSON.parse(readFileSync(path, "utf8"));
  return { passed: stats.expected, failed: stats.unexpected + stats.flaky };
}

async function runAll() {
  console.log(`Packages: ${install()}`);
  const bin = (name) => join("node_modules", ".bin", name);
  part("lint and format", bin("biome"), ["check", "."]);
  part("types", bin("tsc"), ["--noEmit", "--incremental", "false"]);
  part("dead code", bin("knip"), []);
  part("imports", ownNode, ["lib/commands/build/check-imports.ts"]);

  const tap = join(reports, "unit.tap");
  const reporters = ["--test-reporter=dot", "--test-reporter-destination=stdout"];
  const toFile = ["--test-reporter=tap", `--test-reporter-destination=${tap}`];
  part(
    "unit and contract suites",
    ownNode,
    // Node leaves a core free, which is half of a small machine.
    [
      "--test",
      "--test-timeout=300000",
      `--test-concurrency=${availableParallelism()}`,
      ...reporters,
      ...toFile,
      "lib/**/*.test.ts",
      "app/**/*.test.ts",
    ],
    {
      env: { NODE_NO_WARNINGS: "1" },
      count: () => countTap(tap),
    },
  );

  const chromium = await findChromium();
  const report = join(reports, "e2e.json");
  part("browser", ownNode, ["node_modules/@playwright/test/cli.js", "test", "--config", "e2e/playwright.config.ts"], {
    env: {
      PLAYWRIGHT_JSON_OUTPUT_FILE: report,
      ...(chromium ? { CHROMIUM_PATH: chromium } : {}),
      ...(await findFirefox()),
      ...(acceptsPictures ? { ACCEPT_PICTURES: "1" } : {}),
    },
    count: () => countPlaywright(report),
  });
}

try {
  await runAll();
} catch (error) {
  console.error(error.message);
  results.push({ name: "set-up", passed: 0, failed: 1, seconds: 0 });
}
rmSync(reports, { recursive: true });
const sum = (key) => results.reduce((total, result) => total + result[key], 0);
console.log("");
for (const { name, passed, failed, seconds } of results) {
  console.log(
    `${name.padEnd(26)} ${String(passed).padStart(5)} passed ${String(failed).padStart(4)} failed ${seconds.toFixed(1).padStart(7)} s`,
  );
}
console.log(`${sum("passed")} passed, ${sum("failed")} failed`);
process.exitCode = sum("failed") > 0 ? 1 : 0;
