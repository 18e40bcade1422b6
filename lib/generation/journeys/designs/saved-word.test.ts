import assert from "node:assert/strict";
import { after, before, describe, test } from "node:test";
import { z } from "zod";
import { AppError } from "../../common/errors/app-error.ts";
import { makeDesignFile, makeWordTemplate } from "../../designs/design-file.fixture.ts";
import { changeSession } from "../../sessions/change-session.ts";
import { makeWordFile } from "../../word/word-file.fixture.ts";
import { openTestSite, type TestSite } from "../test-site.fixture.ts";

const sheet = "Name,City\nZoë,Bern\nŁukasz,Łódź";
const letter = makeWordFile(`<w:p><w:r><w:t>Dear {Name} of {City}</w:t></w:r></w:p>`);

describe("a saved Word file", () => {
  let site: TestSite;
  before(async () => {
    site = await openTestSite();
    site.work();
  });
  after(() => site.close());

  const open = async (visitor: string, content: Buffer, choices = {}) => {
    const { uploadId, kind } = await site.upload(visitor, content, "Reminder.rowpress");
    assert.equal(kind, "template");
    return { saved: uploadId, session: await site.session(visitor, sheet, { template: uploadId, ...choices }) };
  };
  const uploads = async () =>
    (
      await site.container.database.query(
        z.object({ id: z.string() }),
        "SELECT id FROM uploads WHERE deleted_at IS NULL",
        {},
      )
    ).length;

  test("is the session's template under its title, once for its upload, and makes documents", async () => {
    const { saved, session } = await open("keeper", makeWordTemplate(letter), { preview: { row: 1 } });
    const { template, preview, unmapped, sessionId } = session;
    assert.match(template.id, /^upl_/);
    assert.notEqual(template.id, saved);
    assert.deepEqual(
      [template.title, template.fields.map(({ name }) => name), unmapped],
      ["Reminder - 2", ["Name", "City"], []],
    );
    assert.match(preview?.pages[0] ?? "", /<svg/);
    const before = await uploads();
    const again = await site.session("keeper", sheet, { template: saved });
    assert.deepEqual([again.template.id, await uploads()], [template.id, before + 1]);
    const changed = await changeSession(site.container, "keeper", { sessionId, template: saved });
    assert.equal(changed.template.id, template.id);
    const { results } = await site.made("keeper", sessionId);
    assert.equal(results[0]?.documents, 2);
  });

  test("keeps the locale that was chosen for its documents", async () => {
    const usual = { usualLocale: "en-GB" };
    const { session } = await open("keeper", makeWordTemplate(letter, { locale: "de-CH" }), usual);
    assert.deepEqual([session.output.locale, session.localeFrom], ["de-CH", "chosen"]);
    const { session: without } = await open("keeper", makeWordTemplate(letter), usual);
    assert.deepEqual([without.output.locale, without.localeFrom], ["en-GB", "usual"]);
  });

  test("belongs to its visitor, and its contents are checked like separate uploads", async () => {
    const { saved } = await open("keeper", makeWordTemplate(letter));
    const isNotFound = (error: unknown) => error instanceof AppError && error.code === "not_found";
    await assert.rejects(site.session("stranger", sheet, { template: saved }), isNotFound);
    const hostile: [word: Buffer, said: RegExp][] = [
      [makeWordFile(`<w:p>${"<w:sdt>".repeat(1_000)}${"</w:sdt>".repeat(1_000)}</w:p>`), /1-letter\.docx/],
      [Buffer.from("%PDF-1.7"), /needs another kind of file/],
      [makeDesignFile({ format: "rowpress-word" }), /needs another kind of file/],
    ];
    for (const [word, said] of hostile) {
      const count = await uploads();
      await assert.rejects(open("keeper", makeWordTemplate(word)), (error: unknown) => {
        assert.ok(error instanceof AppError && error.code === "damaged_file", String(error));
        assert.match(error.message, said);
        return true;
      });
      assert.equal(await uploads(), count + 2, "the sheet and the saved file alone");
    }
  });
});
