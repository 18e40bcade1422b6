import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { after, before, describe, test } from "node:test";
import type { WordFonts } from "#lib/contracts/sessions/choices.ts";
import { readFontNames } from "../archive/pdf/read-font-names.fixture.ts";
import { AppError } from "../common/errors/app-error.ts";
import { newUploadId } from "../common/ids/ids.ts";
import { makeDesignFile } from "../designs/design-file.fixture.ts";
import { lora } from "../fonts/hostile-fonts.fixture.ts";
import { changeSession } from "../sessions/change-session.ts";
import { closeSession } from "../sessions/close-session.ts";
import { wordFactsKey } from "../storage/keys.ts";
import { readStored } from "../storage/stored-files.ts";
import { variantOf } from "../uploads/word-variants.ts";
import { fontParts } from "../word/styles/embedded-fonts.fixture.ts";
import { makeWordFile } from "../word/word-file.fixture.ts";
import { WordFactsSchema } from "../word/word-template.ts";
import { openTestSite, type TestSite } from "./test-site.fixture.ts";

const sheet = "Name\nZoë\nŁukasz\nAnn";
const loraBold = readFileSync(join(process.cwd(), "node_modules/@expo-google-fonts/lora/700Bold/Lora_700Bold.ttf"));
const run = (text: string, more = "") =>
  `<w:r><w:rPr><w:rFonts w:ascii="Quill"/>${more}</w:rPr><w:t xml:space="preserve">${text}</w:t></w:r>`;
const body = `<w:p>${run("Dear ")}${run("{Name}", "<w:b/>")}</w:p><w:p>${run("second line")}</w:p>`;
const letter = makeWordFile(body);

describe("a visitor's own fonts for a Word file", () => {
  let site: TestSite;
  before(async () => {
    site = await openTestSite();
    site.work();
  });
  after(() => site.close());

  const send = async (visitor: string, content: Buffer, name: string) =>
    (await site.upload(visitor, content, name)).uploadId;

  async function open(visitor: string, wordFonts?: WordFonts, file = letter) {
    const template = await send(visitor, file, "Letter.docx");
    const output = { archive: false, combined: true };
    return site.session(visitor, sheet, { template, output, preview: { row: 1 }, ...(wordFonts && { wordFonts }) });
  }

  async function fontsOf(visitor: string, sessionId: Awaited<ReturnType<typeof open>>["sessionId"]) {
    const { results } = await site.made(visitor, sessionId);
    return readFontNames(await site.download(visitor, results[0]?.resultId ?? ""));
  }

  const notesOf = ({ templateNotes }: { templateNotes?: { code: string; message: string }[] }) =>
    templateNotes?.flatMap(({ code, message }) => (code === "font" ? [message] : []));

  test("set it as if they were in it, style by style, with lines as high as theirs", async () => {
    const Quill = [await send("writer", loraBold, "Quill Bold.ttf"), await send("writer", lora, "Quill.ttf")];
    const plain = await open("writer");
    assert.deepEqual(plain.replacedFonts, [{ name: "Quill", family: "Carlito" }]);
    const own = await open("writer", { Quill });
    assert.deepEqual([own.wordFonts, own.replacedFonts, notesOf(own)], [{ Quill }, plain.replacedFonts, []]);
    assert.notEqual(own.preview?.pages[0], plain.preview?.pages[0]);
    const parts = fontParts({ Quill: { Regular: lora, Bold: loraBold } });
    const embedded = await open("writer", undefined, makeWordFile(body, parts));
    // Glyphs are called after their font, which has another name, and listed by that.
    const drawn = ({ preview }: typeof own) => {
      const [page = "", glyphs = ""] = preview?.pages[0]?.replace(/\bg[\dA-F]{20,}\b/g, "").split("<defs") ?? [];
      return page + glyphs.match(/ d="[^"]+"/g)?.sort();
    };
    assert.ok(drawn(own) === drawn(embedded));
    const fonts = await fontsOf("writer", own.sessionId);
    assert.match(fonts, /\+Lora-Regular-Own/);
    assert.match(fonts, /\+Lora-Bold-Own/);
    assert.doesNotMatch(fonts, /Carlito/);
  });

  test("have a file read again, with the fields that it has now: an earlier version may have named them differently", async () => {
    const { storage } = site.container;
    const template = await send("writer", letter, "Letter.docx");
    const facts = await readStored(storage, wordFactsKey(template), WordFactsSchema);
    const fields = facts?.fields.map((field) => ({ ...field, name: "Earlier name" }));
    await storage.write(wordFactsKey(template), [Buffer.from(JSON.stringify({ ...facts, fields }))]);
    const Quill = [await send("writer", lora, "Quill.ttf")];
    const { mapping } = await site.session("writer", sheet, { template, wordFonts: { Quill } });
    assert.deepEqual(mapping, { Name: { column: "Name" } });
    // Its form has the earlier ones, so it would fill in nothing.
    const read = await readStored(storage, wordFactsKey(template, variantOf({ Quill })), WordFactsSchema);
    assert.equal(read?.unfillable?.what, "earlier");
  });

  test("are added and removed by changes of the session, and missing styles are noted", async () => {
    const { sessionId, preview } = await open("writer");
    const regular = await send("writer", lora, "Quill.ttf");
    const change = (wordFonts: WordFonts) =>
      changeSession(site.container, "writer", { sessionId, wordFonts, preview: { row: 1 } });
    const own = await change({ quill: [regular] });
    assert.deepEqual(own.wordFonts, { Quill: [regular] });
    assert.match(notesOf(own)?.[0] ?? "", /^Your fonts for Quill have no bold or italic style/);
    const without = await change({ Quill: [] });
    assert.deepEqual([without.wordFonts, without.preview?.pages[0]], [{}, preview?.pages[0]]);
    assert.match(notesOf(without)?.[0] ?? "", /^Quill isn’t in the file, so Carlito/);
  });

  test("stay when the Word file is corrected or the session continues, and are dropped once deleted", async () => {
    const regular = await send("editor", lora, "Quill.ttf");
    const { sessionId } = await open("editor", { Quill: [regular] });
    const other = await send("editor", makeWordFile(body.replace("second", "third")), "Letter.docx");
    const corrected = await changeSession(site.container, "editor", { sessionId, template: other });
    assert.deepEqual(corrected.wordFonts, { Quill: [regular] });
    assert.match(await fontsOf("editor", sessionId), /Lora/);
    const again = await site.session("editor", sheet, { from: sessionId, template: other });
    assert.deepEqual(again.wordFonts, { Quill: [regular] });
    await site.container.database.execute("UPDATE uploads SET deleted_at = 1 WHERE id = $1", [regular]);
    const later = await site.session("editor", sheet, { from: sessionId, template: other, preview: { row: 1 } });
    assert.deepEqual(later.wordFonts, {});
    assert.match(later.preview?.pages[0] ?? "", /<svg/);
  });

  test("must be the visitor's, fonts, and for a font that the file asks for", async () => {
    const strange = await send("stranger", lora, "Quill.ttf");
    const picture = await send("writer", letter, "Other.docx");
    const own = await send("writer", lora, "Quill.ttf");
    const fault = async (wordFonts: WordFonts) => {
      const error = await open("writer", wordFonts).then(
        () => null,
        (reason: unknown) => reason,
      );
      assert.ok(error instanceof AppError, JSON.stringify(wordFonts));
      return [error.code, error.message, error.errors];
    };
    assert.deepEqual(await fault({ Quill: [strange] }), await fault({ Quill: [newUploadId()] }));
    assert.equal((await fault({ Quill: [strange] }))[0], "not_found");
    const invalid: [fonts: WordFonts, path: string][] = [
      [{ Quill: [own, picture] }, "wordFonts.Quill.1"],
      [{ Quil: [own] }, "wordFonts.Quil"],
    ];
    for (const [fonts, path] of invalid) {
      const [code, , errors] = await fault(fonts);
      assert.deepEqual([code, (errors as { path: string }[]).map((each) => each.path)], ["invalid_request", [path]]);
    }
    await assert.rejects(site.session("writer", sheet, { template: "certificate", wordFonts: { Quill: [own] } }));
  });

  test("go along in a saved Word file, and with it when its session is closed", async () => {
    const file = (fonts: object, font: Buffer = lora) =>
      makeDesignFile(
        { format: "rowpress-word", version: 1, title: "Letter", document: "assets/1-letter.docx", fonts },
        [
          { name: "assets/1-letter.docx", data: letter },
          { name: "assets/2-Quill.ttf", data: font },
        ],
      );
    const saved = await send("friend", file({ Quill: ["assets/2-Quill.ttf"] }), "Letter.rowpress");
    const { sessionId, wordFonts } = await site.session("friend", sheet, { template: saved });
    assert.equal(wordFonts?.Quill?.length, 1);
    const again = await site.session("friend", sheet, { template: saved });
    assert.deepEqual(again.wordFonts, wordFonts);
    assert.match(await fontsOf("friend", sessionId), /Lora/);
    for (const id of [again.sessionId, sessionId])
      await closeSession(site.container, "friend", { sessionId: id, state: "closed" });
    const template = (await open("friend")).template.id;
    await assert.rejects(
      site.session("friend", sheet, { template, wordFonts }),
      (error: unknown) => error instanceof AppError && error.code === "gone",
    );
    for (const wrong of [file({ Quill: ["assets/3-none.ttf"] }), file({ Quill: ["assets/2-Quill.ttf"] }, letter)]) {
      const open = async () =>
        site.session("friend", sheet, { template: await send("friend", wrong, "Letter.rowpress") });
      await assert.rejects(open, (error: unknown) => error instanceof AppError && error.code === "damaged_file");
    }
  });
});
