import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { onePage } from "../designs/pages/make-pdf.fixture.ts";
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

test("a setting that a letterhead replaces makes no row an error, until the letterhead is removed", async () => {
  const content = "Invoice no,Customer,Item,Quantity,Unit price,Branch\n1,Ann,Repair,2,19.50,Graz\n2,Bo,Paint,1,7.25,";
  const { uploadId: letterhead } = await site.upload("v", onePage(""), "letterhead.pdf");
  const settings = { company: "Quay Press", sender: "{Branch}" };
  const { sessionId, problems: first } = await site.session("v", content, { template: "invoice", settings });
  const codesOf = (problems: typeof first) =>
    problems.flatMap(({ severity, code }) => (severity === "error" ? code : []));
  const withLetterhead = async (chosen: typeof letterhead | null) =>
    codesOf((await changeSession(site.container, "v", { sessionId, settings: { letterhead: chosen } })).problems);
  assert.deepEqual(codesOf(first), ["required_value_missing"]);
  assert.deepEqual(await withLetterhead(letterhead), []);
  assert.deepEqual(await withLetterhead(null), ["required_value_missing"]);
});
