import assert from "node:assert/strict";
import { spawn } from "node:child_process";
import { once } from "node:events";
import { closeSync, mkdtempSync, openSync, rmSync, statSync, writeSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, beforeEach, describe, test } from "node:test";
import { openSqlite } from "../../database/sqlite.ts";

const folder = mkdtempSync(join(tmpdir(), "rowpress-damaged-"));
after(() => rmSync(folder, { recursive: true }));

/** A process with a site's container on `folder`; it queries its database when told to. */
const program = `
  import { readConfig } from "#lib/config.ts";
  import { createContainer } from "#lib/generation/container.ts";
  import { openStores } from "#lib/generation/site/open-stores.ts";
  let site;
  openStores(() => (site = createContainer(readConfig({ DATA_DIR: ${JSON.stringify(folder)} }, process.cwd()))));
  const any = { parse: (row) => row };
  process.on("message", () => site.database.query(any, "SELECT * FROM secrets").catch(() => process.send("failed")));
  process.send("open");`;

function startSite() {
  const site = spawn(process.execPath, ["--input-type=module", "--eval", program], {
    stdio: ["ignore", "ignore", "pipe", "ipc"],
  });
  after(() => site.kill());
  let lines = "";
  site.stderr?.on("data", (chunk) => {
    lines += chunk;
  });
  const ended = once(site, "close").then(([code]) => ({ code, lines }));
  return { site, ended };
}

/** Overwrites everything but the schema, as a failing disk does. */
function addNoise(): void {
  const path = join(folder, "rowpress.sqlite");
  const file = openSync(path, "r+");
  const pageBytes = 4_096;
  for (let at = pageBytes; at < statSync(path).size; at += pageBytes)
    writeSync(file, Buffer.alloc(512, 0xa5), 0, 512, at);
  closeSync(file);
}

describe("a site whose database is damaged", () => {
  beforeEach(async () => {
    for (const end of ["", "-wal", "-shm"]) rmSync(join(folder, `rowpress.sqlite${end}`), { force: true });
    const database = openSqlite(join(folder, "rowpress.sqlite"));
    // More than a connection caches in memory.
    const sql = `WITH RECURSIVE numbers (n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM numbers WHERE n < 3000)
      INSERT INTO secrets SELECT $1 || n, HEX(ZEROBLOB(1000)) FROM numbers`;
    await database.execute(sql, ["name "]);
    await database.close();
  });

  test("ends with a line in the log when a query meets the damage", async () => {
    const { site, ended } = startSite();
    await once(site, "message");
    addNoise();
    site.send("query");
    const { code, lines } = await ended;
    assert.equal(code, 1);
    assert.match(lines, /"event":"the database is damaged/);
  });

  test("does not start", async () => {
    addNoise();
    const { code, lines } = await startSite().ended;
    assert.equal(code, 1);
    assert.match(lines, /"event":"the site cannot start/);
  });
});
