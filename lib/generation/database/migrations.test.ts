import assert from "node:assert/strict";
import { createHash } from "node:crypto";
import { test } from "node:test";
import { migrations, sqlOf } from "./migrations.ts";

test("migrations are numbered by the version they create", () => {
  const numbers = migrations.map(({ name }) => name.match(/^(\d{4})-[a-z-]+$/)?.[1]);
  assert.deepEqual(
    numbers,
    migrations.map((_, index) => String(index + 1).padStart(4, "0")),
  );
});

test("a released migration never changes", () => {
  const released = 18;
  const hash = createHash("sha256");
  for (const migration of migrations.slice(0, released)) {
    for (const dialect of ["sqlite", "postgres"] as const) hash.update(`${sqlOf(migration, dialect)}\n`);
  }
  assert.equal(hash.digest("hex"), "b166506064a67e09c101db7fd1f7c779ba0032c371b16b4207f28c26a045eff6");
});
