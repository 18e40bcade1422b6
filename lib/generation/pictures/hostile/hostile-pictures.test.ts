import assert from "node:assert/strict";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, test } from "node:test";
import { AppError } from "../../common/errors/app-error.ts";
import { WorkerDiedError } from "../../common/errors/worker-died.ts";
import type { HostileCase } from "../../spreadsheet/hostile/hostile-case.fixture.ts";
import { createWorkerPool } from "../../workers/pool.ts";
import { residentLimits } from "../../workers/resident-limits.ts";
import { hostileJpegs } from "./hostile-jpegs.fixture.ts";
import { hostilePngs } from "./hostile-pngs.fixture.ts";
import { hostileSvgs } from "./hostile-svgs.fixture.ts";
import { hostileWebps } from "./hostile-webps.fixture.ts";

const folder = mkdtempSync(join(tmpdir(), "rowpress-hostile-"));
const path = join(folder, "upload");
const pool = createWorkerPool(1, {
  program: join(import.meta.dirname, "../../workers/program.ts"),
  rootDir: process.cwd(),
  residentBytesLimit: residentLimits.reading,
}).for("site");
after(() => {
  pool.stop();
  rmSync(folder, { recursive: true });
});

/** `read`, the error code, or that the process died. */
async function outcomeOf({ content }: HostileCase): Promise<string> {
  const packPath = `${path}.pack`;
  writeFileSync(path, content());
  try {
    const { kind } = await pool.run("detectKind", { path });
    if (kind !== "image" && kind !== "pictures") return kind;
    const { places } = await pool.run("readPictures", { path, kind, packPath });
    for (const place of places) if (place.format === "svg") await pool.run("drawPicture", { path: packPath, place });
    return "read";
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    return error.cause instanceof WorkerDiedError ? error.cause.message : error.code;
  } finally {
    rmSync(packPath, { force: true });
  }
}

/** `npm run measure:hostile` tries all of them, and reports what each costs. */
const kinds = { PNGs: hostilePngs, JPEGs: hostileJpegs, WebPs: hostileWebps, SVGs: hostileSvgs };
for (const [kind, cases] of Object.entries(kinds)) {
  test(`each of the hostile ${kind} is read, or refused by name`, async () => {
    const wrong: string[] = [];
    for (const each of cases) {
      const found = await outcomeOf(each);
      if (found !== each.outcome) wrong.push(`${each.name}: ${found} instead of ${each.outcome}`);
    }
    assert.deepEqual(wrong, []);
  });
}
