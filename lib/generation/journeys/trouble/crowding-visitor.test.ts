import assert from "node:assert/strict";
import { test } from "node:test";
import { changeSession } from "../../sessions/change-session.ts";
import { openTestSite } from "../test-site.fixture.ts";

const sheetOf = (rows: number) =>
  ["Full name,Course", ...Array.from({ length: rows }, (_, row) => `Person ${row},Course ${row % 7}`)].join("\n");

test("a visitor's preview doesn't wait for fifty requests of another address", async () => {
  const site = await openTestSite({ VISITOR_PREVIEWS: "0", ADDRESS_PREVIEWS: "0", SITE_PREVIEWS: "0" });
  const ann = await site.session("ann", sheetOf(20_000), { template: "certificate" });
  const bob = await site.session("bob", sheetOf(20), { template: "certificate" });
  const previewed = (row: number) =>
    changeSession(site.container, "bob", { sessionId: bob.sessionId, preview: { row } }, "en", "school");
  // Both processes load the engine.
  await Promise.all([previewed(1), previewed(2)]);
  let answered = 0;
  const many = Array.from({ length: 50 }, async () => {
    const values = { column: "Full name" };
    await changeSession(site.container, "ann", { sessionId: ann.sessionId, values }, "en", "home");
    answered += 1;
  });
  await Promise.race(many);
  assert.equal((await previewed(3)).preview?.pages.length, 1);
  assert.ok(answered < 25, `it came after ${answered} of them`);
  await Promise.all(many);
  await site.close();
});
