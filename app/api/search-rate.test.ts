import assert from "node:assert/strict";
import { test } from "node:test";
import { newJobId } from "#lib/generation/common/ids/ids.ts";
import { openTestSite } from "#lib/generation/journeys/test-site.fixture.ts";
import { visitorKey } from "#lib/generation/records/secrets.ts";
import { ratesPerMinute } from "#lib/http/rate-limit.ts";
import { Caller } from "./caller.fixture.ts";
import * as status from "./generation/status/[jobId]/route.ts";

test("statuses that search documents have a rate of their own, and leave others theirs", async () => {
  const site = await openTestSite();
  Object.assign(globalThis, { rowpressContainer: site.container });
  const caller = new Caller(await visitorKey(site.container.database));
  const ask = async (query = "") => (await caller.get(status, { jobId: newJobId() }, query)).status;
  const asked = new Set<number>();
  for (let count = 0; count < ratesPerMinute.search; count += 1) asked.add(await ask("?find=x"));
  assert.deepEqual([...asked], [404]);
  // Some tokens come back in the meantime.
  const more = await Promise.all(Array.from({ length: ratesPerMinute.search }, () => ask("?find=x")));
  assert.ok(more.includes(429));
  assert.equal(await ask(), 404);
  await site.close();
});
