import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { after } from "node:test";
import { databaseContract, migrationContract } from "./database.contract.ts";
import { migrations } from "./schema.ts";
import { openSqlite } from "./sqlite.ts";

const folder = mkdtempSync(join(tmpdir(), "rowpress-sqlite-"));
after(() => rmSync(folder, { recursive: true }));

databaseContract("SQLite", async () => openSqlite(join(folder, "rowpress.sqlite")));

migrationContract("SQLite", async (version, sql) => {
  const path = join(folder, "older.sqlite");
  const older = new DatabaseSync(path);
  for (const step of migrations.slice(0, version)) older.exec(typeof step === "string" ? step : step.sqlite);
  older.exec(`${sql}; PRAGMA user_version = ${version}`);
  older.close();
  return openSqlite(path);
});
