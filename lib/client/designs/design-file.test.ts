import assert from "node:assert/strict";
import { test } from "node:test";
import { DesignSchema } from "#lib/contracts/designs/design.ts";
import { uploadsIn } from "#lib/contracts/designs/design-uploads.ts";
import { UploadIdSchema } from "#lib/contracts/ids.ts";
import { isDesignFile, readDesignFile, writeDesignFile } from "./design-file.ts";
import { MissingFilesError } from "./designs.ts";

const page = UploadIdSchema.parse(`upl_${"p".repeat(22)}`);
const seal = UploadIdSchema.parse(`upl_${"s".repeat(22)}`);
const box = { page: 1, x: 0, y: 0, width: 10, height: 10 };
const design = DesignSchema.parse({
  version: 1,
  pages: [{ width: 210, height: 297, background: { uploadId: page, page: 2 } }],
  elements: [
    { ...box, id: "name", kind: "text", text: "{Name}" },
    { ...box, id: "seal", kind: "picture", uploadId: seal },
  ],
});
const files = { [page]: new File(["%PDF-1.7 page"], "Page.PDF"), [seal]: new File(["seal"], "siegel.png") };

test("a design is exported and imported with its files, without the ids of its uploads", async () => {
  const file = await writeDesignFile({ name: "Class 4/b: “Zoë”", design, files });
  assert.ok(isDesignFile(file) && file.name === "Class 4-b- “Zoë”.rowpress");
  assert.ok(!(await file.text()).includes(page));
  const read = await readDesignFile(file, AbortSignal.timeout(1_000));
  assert.equal(read.name, "Class 4/b: “Zoë”");
  assert.ok("design" in read);
  const [first, second] = uploadsIn(read.design);
  assert.ok(first && second);
  assert.deepEqual([await read.files[first]?.text(), await read.files[second]?.text()], ["%PDF-1.7 page", "seal"]);
  assert.deepEqual([read.files[first]?.name, read.files[second]?.name], ["Page.pdf", "siegel.png"]);
  const again = JSON.parse(JSON.stringify(read.design).replaceAll(first, page).replaceAll(second, seal));
  assert.deepEqual(again, design);
});

test("a design isn't exported if this browser has lost its files", async () => {
  const some = { name: "a", design, files: { [page]: files[page] as File } };
  await assert.rejects(writeDesignFile(some), MissingFilesError);
});

test("a Word file is exported and imported with its fonts, under its template's name", async () => {
  const fonts = { Aptos: [new File(["regular"], "Aptos.ttf"), new File(["bold"], "Aptos Bold.ttf")] };
  const kept = {
    name: "Mahnung: 2. Stufe",
    word: new File(["PK docx"], "Brief an Kunden.DOCX"),
    fonts,
    locale: "de-CH",
  };
  const file = await writeDesignFile(kept);
  assert.equal(file.name, "Mahnung- 2. Stufe.rowpress");
  const read = await readDesignFile(file, AbortSignal.timeout(1_000));
  assert.ok("word" in read && read.name === kept.name && read.locale === "de-CH");
  assert.deepEqual([await read.word.text(), read.word.name], ["PK docx", "Mahnung-2-Stufe.docx"]);
  const texts = await Promise.all(read.fonts.Aptos?.map(async (font) => [font.name, await font.text()]) ?? []);
  assert.deepEqual(texts, [
    ["Aptos.ttf", "regular"],
    ["Aptos-Bold.ttf", "bold"],
  ]);
});
