import assert from "node:assert/strict";
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, before, test } from "node:test";
import { AppError } from "../common/errors/app-error.ts";
import { type ClientPool, createWorkerPool } from "../workers/pool.ts";
import { residentLimits } from "../workers/resident-limits.ts";
import { hostileDesignFiles } from "./hostile-design-files.fixture.ts";

let folder: string;
let pool: ClientPool;
before(() => {
  folder = mkdtempSync(join(tmpdir(), "rowpress-designs-"));
  pool = createWorkerPool(1, {
    program: join(import.meta.dirname, "../workers/program.ts"),
    rootDir: process.cwd(),
    residentBytesLimit: residentLimits.reading,
    deadlinesMs: { detectKind: 20_000, readDesignFile: 20_000 },
  }).for("site");
});
after(() => {
  pool.stop();
  rmSync(folder, { recursive: true });
});

for (const { name, content, said, outcome } of hostileDesignFiles) {
  test(`a saved design is refused with a sentence: ${name}`, async () => {
    const path = join(folder, "file");
    writeFileSync(path, content());
    const read = async () => {
      await pool.run("detectKind", { path });
      await pool.run("readDesignFile", { path, folder });
    };
    await assert.rejects(read, (error: unknown) => {
      assert.ok(error instanceof AppError, String(error));
      assert.match(error.message, said);
      assert.ok(error.wording);
      assert.equal(error.code, outcome);
      return true;
    });
    assert.deepEqual(
      readdirSync(folder).filter((written) => !/^(file|asset-\d+)$/.test(written)),
      [],
    );
  });
}
