import { mkdirSync } from "node:fs";
import { join, resolve } from "node:path";
import { build } from "./build/build.mjs";
import { install } from "./install.mjs";
import { doMainJob } from "./main-job.mjs";
import { requireFreePort, startSite } from "./site-process.mjs";

// `npm run quickstart`: from a fresh clone to a finished batch, then keeps serving. `-- --once` exits instead.

const once = process.argv.includes("--once");
const port = Number(process.env.PORT || 3000);
const dataDir = resolve(process.env.DATA_DIR || ".data");

/** Runs one step and prints how long it took. */
async function step(name, work) {
  const started = performance.now();
  const result = await work();
  const seconds = ((performance.now() - started) / 1000).toFixed(2);
  const note = typeof result === "string" ? `  (${result})` : "";
  console.log(`  ${name.padEnd(10)} ${seconds.padStart(7)} s${note}`);
  return result;
}

async function quickstart() {
  console.log("Rowpress: creating 200 certificates from a sample spreadsheet");
  await requireFreePort(port);
  await step("install", install);
  await step("build", build);
  const site = await step("site", () => startSite({ port }));
  try {
    mkdirSync(dataDir, { recursive: true });
    const zip = join(dataDir, "certificates.zip");
    const made = await doMainJob({
      url: site.url,
      sheet: "public/samples/certificate.csv",
      template: "certificate",
      sample: true,
      zip,
      step,
    });
    console.log(`\n${made.documents} PDFs, ${(made.bytes / 1e6).toFixed(1)} MB: ${zip}`);
    console.log(once ? "" : `Rowpress is running at ${site.url}  (press Ctrl-C to stop)`);
    if (!once) await site.ended;
  } finally {
    await site.stop();
  }
}

try {
  await quickstart();
} catch (error) {
  console.error(`\nquickstart failed: ${error.message}`);
  process.exitCode = 1;
}
