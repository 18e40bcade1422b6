import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { existsSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { after, test } from "node:test";

const parent = mkdtempSync(join(tmpdir(), "rowpress-temporary-"));
after(() => rmSync(parent, { recursive: true }));

/** Where another process has its folder, once that process has ended. */
function folderIn(candidate: string, end = ""): string {
  const module = JSON.stringify(join(import.meta.dirname, "temporary-folder.mjs"));
  const program = `
    import { writeFileSync } from "node:fs";
    import { temporaryFolder } from ${module};
    const folder = temporaryFolder(${JSON.stringify(candidate)});
    writeFileSync(folder + "/left", "");
    console.log(folder);
    ${end}`;
  const { stdout, stderr } = spawnSync(process.execPath, ["--input-type=module", "--eval", program], {
    encoding: "utf8",
  });
  assert.equal(stderr, "");
  return stdout.trim();
}

for (const signal of ["", "SIGINT", "SIGTERM"]) {
  test(`a run's temporary folder is deleted with all that tests left in it: ${signal || "it ends by itself"}`, () => {
    const folder = folderIn(parent, signal && `process.kill(process.pid, "${signal}"); setTimeout(() => {}, 60_000);`);
    assert.match(folder, /rowpress-tests-/);
    assert.equal(existsSync(folder), false);
    assert.deepEqual(readdirSync(parent), []);
  });
}

test("it is in the system's own where there is no other", () => {
  assert.equal(dirname(folderIn(join(parent, "nowhere"))), tmpdir());
});
