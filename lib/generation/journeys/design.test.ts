import assert from "node:assert/strict";
import { after, before, describe, test } from "node:test";
import type { Design } from "#lib/contracts/design.ts";
import { DesignSchema } from "#lib/contracts/design.ts";
import type { SessionResponse } from "#lib/contracts/session.ts";
import { changeSession } from "../sessions/change-session.ts";
import { openTestSite, type TestSite } from "./test-site.fixture.ts";

const visitor = "designer";
const box = { page: 1, x: 20, width: 170, height: 12 };

const design = (elements: object[], pages: object[] = [{ width: 210, height: 297 }]): Design =>
  DesignSchema.parse({ version: 1, pages, elements });

const names = ["Zoë Müller", "Łukasz Żółć", "Ελένη", "Ann Lee", "Bo"];
const sheet = [
  "First name,Points,Company",
  ...Array.from({ length: 50 }, (_, index) => `${names[index % 5]} ${index + 1},${1_000 + index},Acme ${index}`),
].join("\n");

describe("a design of a visitor's own", () => {
  let site: TestSite;
  before(async () => {
    site = await openTestSite();
    site.work();
  });
  after(() => site.close());

  const change = (sessionId: SessionResponse["sessionId"], elements: object[]) =>
    changeSession(site.container, visitor, { sessionId, design: design(elements), preview: { row: 1 } });

  test("begins with a blank page, and takes its fields from the placeholders in its texts", async () => {
    const blank = await site.session(visitor, sheet, {
      template: "design",
      design: { blank: { width: 210, height: 297 } },
      preview: { row: 1 },
    });
    assert.deepEqual(blank.design, design([]));
    assert.deepEqual(blank.template.fields, []);
    assert.equal(blank.preview?.pages.length, 1);
    const changed = await change(blank.sessionId, [
      { ...box, id: "name", kind: "text", y: 40, text: "Dear {First name},", size: 24 },
      { ...box, id: "points", kind: "text", y: 60, text: "{Points | number: 0} points for {first name}" },
      { ...box, id: "code", kind: "code", y: 80, width: 30, height: 30, value: "https://example.org/{Points}" },
      { ...box, id: "frame", kind: "rectangle", y: 120, fill: "#ffeecc", radius: 4 },
    ]);
    assert.deepEqual(
      changed.template.fields.map(({ name, label }) => [name, label]),
      [
        ["First name", "First name"],
        ["Points", "Points"],
      ],
    );
    assert.deepEqual(changed.mapping, { "First name": { column: "First name" }, Points: { column: "Points" } });
    assert.deepEqual([changed.unmapped, changed.problems, changed.documentCount], [[], [], 50]);
    assert.match(changed.preview?.pages[0] ?? "", /<svg/);
    const status = await site.made(visitor, changed.sessionId);
    assert.deepEqual([status.status, status.progress.done, status.problems], ["succeeded", 50, []]);
  });
});
