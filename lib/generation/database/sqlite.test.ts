import assert from "node:assert/strict";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { after, test } from "node:test";
import { z } from "zod";
import { waitsFor } from "../common/errors/may-pass.ts";
import { mountSmallDisk } from "../storage/small-disk.fixture.ts";
import { databaseContract, migrationContract } from "./database.contract.ts";
import type { Statements } from "./database.ts";
import { migrations, sqlOf } from "./migrations.ts";
import { openSqlite } from "./sqlite.ts";

const folder = mkdtempSync(join(tmpdir(), "rowpress-sqlite-"));
after(() => rmSync(folder, { recursive: true }));

databaseContract("SQLite", async () => openSqlite(join(folder, "rowpress.sqlite")));

test("commits simultaneous work with one wait for the disk, and rolls back only what fails", async ({ mock }) => {
  const database = openSqlite(join(folder, "groups.sqlite"));
  const keep = (name: string) => database.execute("INSERT INTO secrets VALUES ($1, 'kept')", [name]);
  await keep("twice");
  const exec = mock.method(DatabaseSync.prototype, "exec");
  const outcomes = await Promise.allSettled([
    ...Array.from({ length: 20 }, (_, index) => keep(`single ${index}`)),
    keep("twice"),
    database.transaction(async (statements) => {
      await statements.execute("INSERT INTO secrets VALUES ('taken back', '')");
      throw new Error("no");
    }),
    database.transaction((statements) => statements.execute("INSERT INTO secrets VALUES ('whole', '')")),
  ]);
  const commits = exec.mock.calls.filter(({ arguments: [sql] }) => sql === "COMMIT").length;
  assert.equal(commits, 1);
  assert.deepEqual(
    outcomes.map(({ status }) => status),
    [...Array.from({ length: 20 }, () => "fulfilled"), "rejected", "rejected", "fulfilled"],
  );
  const names = await database.query(z.object({ name: z.string() }), "SELECT name FROM secrets ORDER BY name");
  assert.equal(names.length, 22);
  assert.ok(!names.some(({ name }) => name === "taken back"));
  await database.close();
});

test("waits for the disk unless everything in the group is relaxed", async () => {
  const database = openSqlite(join(folder, "relaxed.sqlite"));
  const Schema = z.object({ synchronous: z.number() });
  const look = async (statements: Statements) => (await statements.query(Schema, "PRAGMA synchronous"))[0]?.synchronous;
  const [normal, full] = [1, 2];
  assert.equal(await database.relaxed(look), normal);
  assert.equal(await database.transaction(look), full);
  assert.deepEqual(await Promise.all([database.relaxed(look), database.relaxed(look)]), [normal, normal]);
  assert.deepEqual(await Promise.all([database.relaxed(look), database.transaction(look)]), [full, full]);
  await assert.rejects(
    database.relaxed(() => Promise.reject(new Error("no"))),
    /no/,
  );
  assert.equal(await database.transaction(look), full);
  await database.close();
});

test("reports nothing that wasn't committed, and retries each part of a failed group alone", async ({ mock }) => {
  const database = openSqlite(join(folder, "failing-groups.sqlite"));
  const keep = (name: string) => database.execute("INSERT INTO secrets VALUES ($1, 'kept')", [name]);
  const exec = DatabaseSync.prototype.exec;
  let failures = 2;
  mock.method(DatabaseSync.prototype, "exec", function (this: DatabaseSync, sql: string) {
    if (sql === "COMMIT" && failures-- > 0) throw new Error("disk I/O error");
    return exec.call(this, sql);
  });
  const outcomes = await Promise.allSettled([keep("first"), keep("second"), keep("third")]);
  assert.deepEqual(
    outcomes.map(({ status }) => status),
    ["rejected", "fulfilled", "fulfilled"],
  );
  const names = await database.query(z.object({ name: z.string() }), "SELECT name FROM secrets ORDER BY name");
  assert.deepEqual(
    names.map(({ name }) => name),
    ["second", "third"],
  );
  await database.close();
});

const disk = mountSmallDisk(10_000_000);
after(() => disk?.unmount());

test("reports a full disk in the middle of a transaction, and works again once there is space", {
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
