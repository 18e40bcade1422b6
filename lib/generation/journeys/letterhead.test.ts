import assert from "node:assert/strict";
import { after, before, describe, test } from "node:test";
import { readBack } from "../archive/pdf/read-back.fixture.ts";
import { onePage } from "../designs/pages/make-pdf.fixture.ts";
import { changeSession } from "../sessions/change-session.ts";
import { openTestSite, type TestSite } from "./test-site.fixture.ts";

const sheet = "Invoice no,Customer,Item,Quantity,Unit price\n1,Ann,Repair,2,19.50\n2,Bo,Paint,1,7.25";
const page = onePage("BT /F 12 Tf 20 180 Td (\xabArtisan depuis 1890\xbb [Stamp]) Tj ET");

describe("a visitor's letterhead", () => {
  let site: TestSite;
  before(async () => {
    site = await openTestSite();
    site.work();
  });
  after(() => site.close());

  test("is printed with all of its texts, and the visitor reads what was changed on it", async () => {
    const { uploadId: letterhead } = await site.upload("v", page, "letterhead.pdf");
    const { sessionId, settingNotes } = await site.session("v", sheet, {
      template: "invoice",
      settings: { company: "Quay Press", letterhead },
      output: { archive: false, combined: true },
    });
    const noteOf = (notes: typeof settingNotes) => notes.find(({ setting }) => setting === "letterhead")?.message;
    assert.match(noteOf(settingNotes) ?? "", /^Page 1 uses fonts that aren’t embedded/);
    const removed = await changeSession(site.container, "v", { sessionId, settings: { letterhead: null } });
    assert.equal(noteOf(removed.settingNotes), undefined);
    await changeSession(site.container, "v", { sessionId, settings: { letterhead } });
    const { results } = await site.made("v", sessionId);
    const { pages } = await readBack(await site.download("v", results[0]?.resultId ?? ""));
    assert.equal(pages.length, 2);
    for (const { text } of pages) assert.match(text, /«Artisan depuis 1890» \[Stamp\]/);
  });
});
