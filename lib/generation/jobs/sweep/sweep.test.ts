import assert from "node:assert/strict";
import { test } from "node:test";
import { z } from "zod";
import { startPostgresServer } from "../../database/postgres-server.fixture.ts";
import { openTestSite } from "../../journeys/test-site.fixture.ts";
import { sweepInTurn } from "./sweep-in-turn.ts";

test("a sweep works on Postgres, and removes silent workers", async (t) => {
  const server = await startPostgresServer();
  t.after(() => server.stop());
  const site = await openTestSite({ DATABASE_URL: await server.createDatabase() });
  t.after(() => site.close());
  const { database } = site.container;
  const insert = `INSERT INTO workers (id, host, pid, started_at, seen_at, tasks, documents)
    VALUES ($1, 'here', 1, 0, $2, 0, 0)`;
  const now = Date.now();
  await database.execute(insert, ["silent", now - 24 * 3_600_000]);
  await database.execute(insert, ["alive", now]);
  assert.equal(await sweepInTurn(site.container, now), true);
  const left = await database.query(z.object({ id: z.string() }), "SELECT id FROM workers");
  assert.deepEqual(left, [{ id: "alive" }]);
  assert.equal(await sweepInTurn(site.container, now + 1_000), false, "once a minute");
});
