import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { openTestSite, type TestSite } from "../journeys/test-site.fixture.ts";
import { changeSession } from "./change-session.ts";

let site: TestSite;
before(async () => {
  site = await openTestSite();
});
after(() => site.close());

test("a session keeps its row check when its style changes; a text that causes problems is checked", async () => {
  const content = "Full name,Course\nAnn,Maths\n,Maths\n";
  const { sessionId, ...first } = await site.session("v", content, { template: "certificate" });
  assert.equal(first.problemCount, 1);
  const counts = async (choices: object) => {
    const session = await changeSession(site.container, "v", { sessionId, ...choices });
    return [session.problemCount, session.documentCount];
  };
  assert.deepEqual(await counts({ settings: { accent: "#123456", title: "Prize" } }), [1, 2]);
  assert.deepEqual(await counts({ settings: { title: "A box: \ue000" } }), [3, 2]);
  assert.deepEqual(await counts({ settings: { title: "For {Course}" } }), [1, 2]);
  assert.deepEqual(await counts({ rows: { from: 1, to: 1 } }), [0, 1]);
  assert.deepEqual(await counts({ mapping: { course: null } }), [0, 1]);
});
