import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** For tests: fails with qpdf's words unless it finds the file intact; does nothing where qpdf isn't installed. */
export function checkByQpdf(pdf: Uint8Array): void {
  const folder = mkdtempSync(join(tmpdir(), "qpdf-"));
  try {
    const path = join(folder, "checked.pdf");
    writeFileSync(path, pdf);
    const { status, error, stdout, stderr } = spawnSync("qpdf", ["--check", path], { encoding: "utf8" });
    if (error === undefined) assert.equal(status, 0, stdout + stderr);
  } finally {
    rmSync(folder, { recursive: true });
  }
}
