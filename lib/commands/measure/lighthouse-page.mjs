import { spawnSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { ownEnvironment } from "../install.mjs";

/** Downloaded on first use: its 114 packages take 176 MB, which no other command needs. */
const lighthouse = "lighthouse@13.5.0";

/**
 * Without scroll bars, as in other drivers of headless Chromium: otherwise the phone's scroll bar fades out over an
 * empty page, and Chromium paints a page whose first paint falls into that time only once per second
 * (docs/measurements.md).
 */
const flags = "--headless=new --no-sandbox --disable-gpu --disable-background-networking --hide-scrollbars";

const categories = ["performance", "accessibility", "best-practices", "seo"];

/**
 * Runs Lighthouse on a page once, with its mobile profile: a simulated phone on a slow network.
 * @param {string} url
 * @param {{ cookie: string, chromium: string, folder: string }} options the visitor's cookie as `name=value`, the
 * browser's path, and where to write the report
 * @returns {{ scores: Record<string, number>, firstPaintMs: number, largestPaintMs: number, blockedMs: number, shift: number }}
 * scores from 0 to 100
 * @throws Error if Lighthouse cannot be downloaded or fails
 */
export function lookAt(url, { cookie, chromium, folder }) {
  const [report, headers] = [join(folder, "report.json"), join(folder, "headers.json")];
  writeFileSync(headers, JSON.stringify({ Cookie: cookie }));
  const args = [
    ...["--yes", lighthouse, url, "--quiet", "--output=json", `--output-path=${report}`],
    ...[`--extra-headers=${headers}`, `--only-categories=${categories.join(",")}`],
    `--chrome-flags=${flags}`,
  ];
  const env = ownEnvironment({ CHROME_PATH: chromium });
  const { status, stderr } = spawnSync("npx", args, { env, encoding: "utf8", timeout: 240_000 });
  if (status !== 0) throw new Error(`Lighthouse failed at ${url}:\n${stderr}`);
  return readReport(JSON.parse(readFileSync(report, "utf8")));
}

function readReport({ categories, audits }) {
  const scores = Object.entries(categories).map(([name, { score }]) => [name, Math.round(score * 100)]);
  return {
    scores: Object.fromEntries(scores),
    firstPaintMs: audits["first-contentful-paint"].numericValue,
    largestPaintMs: audits["largest-contentful-paint"].numericValue,
    blockedMs: audits["total-blocking-time"].numericValue,
    shift: audits["cumulative-layout-shift"].numericValue,
  };
}
