import assert from "node:assert/strict";
import { after, before, describe, test } from "node:test";
import { readBack } from "../archive/pdf/read-back.fixture.ts";
import { changeSession } from "../sessions/change-session.ts";
import { makeWordFile } from "../word/word-file.fixture.ts";
import { openTestSite, type TestSite } from "./test-site.fixture.ts";

const visitor = "writer";
const names = ["Zoë Müller", "Łukasz Żółć", "Ελένη", 'Ann "Lee" \\ #link', "Bo"];
const sheet = [
  "First name,Amount,City",
  ...Array.from(
    { length: 30 },
    (_, index) => `"${(names[index % 5] ?? "").replaceAll('"', '""')} ${index + 1}",${index + 1}.50,Town ${index + 1}`,
  ),
].join("\n");

const run = (text: string, properties = "") =>
  `<w:r><w:rPr>${properties}</w:rPr><w:t xml:space="preserve">${text}</w:t></w:r>`;
const letter = makeWordFile(
  `<w:p><w:pPr><w:jc w:val="right"/></w:pPr>${run("{Ci")}${run("ty}", "<w:b/>")}</w:p>
   <w:p>${run("Dear {First name},")}</w:p>
   <w:tbl><w:tblPr/><w:tblGrid><w:gridCol w:w="3000"/><w:gridCol w:w="3000"/></w:tblGrid>
     <w:tr><w:tc><w:p>${run("You owe us")}</w:p></w:tc><w:tc><w:p>${run("{Amount}")}</w:p></w:tc></w:tr></w:tbl>
   <w:sectPr><w:pgSz w:w="11906" w:h="16838"/><w:pgMar w:top="1440" w:bottom="1440" w:left="1440" w:right="1440"/></w:sectPr>`,
);

describe("a visitor's Word file as the template", () => {
  let site: TestSite;
  before(async () => {
    site = await openTestSite();
    site.work();
  });
  after(() => site.close());

  test("has the fields written in it, and every row becomes its document", async () => {
    const { uploadId, kind } = await site.upload(visitor, letter, "Reminder.docx");
    assert.equal(kind, "document");
    const session = await site.session(visitor, sheet, { template: uploadId, preview: { row: 1 } });
    assert.deepEqual(
      session.template.fields.map(({ name, label, sample }) => [name, label, sample]),
      [
        ["City", "City", "{City}"],
        ["First name", "First name", "{First name}"],
        ["Amount", "Amount", "{Amount}"],
      ],
    );
    assert.equal(session.template.title, "Reminder");
    assert.deepEqual([session.unmapped, session.problems, session.documentCount], [[], [], 30]);
    assert.match(session.preview?.pages[0] ?? "", /<svg/);

    const status = await site.made(visitor, session.sessionId);
    assert.deepEqual([status.status, status.progress.done, status.problems], ["succeeded", 30, []]);
    const archive = status.results.find((result) => result.kind === "archive");
    for (const number of [1, 4, 30]) {
      const { pages } = await readBack(await site.download(visitor, archive?.resultId ?? "", String(number)));
      const text = pages.map((page) => page.text).join("\n");
      const name = `${names[(number - 1) % 5]} ${number}`;
      for (const shown of [`Dear ${name},`, `Town ${number}`, `${number}.50`, "You owe us"])
        assert.ok(text.includes(shown), `${shown} in ${text}`);
      assert.doesNotMatch(text, /[{}]/);
    }
  });

  test("is another visitor's secret, and only a Word file", async () => {
    const { uploadId } = await site.upload(visitor, letter, "Reminder.docx");
    const unknown = `${uploadId.slice(0, -4)}AAAA`;
    for (const template of [uploadId, unknown]) {
      await assert.rejects(site.session("stranger", sheet, { template }), { code: "not_found" });
    }
    const { uploadId: csv } = await site.upload(visitor, sheet);
    await assert.rejects(site.session(visitor, sheet, { template: csv }), { code: "invalid_request" });
  });

  test("suggests columns named like its fields, guesses no others, and accepts an unmapped field", async () => {
    const fields = makeWordFile(`<w:p>${run("{Titel} {Name} {Provincie}")}</w:p>`);
    const { uploadId } = await site.upload(visitor, fields, "Fields.docx");
    const rows = "Titel;Name;Anrede\nDr.;Zoë;Frau\n;Bo;Herr\n;Ann;Frau";
    const session = await site.session(visitor, rows, { template: uploadId });
    assert.deepEqual(session.mapping, { Titel: { column: "Titel" }, Name: { column: "Name" }, Provincie: null });
    assert.deepEqual(session.unmapped, ["Provincie"]);
    const mapping = { Provincie: { text: "" } };
    const changed = await changeSession(site.container, visitor, { sessionId: session.sessionId, mapping });
    assert.deepEqual([changed.unmapped, changed.documentCount], [[], 3]);
    assert.equal((await site.made(visitor, session.sessionId)).progress.done, 3);
  });

  test("is restored with its mapping after another template, and stays while the session is open", async () => {
    const { uploadId } = await site.upload(visitor, letter, "Reminder.docx");
    const session = await site.session(visitor, sheet, { template: uploadId });
    const mapping = { City: { text: "In {City}" } };
    await changeSession(site.container, visitor, { sessionId: session.sessionId, mapping });
    await changeSession(site.container, visitor, { sessionId: session.sessionId, template: "certificate" });
    const back = await changeSession(site.container, visitor, { sessionId: session.sessionId, template: uploadId });
    assert.deepEqual(back.mapping.City, { text: "In {City}" });
  });
});
