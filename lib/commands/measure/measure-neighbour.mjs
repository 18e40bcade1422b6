import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { build } from "../build/build.mjs";
import { requireFreePort, startSite } from "../site-process.mjs";
import { measureBeside } from "./hostile/beside-files.ts";

// `npm run measure:neighbour -- [--part 1/6] [word]`: how much longer one visitor's 50 rows take next to each hostile
// file (whose name contains the word; with a part, every sixth) than alone, on a production site. Fails if they take
// more than twice as long three times. Quotas are off, because they would stop the hostile visitor first.

const { values, positionals } = parseArgs({
  options: { part: { type: "string", default: "1/1" } },
  allowPositionals: true,
});
const [part, of] = values.part.split("/").map(Number);
const port = Number(process.env.PORT || 3000);
const folder = mkdtempSync(join(tmpdir(), "rowpress-neighbour-"));

await requireFreePort(port);
build();
const site = await startSite({ port, env: { DATA_DIR: folder, RATE_LIMITS: "off", TRUST_PROXY: "1" } });
try {
  const isHeld = await measureBeside(site.url, { word: positionals[0] ?? "", part, of });
  if (!isHeld) process.exitCode = 1;
} finally {
  await site.stop();
  rmSync(folder, { recursive: true });
}
