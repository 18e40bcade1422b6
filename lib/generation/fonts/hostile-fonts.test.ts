import assert from "node:assert/strict";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, before, test } from "node:test";
import { AppError } from "../common/errors/app-error.ts";
import { type ClientPool, createWorkerPool } from "../workers/pool.ts";
import { residentLimits } from "../workers/resident-limits.ts";
import { altered, hostileFonts, lora, packed, permitted } from "./hostile-fonts.fixture.ts";

let folder: string;
let pool: ClientPool;
before(() => {
  folder = mkdtempSync(join(tmpdir(), "rowpress-fonts-"));
  pool = createWorkerPool(1, {
    program: join(import.meta.dirname, "../workers/program.ts"),
    rootDir: process.cwd(),
    residentBytesLimit: residentLimits.reading,
  }).for("site");
});
after(() => {
  pool.stop();
  rmSync(folder, { recursive: true });
});

async function read(content: Buffer): Promise<void> {
  const path = join(folder, "file");
  writeFileSync(path, content);
  const { kind } = await pool.run("detectKind", { path });
  assert.equal(kind, "font");
  await pool.run("readFont", { path, fontPath: join(folder, "font.otf"), family: "Own 7" });
}

test("a font that makers allow to embed is read, also with its letters alone", async () => {
  await read(lora);
  await read(packed);
  await read(permitted(0x8)());
  await read(permitted(0x4)());
  await read(altered((tables) => ["GSUB", "GPOS", "GDEF", "OS/2", "post", "name"].map((tag) => tables.delete(tag))));
});

for (const { name, content, said, outcome } of hostileFonts) {
  test(`a font is refused with a sentence: one ${name}`, async () => {
    await assert.rejects(read(content()), (error: unknown) => {
      assert.ok(error instanceof AppError, String(error));
      assert.match(error.message, said);
      assert.ok(error.wording);
      assert.equal(error.code, outcome);
      return true;
    });
  });
}

test("a font with any bytes changed is read or refused, and never ends the process", async () => {
  for (const [index, font] of [lora, packed].entries()) {
    for (let round = 0; round < 40; round += 1) {
      const changed = Buffer.from(font);
      for (let spot = 0; spot < 12; spot += 1) {
        const at = (round * 7_919 + spot * 104_729 + index) % Math.min(changed.length, spot % 2 ? 600 : changed.length);
        changed[at] = (round * 31 + spot * 17) & 0xff;
      }
      changed.set(font.subarray(0, 4));
      await read(changed).catch((error: unknown) => assert.ok(error instanceof AppError, `${round}: ${error}`));
    }
  }
});
