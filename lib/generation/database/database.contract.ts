import assert from "node:assert/strict";
import { after, before, describe, test } from "node:test";
import { z } from "zod";
import type { Database } from "./database.ts";
import { migrations } from "./migrations.ts";

const CountSchema = z.object({ count: z.number() });

/** The contract of every database adapter. `open` returns the same database each time. */
export function databaseContract(name: string, open: () => Promise<Database>): void {
  describe(`database contract: ${name}`, () => {
    let opened: Database;
    before(async () => {
      opened = await open();
      await opened.execute("CREATE TABLE notes (id BIGINT PRIMARY KEY, text TEXT, size BIGINT)");
    });
    after(() => opened.close());
    const database = () => opened;
    runsStatements(database);
    rollsBack(database);
    isolatesConnections(database, open);
  });
}

function runsStatements(database: () => Database): void {
  test("returns texts, nulls and integers beyond 32 bits as they were written", async () => {
    await database().execute("INSERT INTO notes VALUES ($1, $2, $3)", [1, "Ž 漢 😀 'quoted'", 2 ** 52]);
    await database().execute("INSERT INTO notes VALUES ($1, $2, $3)", [2, null, null]);
    const rows = await database().query(
      z.object({ text: z.string().nullable(), size: z.number().nullable() }),
      "SELECT text, size FROM notes ORDER BY id",
    );
    assert.deepEqual(rows, [
      { text: "Ž 漢 😀 'quoted'", size: 2 ** 52 },
      { text: null, size: null },
    ]);
  });

  test("uses one parameter in two places and counts the changed rows", async () => {
    assert.equal(await database().execute("UPDATE notes SET text = $1 WHERE text IS NULL OR text = $1", ["x"]), 1);
  });

  test("takes named values, one of them in two places", async () => {
    const sql = "SELECT id FROM notes WHERE text = $text AND size > $size AND text = $text AND id = $id_2";
    const [row] = await database().query(z.object({ id: z.number() }), sql, {
      id_2: 1,
      size: 1,
      text: "Ž 漢 😀 'quoted'",
    });
    assert.equal(row?.id, 1);
    assert.equal(await database().execute("UPDATE notes SET size = $size WHERE id = $id", { id: 2, size: null }), 1);
    await assert.rejects(database().execute("DELETE FROM notes WHERE id = $id", { id: 3, size: 1 }));
    const unfit = "UPDATE notes SET size = $size WHERE id = $id";
    await assert.rejects(database().execute(unfit, { id: 2 }), /no value for \$size/);
    await assert.rejects(database().execute("UPDATE notes SET size = $1 WHERE id = $2", [7]));
  });

  test("reports that statements can be run", () => database().check());

  test("rejects a row of another shape than requested", async () => {
    await assert.rejects(database().query(z.object({ text: z.number() }), "SELECT text FROM notes"), z.ZodError);
  });

  test("returns the rows of an update", async () => {
    const rows = await database().query(
      z.object({ id: z.number() }),
      "UPDATE notes SET text = 'y' WHERE id = (SELECT MIN(id) FROM notes) RETURNING id",
    );
    assert.deepEqual(rows, [{ id: 1 }]);
  });
}

function rollsBack(database: () => Database): void {
  test("shows relaxed work to everybody, and rolls it back if it fails", async () => {
    const insert = "INSERT INTO notes VALUES ($1, 'relaxed', 0)";
    assert.equal(await database().relaxed((statements) => statements.execute(insert, [900])), 1);
    const failing = database().relaxed(async (statements) => {
      await statements.execute(insert, [901]);
      throw new Error("no");
    });
    await assert.rejects(failing, /no/);
    assert.equal(await database().execute("DELETE FROM notes WHERE text = 'relaxed'"), 1);
  });

  test("rolls back a transaction that fails", async () => {
    const failing = database().transaction(async (statements) => {
      await statements.execute("DELETE FROM notes");
      throw new Error("no");
    });
    await assert.rejects(failing, /no/);
    assert.equal(await countIn(database()), 2);
  });
}

function isolatesConnections(database: () => Database, open: () => Promise<Database>): void {
  for (const among of [[], ["anna"], ["anna", "ben"]]) {
    test(`loses no update of simultaneous transactions among ${among.join(" and ") || "all"}`, async () => {
      const second = await open();
      await database().execute("DELETE FROM notes WHERE id > 2");
      const add = (by: Database, id: number) =>
        by.transaction(
          async (statements) => {
            const [before] = await statements.query(CountSchema, "SELECT COUNT(*) AS count FROM notes");
            await new Promise(setImmediate);
            await statements.execute("INSERT INTO notes VALUES ($1, $2, $3)", [id, "counted", before?.count ?? null]);
          },
          ...(by === second ? among : among.toReversed()),
        );
      await Promise.all(Array.from({ length: 20 }, (_, index) => add(index % 2 ? database() : second, 100 + index)));
      const sql = "SELECT size FROM notes WHERE text = 'counted' ORDER BY size";
      const sizes = await database().query(z.object({ size: z.number() }), sql);
      assert.deepEqual(
        sizes.map(({ size }) => size),
        Array.from({ length: 20 }, (_, index) => 2 + index),
      );
      await second.close();
    });
  }

  test("shows a second connection what the first committed", async () => {
    const second = await open();
    const [row] = await second.query(CountSchema, "SELECT COUNT(*) AS count FROM notes");
    assert.equal(row?.count, await countIn(database()));
    await second.close();
  });
}

const countIn = async (database: Database) =>
  (await database.query(CountSchema, "SELECT COUNT(*) AS count FROM notes"))[0]?.count;

/**
 * How every database adapter must migrate an older build's data. `open` creates a database of that version and runs
 * `sql`.
 */
export function migrationContract(name: string, open: (version: number, sql: string) => Promise<Database>): void {
  test(`keeps the problems of jobs of an older build: ${name}`, async () => {
    const version = migrations.findIndex(({ name }) => name === "0011-shard-problems");
    const problems = (first: number, last: number) =>
      JSON.stringify(
        Array.from({ length: last - first + 1 }, (_, index) => ({ row: first + index, message: 'a "b" [' })),
      );
    const job = (id: string, planned: string, count: number) => `
      INSERT INTO sessions VALUES ('session ${id}', 'v', 'upload', 'started', 0, NULL, 0, 0);
      INSERT INTO jobs (id, session_id, visitor, state, total, rejected, problem_count, problems, created_at, expires_at)
        VALUES ('${id}', 'session ${id}', 'v', 'running', 300, 0, ${count}, '${planned}', 0, 0);`;
    const shard = (id: string, number: number, found: string) =>
      `INSERT INTO shards VALUES ('${id}', ${number}, 'done', 1, 200, 100, 100, 1, '${found}', 5, NULL);`;
    const database = await open(
      version,
      `INSERT INTO uploads VALUES ('upload', 'v', 'spreadsheet', '', '', 0, '', 0, 0, NULL, NULL, NULL);
       ${job("few", problems(1, 2), 2)} ${shard("few", 2, "[]")} ${shard("few", 11, problems(20, 21))}
       ${shard("few", 3, problems(4, 5))} ${job("many", "[]", 0)} ${shard("many", 1, problems(1, 150))}
       ${job("none", "[]", 0)} ${shard("none", 1, "[]")}`,
    );
    const row = z.object({ id: z.string(), count: z.number(), problems: z.string() });
    const jobs = await database.query(row, "SELECT id, problem_count AS count, problems FROM jobs ORDER BY id");
    const rowsOf = (text: string) =>
      z
        .array(z.object({ row: z.number(), message: z.literal('a "b" [') }))
        .parse(JSON.parse(text))
        .map(({ row }) => row);
    assert.deepEqual(
      jobs.map(({ id, count, problems }) => [id, count, rowsOf(problems)]),
      [
        ["few", 6, [1, 2, 4, 5, 20, 21]],
        ["many", 150, Array.from({ length: 100 }, (_, index) => index + 1)],
        ["none", 0, []],
      ],
    );
    const kept = z.object({ job: z.string(), shard: z.number() });
    assert.deepEqual(
      await database.query(kept, "SELECT job_id AS job, shard FROM shard_problems ORDER BY job_id, shard"),
      [
        { job: "few", shard: 3 },
        { job: "few", shard: 11 },
        { job: "many", shard: 1 },
      ],
    );
    const inputs = z.object({ number: z.number(), input: z.number() });
    for (const { number, input } of await database.query(inputs, "SELECT number, input FROM shards")) {
      assert.equal(input, number);
    }
    await database.close();
  });
}
