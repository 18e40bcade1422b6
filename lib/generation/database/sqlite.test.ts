import assert from "node:assert/strict";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { after, test } from "node:test";
import { waitsFor } from "../common/may-pass.ts";
import { mountSmallDisk } from "../storage/small-disk.fixture.ts";
import { databaseContract, migrationContract } from "./database.contract.ts";
import { migrations, sqlOf } from "./migrations.ts";
import { openSqlite } from "./sqlite.ts";

const folder = mkdtempSync(join(tmpdir(), "rowpress-sqlite-"));
after(() => rmSync(folder, { recursive: true }));

databaseContract("SQLite", async () => openSqlite(join(folder, "rowpress.sqlite")));

const disk = mountSmallDisk(10_000_000);
after(() => disk?.unmount());

test("says that the disk is full in the middle of a transaction, and goes on once there is room", {
  skip: disk ? false : "a small file system cannot be mounted here",
}, async () => {
  const database = openSqlite(join(disk?.folder ?? "", "full.sqlite"));
  const insert = () =>
    database.transaction(async (statements) => {
      const sql = `WITH RECURSIVE numbers (n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM numbers WHERE n < 1000)
        INSERT INTO secrets SELECT $1 || n, HEX(ZEROBLOB(2000)) FROM numbers`;
      await statements.execute(sql, ["large"]);
    });
  disk?.fill(1_000_000);
  assert.equal(waitsFor(await insert().catch((error) => error)), "disk");
  disk?.makeRoom();
  await insert();
  await database.close();
});

migrationContract("SQLite", async (version, sql) => {
  const path = join(folder, "older.sqlite");
  const older = new DatabaseSync(path);
  for (const step of migrations.slice(0, version)) older.exec(sqlOf(step, "sqlite"));
  older.exec(`${sql}; PRAGMA user_version = ${version}`);
  older.close();
  return openSqlite(path);
});
