import assert from "node:assert/strict";
import { join } from "node:path";
import { after, before, describe, test } from "node:test";
import { AppError } from "../../common/errors/app-error.ts";
import { exportedDrawings } from "../../pictures/drawing/drawings.fixture.ts";
import type { PicturePlace } from "../../pictures/picture-index.ts";
import { changeSession } from "../../sessions/change-session.ts";
import { makeZip } from "../../spreadsheet/workbook/make-workbook.fixture.ts";
import { drawPictures } from "../../uploads/draw-pictures.ts";
import { createWorkerPool } from "../../workers/pool.ts";
import { openTestSite, type TestSite } from "../test-site.fixture.ts";

const drawing = (inner: string) => `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100">${inner}</svg>`;
const box = (attributes: string) => `<rect width="99" height="99" ${attributes}/>`;
const filter = (inner: string) => drawing(`<filter id="f">${inner}</filter>${box('filter="url(#f)"')}`);
const attributes = Array.from({ length: 200_000 }, (_, at) => `a${at}=""`).join(" ");

describe("drawings that would stop the site", () => {
  let site: TestSite;
  before(async () => {
    site = await openTestSite();
  });
  after(() => site.close());

  const hostile: Record<string, string> = {
    "a turbulence of a billion octaves": filter('<feTurbulence numOctaves="1000000000"/>'),
    "3,000 blurs": filter('<feGaussianBlur stdDeviation="30"/>'.repeat(3_000)),
    "200,000 attributes": drawing(box(attributes)),
    "20,000 style rules": drawing(`<style>${".a{fill:red}".repeat(20_000)}</style>${box("")}`),
  };
  for (const [what, svg] of Object.entries(hostile)) {
    test(`${what} are refused at the upload, while another visitor's sheet is read`, async () => {
      const attacks = Array.from({ length: 4 }, () => site.upload("mallory", svg, "logo.svg"));
      const refusals = Promise.allSettled(attacks);
      const sheet = await site.upload("ann", "Full name,Course\nAnn,Optics");
      assert.equal(sheet.kind, "spreadsheet");
      for (const attack of await refusals) {
        assert.ok(attack.status === "rejected" && attack.reason instanceof AppError);
        assert.equal(attack.reason.code, "damaged_file");
      }
    });
  }

  test("a filter that is taken is drawn once, as a picture", async () => {
    const { uploadId } = await site.upload("ann", filter('<feGaussianBlur stdDeviation="30"/>'.repeat(4)), "logo.svg");
    const sheet = "Full name,Course\nAnn,Optics";
    const { sessionId } = await site.session("ann", sheet, { template: "certificate" });
    const { preview } = await changeSession(site.container, "ann", {
      sessionId,
      settings: { logo: uploadId },
      preview: { row: 1 },
    });
    assert.match(preview?.pages[0] ?? "", /data:image\/png/);
    assert.doesNotMatch(preview?.pages[0] ?? "", /feGaussianBlur/);
  });

  test("one of them in a ZIP costs no other picture", async () => {
    const entries = Object.entries({ ...exportedDrawings, ...hostile });
    const zip = makeZip(entries.map(([name, data]) => ({ name: `${name}.svg`, data, deflate: true })));
    const { pictures } = await site.upload("ann", zip, "logos.zip");
    assert.equal(pictures?.count, Object.keys(exportedDrawings).length);
    assert.deepEqual(
      pictures?.unreadable.map(({ name }) => name).toSorted(),
      Object.keys(hostile)
        .map((name) => `${name}.svg`)
        .toSorted(),
    );
  });
});

test("a drawing at which the process dies costs that drawing alone", async () => {
  const program = join(import.meta.dirname, "../../workers/unruly-worker.fixture.ts");
  const drawings = createWorkerPool(1, { program, rootDir: process.cwd(), residentBytesLimit: 300_000_000 });
  const place = (name: string, format: "svg" | "jpeg"): PicturePlace => ({
    name,
    format,
    offset: 0,
    bytes: 0,
    width: 1,
    height: 1,
  });
  try {
    const index = { places: [place("photo", "jpeg"), place("drawing", "svg")], unreadable: [] };
    // The fixture does what the task's path says.
    const { places, unreadable } = await drawPictures({ drawings: drawings.for("site") }, "crash", index);
    assert.deepEqual(
      places.map(({ name }) => name),
      ["photo"],
    );
    assert.deepEqual(
      unreadable.map(({ name }) => name),
      ["drawing"],
    );
  } finally {
    drawings.stop();
  }
});
