import assert from "node:assert/strict";
import { mkdtempSync, renameSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type TestContext, test } from "node:test";
import { openSqlite } from "./sqlite.ts";

/** A database in use, beside another one, and what is said of it. */
function openWatched(t: TestContext) {
  t.mock.timers.enable({ apis: ["setInterval"] });
  const folder = mkdtempSync(join(tmpdir(), "rowpress-watched-"));
  const path = join(folder, "rowpress.sqlite");
  const other = join(folder, "other.sqlite");
  const said: string[] = [];
  const ignore = () => {};
  const databases = [openSqlite(path, ignore, ({ message }) => said.push(message)), openSqlite(other)];
  t.after(async () => {
    for (const database of databases) await database.close();
    rmSync(folder, { recursive: true });
  });
  return { path, other, said };
}

test("reports a database file that another one has replaced, because what is written now would be lost", (t) => {
  const { path, other, said } = openWatched(t);
  t.mock.timers.tick(5_000);
  assert.deepEqual(said, []);
  renameSync(other, path);
  t.mock.timers.tick(5_000);
  assert.deepEqual(said, [`${path} was replaced while it was in use`]);
});

test("reports a database file that stays away, and not one that is put back", (t) => {
  const { path, said } = openWatched(t);
  renameSync(path, `${path}.away`);
  t.mock.timers.tick(10_000);
  renameSync(`${path}.away`, path);
  t.mock.timers.tick(10_000);
  assert.deepEqual(said, []);
  renameSync(path, `${path}.away`);
  t.mock.timers.tick(20_000);
  assert.deepEqual(said, [`${path} was removed while it was in use`]);
});
