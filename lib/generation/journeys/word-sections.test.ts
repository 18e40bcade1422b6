import assert from "node:assert/strict";
import { after, before, describe, test } from "node:test";
import { readBack } from "../archive/pdf/read-back.fixture.ts";
import { paragraph, row, run, table } from "../word/fields.fixture.ts";
import { makeWordFile } from "../word/word-file.fixture.ts";
import { openTestSite, type TestSite } from "./test-site.fixture.ts";

const visitor = "writer";

describe("the repeating sections of a Word file", () => {
  let site: TestSite;
  before(async () => {
    site = await openTestSite();
    site.work();
  });
  after(() => site.close());

  test("are lists of their own, also within each other", async () => {
    const control = (properties: string, content: string) =>
      `<w:sdt><w:sdtPr>${properties}</w:sdtPr><w:sdtContent>${content}</w:sdtContent></w:sdt>`;
    const value = (name: string) => control(`<w:alias w:val="${name}"/><w:text/>`, run("stored"));
    const section = (name: string, content: string) =>
      control(
        `<w:tag w:val="${name}"/><w15:repeatingSection/>`,
        control("<w15:repeatingSectionItem/>", content).repeat(2),
      );
    const cells = (...names: string[]) => row(...names.map((name) => paragraph(value(name))));
    const body = [
      paragraph("To ", value("Name")),
      table(2, row("No", "Total"), section("Orders", cells("No", "Total") + section("Items", cells("Item", "Price")))),
      section("Notes", paragraph(value("Note"))),
      paragraph("Bye ", value("Name")),
    ].join("");
    const sheet =
      "Name,No,Total,Item,Price,Note\nLee,1,9,Pen,2,Fast\nMay,2,3,Ink,3,\nLee,3,4,Cap,4,Safe\nLee,1,9,Pad,7,\nKim,,,,,Later";
    const { uploadId } = await site.upload(visitor, makeWordFile(body), "Orders.docx");
    const session = await site.session(visitor, sheet, { template: uploadId });
    assert.deepEqual([session.unmapped, session.documentCount], [[], 3]);
    const { results } = await site.made(visitor, session.sessionId);
    const texts = await Promise.all(
      ["1", "2", "3"].map(async (number) => {
        const { pages } = await readBack(await site.download(visitor, results[0]?.resultId ?? "", number));
        return pages.map(({ text }) => text.replace(/\s+/g, " ").trim()).join("\n");
      }),
    );
    assert.deepEqual(texts, [
      "To Lee No Total 1 9 Pen 2 Pad 7 3 4 Cap 4 Fast Safe Bye Lee",
      "To May No Total 2 3 Ink 3 Bye May",
      "To Kim No Total Later Bye Kim",
    ]);
  });
});
