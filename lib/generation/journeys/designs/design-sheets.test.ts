import assert from "node:assert/strict";
import { after, before, describe, test } from "node:test";
import { type Design, DesignSchema } from "#lib/contracts/designs/design.ts";
import { labelSheets } from "#lib/contracts/label-sheets.ts";
import { checkByQpdf } from "../../archive/pdf/qpdf.fixture.ts";
import { AppError } from "../../common/errors/app-error.ts";
import { onePage } from "../../designs/pages/make-pdf.fixture.ts";
import { readStatus } from "../../jobs/job-status.ts";
import { changeSession } from "../../sessions/change-session.ts";
import { type PageContent, readPageContents } from "../../templates/checks/printed/page-content.fixture.ts";
import { openTestSite, type TestSite } from "../test-site.fixture.ts";

const visitor = "printer";
/** A third of a point, in millimetres. */
const near = 0.3 * (25.4 / 72);
const isNear = (one: number, other: number) => Math.abs(one - other) <= near;

const people = Array.from({ length: 40 }, (_, index) => `Nr${index + 1}x,${index + 1}`);
const table = ["Name,Number", ...people].join("\n");

const text = { kind: "text", width: 60, height: 8, x: 6, wrap: false };
const front = { ...text, id: "front", page: 1, y: 10, text: "{Name}", size: 14 };
const back = { ...text, id: "back", page: 2, y: 30, text: "B{Number}", size: 12 };
const baseline = (element: typeof front) => element.y + 0.8 * element.size * (25.4 / 72);
const card = { width: 86, height: 55 };

function design(sheet: object, more: Partial<Record<"elements" | "pages", object[]>> = {}): Design {
  return DesignSchema.parse({ version: 1, pages: [card], elements: [front], sheet, ...more });
}
const twoSided = (sheet: object) => design({ ...sheet, back: true }, { pages: [card, card], elements: [front, back] });

/** The first runs of a page's texts, by their content. */
function placesOf(page: PageContent | undefined, pattern: RegExp) {
  const runs = page?.texts.filter(({ text: run }) => pattern.test(run)) ?? [];
  return new Map(runs.map(({ text: run, origin }) => [run, origin]));
}

describe("a design on sheets of labels", () => {
  let site: TestSite;
  before(async () => {
    site = await openTestSite();
    site.work();
  });
  after(() => site.close());

  const session = (chosen: Design, content = table, output = {}) =>
    site.session(visitor, content, { template: "design", design: chosen, output });
  async function sheetsOf(chosen: Design, content = table, output = {}) {
    const { sessionId } = await session(chosen, content, output);
    const status = await site.made(visitor, sessionId);
    const combined = status.results.find(({ kind }) => kind === "combined");
    const pdf = await site.download(visitor, combined?.resultId ?? "");
    return { status, pdf, pages: await Array.fromAsync(readPageContents(pdf)) };
  }
  const refusalOf = async (chosen: Design) => {
    const error = await session(chosen).catch((reason: unknown) => reason);
    assert.ok(error instanceof AppError);
    return error.errors?.map(({ path, message }) => [path, message]) ?? [];
  };

  test("lies on a sheet that is sold, from the first free label, to a third of a point", async () => {
    const begun = await session(design({ layout: "l7418", start: 6 }));
    assert.deepEqual([begun.unit, begun.documentCount], ["sheet", 6]);
    assert.deepEqual([begun.output.archive, begun.output.combined], [false, true]);
    const { status, pages } = await sheetsOf(design({ layout: "l7418", start: 6 }));
    assert.deepEqual([status.unit, status.progress.total, pages.length], ["sheet", 6, 6]);
    const sheet = labelSheets.l7418;
    assert.ok(sheet);
    for (let index = 0; index < people.length; index += 1) {
      const position = (index + 5) % 8;
      const page = pages[Math.floor((index + 5) / 8)];
      assert.ok(page && isNear(page.width, 210) && isNear(page.height, 297));
      const at = placesOf(page, /^Nr/).get(`Nr${index + 1}x`);
      assert.ok(at, `Nr${index + 1}x`);
      assert.ok(isNear(at.x, sheet.left + (position % 2) * sheet.across + front.x), JSON.stringify(at));
      assert.ok(isNear(at.y, sheet.top + Math.floor(position / 2) * sheet.down + baseline(front)));
    }
  });

  test("takes an own grid, and its backs lie behind their fronts however the printer turns the paper", async () => {
    const grid = {
      paper: { width: 210, height: 297 },
      columns: 2,
      rows: 3,
      left: 10,
      top: 20,
      gapAcross: 8,
      gapDown: 6,
    };
    for (const flip of ["long", "short"] as const) {
      const { status, pages } = await sheetsOf(twoSided({ layout: "custom", grid, flip }), table, { archive: true });
      assert.deepEqual([status.progress.total, pages.length], [7, 14]);
      for (let index = 0; index < people.length; index += 1) {
        const [column, row] = [index % 2, Math.floor((index % 6) / 2)];
        const [x, y] = [10 + column * (card.width + 8), 20 + row * (card.height + 6)];
        const sheet = Math.floor(index / 6) * 2;
        const own = placesOf(pages[sheet], /^Nr/).get(`Nr${index + 1}x`);
        assert.ok(own && isNear(own.x, x + front.x) && isNear(own.y, y + baseline(front)));
        const behind = placesOf(pages[sheet + 1], /^B/).get(`B${index + 1}`);
        // The edge that is at the left of the front is at the right of the back.
        const long = { x: 210 - x - card.width + back.x, y: y + baseline(back) };
        const expected = flip === "long" ? long : { x: 210 - long.x, y: 297 - long.y };
        assert.ok(
          behind && isNear(behind.x, expected.x) && isNear(behind.y, expected.y),
          JSON.stringify([behind, expected]),
        );
      }
      const archive = status.results.find(({ kind }) => kind === "archive");
      checkByQpdf(await site.download(visitor, status.results.find(({ kind }) => kind === "combined")?.resultId ?? ""));
      assert.ok(archive);
    }
  });

  test("has its page below every label, over the edge by the bleed, but never over a neighbour", async () => {
    // 86 + 2 × 3 by 55 + 2 × 3 mm, with a square of 10 mm that begins 3 mm from its corner: the label's own corner.
    const [w, h, mm] = [92, 61, 72 / 25.4];
    const square = `0.8 1 0.8 rg 0 0 ${w * mm} ${h * mm} re f 1 0 0 rg ${3 * mm} ${(h - 13) * mm} ${10 * mm} ${10 * mm} re f`;
    const sized = onePage(square)
      .toString("latin1")
      .replace("[0 0 300 200]", `[0 0 ${w * mm} ${h * mm}]`);
    const { uploadId } = await site.upload(visitor, Buffer.from(sized, "latin1"), "card.pdf");
    const grid = {
      paper: { width: 210, height: 297 },
      columns: 2,
      rows: 2,
      left: 10,
      top: 20,
      gapAcross: 4,
      gapDown: 0,
    };
    const page = { ...card, background: { uploadId, page: 1 } };
    const sheet = { layout: "custom", grid, bleed: 3, cropMarks: true };
    for (const flip of ["long", "short"]) {
      const chosen = design({ ...sheet, flip, back: true }, { pages: [page, page] });
      const { pages, pdf } = await sheetsOf(chosen, "Name\nAnn\nBo\nCy", { standard: "pdf/a-3a" });
      checkByQpdf(pdf);
      assert.equal(pages.length, 2);
      const squares = pages.map(({ shapes }) => shapes.filter(({ box }) => isNear(box.right - box.left, 10)));
      const corners = [0, 1, 2].map((index) => ({ x: 10 + (index % 2) * 90, y: 20 + Math.floor(index / 2) * 55 }));
      for (const { x, y } of corners) {
        assert.ok(
          squares[0]?.some(({ box }) => isNear(box.left, x) && isNear(box.top, y)),
          JSON.stringify(squares[0]),
        );
        const left = 210 - x - card.width;
        const seen = flip === "long" ? { left, top: y } : { left: 210 - left - 10, top: 297 - y - 10 };
        assert.ok(squares[1]?.some(({ box }) => isNear(box.left, seen.left) && isNear(box.top, seen.top)));
      }
      // Crop marks on the front, which stand clear of the bleed.
      const [marks = []] = pages.map(({ shapes }) => shapes.filter(({ box }) => isNear(box.bottom - box.top, 4)));
      assert.ok(
        marks.some(({ box }) => isNear(box.bottom, 20 - 3)),
        JSON.stringify(marks),
      );
    }
  });

  test("moves all of a printed page as far as the printer is off, fronts and backs alike", async () => {
    const { uploadId } = await site.upload(visitor, onePage("1 0 0 rg 30 40 50 60 re f"), "card.pdf");
    const page = { ...card, background: { uploadId, page: 1 } };
    for (const flip of ["long", "short"]) {
      const placed = async (shift: object) => {
        const sheet = { layout: "l7418", back: true, bleed: 2, outlines: true, flip, ...shift };
        const { pages } = await sheetsOf(design(sheet, { pages: [page, page], elements: [front, back] }));
        return pages.map(({ texts, shapes }) => [
          ...texts.map(({ origin }) => origin),
          ...shapes.map(({ box }) => ({ x: box.left, y: box.top })),
        ]);
      };
      const [still, moved] = [await placed({}), await placed({ shiftX: 1.5, shiftY: -0.8 })];
      assert.equal(still.length, 10);
      for (const [index, places] of still.entries()) {
        // Eight outlines and labels with text on their ground.
        assert.ok(places.length >= 8 * 3);
        assert.equal(moved[index]?.length, places.length);
        for (const [at, { x, y }] of places.entries()) {
          const { x: right = 0, y: down = 0 } = moved[index]?.[at] ?? {};
          assert.ok(isNear(right - x, 1.5) && isNear(down - y, -0.8), `${flip}, page ${index + 1}`);
        }
      }
    }
  });

  test("reports what doesn't fit by its row, leaves that label out, and finds the others by their texts", async () => {
    const lines = table.split("\n");
    lines[3] = `${"Wolfeschlegelsteinhausenbergerdorff ".repeat(6).trim()},3`;
    const { status, pages } = await sheetsOf(design({ layout: "l7418" }), lines.join("\n"));
    assert.deepEqual(
      status.problems.map(({ row, code, element }) => [row, code, element]),
      [[3, "text_too_long", "front"]],
    );
    assert.equal(placesOf(pages[0], /^Nr/).size, 7);
    const { documents } = await readStatus(site.container, visitor, status.jobId, { find: "Nr12x" });
    assert.partialDeepStrictEqual(documents, [{ number: 2, row: 12, place: 4, text: "Nr12x" }]);
  });

  test("is seen on its sheet or, for the designer, alone", async () => {
    const { sessionId } = await session(twoSided({ layout: "l7418" }));
    const seen = async (onSheet: boolean) =>
      (await changeSession(site.container, visitor, { sessionId, preview: { row: 2, onSheet } })).preview?.pages.map(
        (page) =>
          page
            .match(/viewBox="0 0 (\d+)[\d.]* (\d+)/)
            ?.slice(1)
            .map(Number),
      );
    assert.deepEqual(await seen(true), [
      [595, 841],
      [595, 841],
    ]);
    assert.deepEqual(await seen(false), [
      [243, 155],
      [243, 155],
    ]);
  });

  test("is delivered as one PDF once it is on sheets, unless the visitor chose otherwise", async () => {
    const { sessionId } = await session(DesignSchema.parse({ ...design({ layout: "l7418" }), sheet: null }));
    const change = async (changes: object) => {
      const { output } = await changeSession(site.container, visitor, { sessionId, ...changes });
      return [output.archive, output.combined];
    };
    assert.deepEqual(await change({}), [true, false]);
    assert.deepEqual(await change({ design: design({ layout: "l7418" }) }), [false, true]);
    assert.deepEqual(await change({ output: { archive: true } }), [true, true]);
    assert.deepEqual(await change({ design: { ...design({ layout: "l7418" }), sheet: null } }), [true, true]);
  });

  test("is rejected with both sizes if it doesn't fit on the sheet", async () => {
    const [[path, message] = []] = await refusalOf(design({ layout: "l7160" }));
    assert.equal(path, "design.sheet.layout");
    assert.match(message ?? "", /86 × 55 mm.*63\.5 × 38\.1 mm/);
    const paths = async (chosen: Design) => (await refusalOf(chosen)).map(([at]) => at);
    assert.deepEqual(await paths(design({ layout: "nothing" })), ["design.sheet.layout"]);
    assert.deepEqual(await paths(design({ layout: "custom" })), ["design.sheet.grid"]);
    assert.deepEqual(await paths(design({ layout: "l7418", start: 9 })), ["design.sheet.start"]);
    assert.deepEqual(await paths(design({ layout: "l7418", back: true })), ["design.sheet.back"]);
    assert.deepEqual(await paths(design({ layout: "l7418" }, { pages: [card, card] })), ["design.sheet.back"]);
    const grid = { paper: { width: 210, height: 297 }, columns: 3, rows: 6, left: 5, top: 5 };
    const beyond = ["design.sheet.grid.columns", "design.sheet.grid.rows"];
    assert.deepEqual(await paths(design({ layout: "custom", grid })), beyond);
  });
});
