import assert from "node:assert/strict";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { after, before, describe, test } from "node:test";
import sharp from "sharp";
import type { Design } from "#lib/contracts/designs/design.ts";
import { checkByQpdf } from "../../archive/pdf/qpdf.fixture.ts";
import { unzip } from "../../archive/unzip.fixture.ts";
import { AppError } from "../../common/errors/app-error.ts";
import { newUploadId } from "../../common/ids/ids.ts";
import { changeSession } from "../../sessions/change-session.ts";
import { closeSession } from "../../sessions/close-session.ts";
import { makeZip } from "../../spreadsheet/workbook/make-workbook.fixture.ts";
import { readCodes } from "../../templates/checks/codes/codes.fixture.ts";
import { type PageContent, readPageContents } from "../../templates/checks/printed/page-content.fixture.ts";
import { openTestSite, type TestSite } from "../test-site.fixture.ts";
import { design, isNear, nameOf, refusedWith, rows, sheet, visitor } from "./design.fixture.ts";

const box = { page: 1, x: 20, width: 170, height: 12 };

const elements = [
  { ...box, id: "frame", kind: "rectangle", y: 20, height: 100, stroke: null, fill: "#ffeecc", radius: 4 },
  { ...box, id: "name", kind: "text", y: 40, text: "Dear {First name},", size: 24, font: "lora" },
  { ...box, id: "company", kind: "text", y: 60, text: "of {Company}", empty: "collapse" },
  { ...box, id: "points", kind: "text", y: 80, text: "{Points | number: 0} points", align: "end", width: 80 },
  { ...box, id: "code", kind: "code", y: 130, width: 30, height: 30, value: "https://example.org/{points}" },
  { ...box, id: "turned", kind: "text", y: 200, x: 100, width: 60, height: 10, angle: 90, text: "N° {Points}" },
  { ...box, id: "back", kind: "text", page: 2, x: 5, y: 5, width: 70, text: "{First name}" },
];
const pages = [
  { width: 210, height: 297, background: { color: "#fafafa" } },
  { width: 85, height: 55 },
];

describe("a visitor's own design", () => {
  let site: TestSite;
  before(async () => {
    site = await openTestSite();
    site.work();
  });
  after(() => site.close());

  const session = (chosen: Design, output = {}) =>
    site.session(visitor, sheet, { template: "design", design: chosen, output });
  async function contentsOf(chosen: Design, output = {}) {
    const { sessionId, problems } = await session(chosen, { archive: false, combined: true, ...output });
    assert.deepEqual(problems, []);
    const { status, results } = await site.made(visitor, sessionId);
    assert.equal(status, "succeeded");
    const pdf = await site.download(visitor, results[0]?.resultId ?? "");
    return { pdf, contents: await Array.fromAsync(readPageContents(pdf)) };
  }

  test("begins with a blank page, and takes its fields from the placeholders in its texts", async () => {
    const blank = await site.session(visitor, sheet, {
      template: "design",
      design: { blank: { width: 210, height: 297 } },
      preview: { row: 1 },
    });
    assert.deepEqual([blank.design, blank.template.fields], [design([]), []]);
    assert.equal(blank.preview?.pages.length, 1);
    const { sessionId } = blank;
    const changed = await changeSession(site.container, visitor, {
      sessionId,
      design: design(elements, pages),
      preview: { row: 1 },
    });
    const labels = changed.template.fields.map(({ name, label }) => [name, label]);
    assert.deepEqual(labels, [
      ["First name", "First name"],
      ["Company", "Company"],
      ["Points", "Points"],
    ]);
    const columns = Object.entries(changed.mapping).map(([field, source]) => [
      field,
      source && "column" in source && source.column,
    ]);
    assert.deepEqual(columns, labels);
    assert.deepEqual([changed.unmapped, changed.problems, changed.documentCount], [[], [], 50]);
    const sizes = changed.preview?.pages.map((page) => page.match(/viewBox="0 0 (\d+)[\d.]* (\d+)/)?.slice(1));
    assert.deepEqual(sizes, [
      ["595", "841"],
      ["240", "155"],
    ]);
    const unmapped = await changeSession(site.container, visitor, { sessionId, mapping: { Company: null } });
    assert.deepEqual(unmapped.unmapped, ["Company"]);
  });

  test("is seen with all of its pages", async () => {
    const many = design([], Array<object>(20).fill({ width: 90, height: 50 }));
    const { preview } = await site.session(visitor, sheet, { template: "design", design: many, preview: { row: 1 } });
    assert.equal(preview?.pages.length, 20);
  });

  test("puts every row's values where the design says, to a third of a point", async () => {
    const { pdf, contents } = await contentsOf(design(elements, pages));
    assert.equal(contents.length, 100);
    const wordsOf = (page: PageContent | undefined) => page?.texts.map(({ text }) => text).join(" ") ?? "";
    for (let index = 0; index < 50; index += 1) {
      const [front, back] = contents.slice(2 * index);
      assert.ok(front && back && isNear(front.width, 210) && isNear(back.width, 85) && isNear(back.height, 55));
      const compact = wordsOf(front).replaceAll(" ", "");
      assert.ok(compact.includes(`Dear${nameOf(index)},`.replaceAll(" ", "")), wordsOf(front));
      assert.ok(compact.includes(`${(1_000 + index).toLocaleString("en-GB")}points`), wordsOf(front));
      assert.equal(compact.includes("ofAcme"), index % 2 === 1);
      assert.equal(wordsOf(back).replaceAll(" ", ""), nameOf(index).replaceAll(" ", ""));
      // The first baseline is 0.8 of the size below the top of the box.
      const first = front.texts.find(({ text }) => text.startsWith("D"));
      assert.ok(first && isNear(first.origin.x, 20) && isNear(first.origin.y, 40 + 0.8 * 24 * (25.4 / 72)));
      const points = front.texts.filter(({ text }) => /points?$/.test(text)).at(-1);
      assert.ok(points && isNear(points.box.right, 100), JSON.stringify(points));
      // Without a company, what stands below moves up.
      assert.ok(isNear(points.origin.y, (index % 2 ? 80 : 60) + 0.8 * 14 * (25.4 / 72)));
      const frame = front.shapes.find(({ box: { right, left } }) => isNear(left, 20) && isNear(right, 190));
      assert.ok(frame && isNear(frame.box.top, 20) && isNear(frame.box.bottom, 120));
      // A quarter turn about the middle at 130, 205, or 20 mm above: the text runs down from 30 mm above that.
      const turned = front.texts.find(({ text }) => text.startsWith("N"));
      assert.ok(
        turned &&
          isNear(turned.origin.x, 135 - 0.8 * 14 * (25.4 / 72)) &&
          isNear(turned.origin.y, index % 2 ? 175 : 155),
      );
    }
    const codes = (await Array.fromAsync(readCodes(pdf, 150))).map(([code]) => code?.text);
    const expected = rows.flatMap((_, index) => [`https://example.org/${1_000 + index}`, undefined]);
    assert.deepEqual(codes, expected);
  });

  test("makes PDF/A-3a and PDF/UA-1 documents that qpdf finds intact, one for each row", async () => {
    for (const standard of ["pdf", "pdf/a-3a"] as const) {
      const { sessionId } = await session(design(elements, pages), { standard, combined: true });
      const { results, progress, problems } = await site.made(visitor, sessionId);
      assert.deepEqual([progress.done, progress.failed, problems], [50, 0, []]);
      const [archive = "", combined = ""] = ["archive", "combined"].map(
        (kind) => results.find((each) => each.kind === kind)?.resultId,
      );
      checkByQpdf(await site.download(visitor, combined));
      const documents = await unzip(await site.download(visitor, archive));
      assert.equal(documents[0]?.name, `${nameOf(0)}.pdf`);
      for (const { data } of documents.slice(0, 3)) checkByQpdf(data);
    }
  });

  test("says which element of which row doesn't fit, and which letters no font has", async () => {
    const small = { ...box, kind: "text", y: 10, width: 12, height: 6, minSize: 12 };
    const tight = [
      { ...small, id: "tight", name: "Title", text: "{First name}" },
      { ...box, id: "odd", kind: "text", y: 40, text: "{First name} \u{13000}\u{10fffd}" },
      { ...box, id: "fine", kind: "code", symbology: "qr", width: 5, height: 5, y: 60, value: "{First name}" },
      { ...box, id: "ean", kind: "code", symbology: "ean-13", width: 60, height: 20, y: 80, value: "{Points}" },
    ];
    const { problems, sessionId } = await session(design(tight));
    assert.deepEqual(
      problems.map(({ element, code, count }) => [element, code, count]),
      [
        ["ean", "cannot_be_set", 50],
        ["odd", "missing_glyph", 50],
      ],
    );
    const { sessionId: other } = await session(design([tight[0] ?? {}, tight[2] ?? {}]));
    const status = await site.made(visitor, other).catch((error: AppError) => error);
    const found =
      status instanceof AppError
        ? (await changeSession(site.container, visitor, { sessionId: other })).problems
        : status.problems;
    assert.deepEqual(
      new Set(found.map(({ element, code }) => `${element} ${code}`)),
      new Set(["tight text_too_long", "fine text_too_long"]),
    );
    assert.match(found.find(({ element }) => element === "tight")?.message ?? "", /Title/);
    assert.ok(sessionId);
  });

  test("shows the visitor's pictures, also below a page, keeps them as long as the session, and no longer", async () => {
    const jpeg = await sharp({ create: { width: 300, height: 200, channels: 3, background: "#c33" } })
      .jpeg()
      .toBuffer();
    const { uploadId: ground } = await site.upload(visitor, jpeg, "page.jpg");
    const { uploadId: mark } = await site.upload(
      visitor,
      await sharp(jpeg).resize(60, 60).png().toBuffer(),
      "mark.png",
    );
    const { uploadId: photos } = await site.upload(visitor, makeZip([{ name: "ann.jpg", data: jpeg }]), "photos.zip");
    const picture = { ...box, kind: "picture", y: 20, width: 30, height: 30 };
    const shown = design(
      [
        { ...picture, id: "mark", uploadId: mark, alt: "Mark" },
        { ...picture, id: "photo", source: "{Photo}", y: 60, fit: "cover", shape: "circle", alt: "Portrait" },
      ],
      [{ width: 90, height: 120, background: { uploadId: ground, page: 1 } }],
    );
    const people = "Name,Photo\nAnn,ann.jpg\nBo,bo.jpg";
    const { sessionId, problems, mapping } = await site.session(visitor, people, {
      template: "design",
      design: shown,
      pictures: photos,
      output: { combined: true },
    });
    assert.deepEqual(mapping, { Photo: { column: "Photo" } });
    assert.deepEqual(
      problems.map(({ row, code }) => [row, code]),
      [[2, "missing_picture"]],
    );
    const { results } = await site.made(visitor, sessionId);
    const combined = results.find(({ kind }) => kind === "combined")?.resultId ?? "";
    const pictures = (await Array.fromAsync(readPageContents(await site.download(visitor, combined)))).map(
      (page) => page.pictures,
    );
    assert.deepEqual(
      pictures.map(({ length }) => length),
      [2, 1],
    );
    const [one] = pictures[0] ?? [];
    assert.ok(
      one && isNear(one.box.left, 20) && isNear(one.box.top, 20) && isNear(one.box.right, 50),
      JSON.stringify(one),
    );

    const theirs = await site.upload("another", jpeg, "theirs.jpg");
    const withMark = (uploadId: string) => design([{ ...picture, id: "mark", uploadId }]);
    const refusals = [];
    for (const id of [newUploadId(), theirs.uploadId]) {
      const refusal = await session(withMark(id)).catch((error: unknown) => error);
      assert.ok(refusedWith("not_found")(refusal));
      refusals.push(refusal instanceof AppError && [refusal.message, refusal.errors]);
    }
    assert.deepEqual(refusals[0], refusals[1]);
    assert.equal(JSON.stringify(refusals[0]).includes("design.elements.0.uploadId"), true);
    const folder = join(site.container.config.dataDir, "files/uploads", mark);
    assert.ok(existsSync(folder), folder);
    await closeSession(site.container, visitor, { sessionId, state: "closed" });
    assert.ok(!existsSync(folder));
    await assert.rejects(session(withMark(mark)), refusedWith("gone"));
  });
});
