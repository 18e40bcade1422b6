import assert from "node:assert/strict";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, before, test } from "node:test";
import { uploadsIn } from "#lib/contracts/designs/design-uploads.ts";
import { assetId, designJson, makeDesignFile, makeWordTemplate } from "../../designs/design-file.fixture.ts";
import { offeredDesigns } from "../../designs/offered-designs.ts";
import { onePage } from "../../designs/pages/make-pdf.fixture.ts";
import { checkOffered } from "../../site/check-offered.ts";
import { makeWordFile } from "../../word/word-file.fixture.ts";
import { openTestSite, type TestSite } from "../test-site.fixture.ts";

const letter = makeWordFile("<w:p><w:r><w:t>Dear {Full name}</w:t></w:r></w:p>");
const page = onePage("0.9 0.95 1 rg 0 0 300 200 re f");
const folder = mkdtempSync(join(tmpdir(), "rowpress-offered-"));
let site: TestSite;
before(async () => {
  const json = designJson({
    page: { background: { uploadId: assetId(1), page: 1 } },
    assets: { [assetId(1)]: "assets/1-page.pdf" },
  });
  const entries = [
    { name: "assets/1-page.pdf", data: page },
    { name: "picture.webp", data: "RIFF1234WEBP" },
  ];
  writeFileSync(join(folder, "Summer School 2.rowpress"), makeDesignFile(json, entries));
  writeFileSync(join(folder, "summer-school-2.rowpress"), makeDesignFile(designJson()));
  writeFileSync(join(folder, "broken.rowpress"), "PK and no more");
  writeFileSync(
    join(folder, "heavy.rowpress"),
    makeDesignFile(designJson(), [{ name: "picture.png", data: "a".repeat(20_001) }]),
  );
  writeFileSync(join(folder, "later.rowpress"), makeDesignFile(designJson({ version: 2 })));
  writeFileSync(join(folder, "lacking.rowpress"), makeDesignFile(json));
  writeFileSync(join(folder, "Reminder.rowpress"), makeWordTemplate(letter, { title: "Reminder" }));
  writeFileSync(join(folder, "wordless.rowpress"), makeWordTemplate(letter, { document: "assets/2.docx" }));
  writeFileSync(join(folder, "Invitation.docx"), letter);
  writeFileSync(join(folder, "notes.txt"), "no design");
  writeFileSync(join(folder, ".hidden"), "of the system");
  site = await openTestSite({ TEMPLATES_DIR: folder });
});
after(async () => {
  await site.close();
  rmSync(folder, { recursive: true });
});

test("designs in the folder are offered, and what can't be read is named in the log", async (t) => {
  const lines: string[] = [];
  const write = t.mock.method(process.stderr, "write", (line: string) => lines.push(line) > 0);
  const offered = await offeredDesigns(folder);
  write.mock.restore();
  assert.deepEqual(
    offered.map(({ id, title, picture }) => [id, title, picture]),
    [
      ["site-invitation", "Invitation", null],
      ["site-reminder", "Reminder", null],
      [
        "site-summer-school-2",
        "Summer school",
        `data:image/webp;base64,${Buffer.from("RIFF1234WEBP").toString("base64")}`,
      ],
    ],
  );
  const leftOut = lines.map((line) => JSON.parse(line)).filter(({ event }) => event === "offered design left out");
  assert.deepEqual(
    leftOut.map(({ file }) => file),
    [
      ...["broken.rowpress", "heavy.rowpress", "lacking.rowpress"],
      ...["later.rowpress", "notes.txt", "summer-school-2.rowpress", "wordless.rowpress"],
    ],
  );
  assert.ok(leftOut.every(({ reason }) => reason.length > 10));
});

test("a visitor who chooses one gets their own design and uploads", async () => {
  const open = (visitor: string) =>
    site.session(visitor, "Full name\nAnn Lee", { template: "site-summer-school-2", preview: { row: 1 } });
  const [one, other] = [await open("one"), await open("other")];
  assert.ok(one.design && other.design);
  assert.deepEqual([one.template.id, one.template.fields.length, one.problems], ["design", 1, []]);
  assert.match(one.preview?.pages[0] ?? "", /<image/);
  const [ofOne, ofOther] = [uploadsIn(one.design), uploadsIn(other.design)];
  assert.ok(ofOne.length === 1 && ofOther.length === 1 && ofOne[0] !== ofOther[0] && ofOne[0] !== assetId(1));
  await assert.rejects(site.session("one", "Full name\nAnn Lee", { template: "site-broken" }), /site-broken/);
});

test("a Word file is offered as well, and becomes an upload of the visitor who chooses it", async () => {
  const open = (visitor: string, template: string) =>
    site.session(visitor, "Full name\nAnn Lee", { template, preview: { row: 1 } });
  for (const [template, title] of [
    ["site-reminder", "Reminder"],
    ["site-invitation", "Invitation"],
  ] as const) {
    const [one, other] = [await open("one", template), await open("other", template)];
    assert.match(one.template.id, /^upl_/);
    assert.notEqual(one.template.id, other.template.id);
    assert.deepEqual([one.template.title, one.unmapped, one.problems], [title, [], []]);
  }
});

test("a design with a damaged file is no longer offered once it was read, and nothing else changes", async (t) => {
  const damaged = mkdtempSync(join(tmpdir(), "rowpress-offered-"));
  t.after(() => rmSync(damaged, { recursive: true }));
  const json = (name: string) =>
    designJson({ page: { background: { uploadId: assetId(1), page: 1 } }, assets: { [assetId(1)]: name } });
  const write = (file: string, data: string | Buffer) => writeFileSync(join(damaged, file), data);
  write("whole.rowpress", makeDesignFile(json("assets/1.pdf"), [{ name: "assets/1.pdf", data: page }]));
  write("cut.rowpress", makeDesignFile(json("assets/1.pdf"), [{ name: "assets/1.pdf", data: "%PDF-1.7\n1 0 obj" }]));
  write("letter.docx", letter);
  write("torn.docx", letter.subarray(0, letter.length / 2));
  const own = await openTestSite({ TEMPLATES_DIR: damaged });
  t.after(() => own.close());
  const lines: string[] = [];
  const written = t.mock.method(process.stderr, "write", (line: string) => lines.push(line) > 0);
  await checkOffered(own.container);
  written.mock.restore();
  const offered = await offeredDesigns(damaged);
  assert.deepEqual(
    offered.map(({ id }) => id),
    ["site-letter", "site-whole"],
  );
  const logged = lines.map((line) => JSON.parse(line)).filter(({ event }) => event.startsWith("offered design"));
  assert.deepEqual(
    logged.map(({ event, file }) => [event, file]),
    ["cut.rowpress", "torn.docx"].map((file) => ["offered design left out", file]),
  );
});
