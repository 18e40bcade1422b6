import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after } from "node:test";
import { databaseContract } from "./database.contract.ts";
import { openSqlite } from "./sqlite.ts";

const folder = mkdtempSync(join(tmpdir(), "rowpress-sqlite-"));
after(() => rmSync(folder, { recursive: true }));

databaseContract("SQLite", async () => openSqlite(join(folder, "rowpress.sqlite")));
