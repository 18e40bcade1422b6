import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after } from "node:test";
import { openSqlite } from "../database/sqlite.ts";
import { queueContract } from "./queue.contract.ts";
import { sqliteQueue } from "./sqlite-queue.ts";

const folder = mkdtempSync(join(tmpdir(), "rowpress-queue-"));
after(() => rmSync(folder, { recursive: true }));
const timing = { idleMs: 10, leaseMs: 300, retryMs: 1 };
let benches = 0;

queueContract("SQLite", async () => {
  benches += 1;
  const path = join(folder, `${benches}.sqlite`);
  const database = openSqlite(path);
  return {
    database,
    queue: sqliteQueue(database, timing),
    other: sqliteQueue(openSqlite(path), timing),
    silence: async () => void (await database.execute("UPDATE tasks SET lease_until = 0")),
  };
});
