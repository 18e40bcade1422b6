import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { openJourneys } from "./journeys.ts";
import { type Load, readLoad } from "./load-options.ts";
import { createMeasures } from "./measures.ts";
import { printReport } from "./report.ts";
import { startLoadedSite } from "./site.ts";
import { soak } from "./soak.ts";

// `npm run load`: tests the built site with 200 visitors at once next to a large job or, with `--soak 15`, with one
// visitor after another for a quarter of an hour. Exits with 1 if a visitor encountered an error, or a target was
// missed.

const load = readLoad();
const folder = mkdtempSync(join(tmpdir(), "rowpress-load-"));
const measures = createMeasures();
const site = await startLoadedSite(load, folder);
const journeys = openJourneys(load, folder, measures);
try {
  const late = sleep((load.limit + load.soak * 60) * 1_000, "late" as const, { ref: false });
  const outcome = await Promise.race([load.soak > 0 ? soak(load, journeys, site, measures) : rush(load), late]);
  if (outcome === "late") measures.failed("not all visitors were done");
  const isHeld = await printReport(measures, site);
  process.exitCode = outcome === true && isHeld ? 0 : 1;
} finally {
  await site.stop();
  rmSync(folder, { recursive: true });
}
// Abandons pending requests.
process.exit();

/** All visitors arrive within a few seconds, next to a running job. */
async function rush({ visitors, rows, beside, arrive }: Load): Promise<boolean> {
  const large = beside > 0 ? await journeys.begin(0, beside, "large job") : null;
  const all = Array.from({ length: visitors }, (_, index) =>
    journeys.make(index + 1, rows, "journey", (index * arrive * 1_000) / visitors),
  );
  await Promise.all(all);
  await large?.ended;
  await journeys.checkAll();
  return true;
}
