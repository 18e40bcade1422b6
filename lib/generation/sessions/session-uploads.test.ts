import assert from "node:assert/strict";
import { randomBytes } from "node:crypto";
import { after, before, describe, test } from "node:test";
import type { ErrorCode } from "#lib/contracts/errors.ts";
import type { UploadId } from "#lib/contracts/ids.ts";
import type { ChangeSession } from "#lib/contracts/sessions/requests.ts";
import { AppError } from "../common/errors/app-error.ts";
import { newUploadId } from "../common/ids/ids.ts";
import { onePage } from "../designs/pages/make-pdf.fixture.ts";
import { startGeneration } from "../jobs/start-job.ts";
import { openTestSite, type TestSite } from "../journeys/test-site.fixture.ts";
import { makeZip } from "../spreadsheet/workbook/make-workbook.fixture.ts";
import { changeSession } from "./change-session.ts";
import { closeSession } from "./close-session.ts";
import { createSession } from "./create-session.ts";

const sheet = "Full name,Course\nAnn,Maths";
const picture = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==",
  "base64",
);
const zip = makeZip([{ name: "ann.png", data: picture }]);
const template = "certificate";
const invoices = "Invoice no,Customer,Item,Quantity,Unit price\n1,Ann,Repair,2,19.50";

describe("the uploads that a session names", () => {
  let site: TestSite;
  before(async () => {
    site = await openTestSite();
  });
  after(() => site.close());

  /** Where a session names an upload: the request's part, and a file that is right there. */
  const places = {
    logo: { path: "settings.logo", right: picture, choose: (logo: UploadId) => ({ template, settings: { logo } }) },
    pictures: { path: "pictures", right: zip, choose: (pictures: UploadId) => ({ template, pictures }) },
    letterhead: {
      path: "settings.letterhead",
      right: onePage(""),
      choose: (letterhead: UploadId) => ({ template: "invoice", settings: { company: "Quay Press", letterhead } }),
    },
  };
  type Place = keyof typeof places;

  const deleted = async (place: Place) => {
    const { uploadId } = await site.upload("v", places[place].right);
    const { sessionId } = await site.session("v", sheet, places[place].choose(uploadId));
    await closeSession(site.container, "v", { sessionId, state: "closed" });
    return uploadId;
  };
  const expired = async (content: Buffer, name: string) => {
    const { uploadId } = await site.upload("v", content, name);
    await site.container.database.execute("UPDATE uploads SET expires_at = 1 WHERE id = $1", [uploadId]);
    return uploadId;
  };
  const own = async (content: string | Buffer, name: string) => (await site.upload("v", content, name)).uploadId;
  const another = async (content: Buffer) => (await site.upload("w", content)).uploadId;

  type Case = readonly [what: string, find: () => Promise<UploadId>, code: ErrorCode, detail: RegExp];
  const cases = (place: Place, right: Buffer): Case[] => [
    ["an unknown one", async () => newUploadId(), "not_found", /Upload not found/],
    ["another visitor's", () => another(right), "not_found", /Upload not found/],
    ["a deleted one", () => deleted(place), "gone", /has been deleted/],
    ["an expired one", () => expired(right, "old"), "gone", /has been deleted/],
    ["a sheet", () => own(sheet, "class.csv"), "invalid_request", /Upload the/],
    ["one of the other kind", () => own(place === "pictures" ? picture : zip, "x"), "invalid_request", /Upload the/],
  ];

  for (const place of ["logo", "pictures", "letterhead"] as const) {
    const { path, right, choose } = places[place];
    for (const [what, find, code, detail] of cases(place, right)) {
      test(`${what} is refused as ${place} with the same response, wherever it is sent`, async () => {
        const id = await find();
        const choices = choose(id);
        const { uploadId, sessionId } = await site.session("v", sheet, { template });
        const change = (preview: ChangeSession["preview"]) =>
          changeSession(site.container, "v", { sessionId, ...choices, preview });
        for (const send of [
          () => createSession(site.container, "v", { ...choices, uploadId }),
          () => createSession(site.container, "v", { ...choices, uploadId, preview: { row: 1 } }),
          () => change(undefined),
          () => change({ row: 1 }),
        ]) {
          await assert.rejects(send, (error) => {
            assert.ok(error instanceof AppError);
            assert.deepEqual([error.code, error.errors?.map((fault) => fault.path)], [code, [path]]);
            assert.match(error.message, detail);
            return true;
          });
        }
      });
    }
  }

  test("a letterhead may be a PDF or an image, in place of the sender; a logo is an image", async () => {
    const page = onePage("BT /F 12 Tf 20 150 Td (Quay Press) Tj ET");
    const invoice = { template: "invoice", preview: { row: 1 } };
    for (const letterhead of [await own(page, "letterhead.pdf"), await own(picture, "letterhead.png")]) {
      const settings = { company: "Quay Press", letterhead };
      const { unset, preview } = await site.session("v", invoices, { ...invoice, settings });
      assert.deepEqual(unset, []);
      assert.match(preview?.pages.join("") ?? "", /data:image\/jpeg/);
    }
    const logo = await own(page, "logo.pdf");
    await assert.rejects(site.session("v", invoices, { ...invoice, settings: { logo } }), /Upload the/);
  });

  test("a text that looks like an id stays a text", async () => {
    const strange = (await site.upload("w", picture, "logo.png")).uploadId;
    for (const title of [strange, newUploadId()]) {
      const session = await site.session("v", sheet, { template, settings: { title } });
      assert.equal(session.settings.title, title);
      await closeSession(site.container, "v", { sessionId: session.sessionId, state: "closed" });
    }
    await site.session("w", sheet, { template, settings: { logo: strange } });
  });

  test("an upload that only an older build accepted is neither kept, drawn nor deleted", async () => {
    const strange = (await site.upload("w", picture, "logo.png")).uploadId;
    const logo = await own(picture, "logo.png");
    const { sessionId } = await site.session("v", sheet, { template, settings: { logo } });
    const { database } = site.container;
    await database.execute("UPDATE sessions SET content = REPLACE(content, $1, $2) WHERE id = $3", [
      logo,
      strange,
      sessionId,
    ]);
    const refused = (code: ErrorCode) => (error: unknown) => error instanceof AppError && error.code === code;
    const shown = changeSession(site.container, "v", { sessionId, preview: { row: 1 } });
    await assert.rejects(shown, refused("not_found"));
    await assert.rejects(startGeneration(site.container, "v", sessionId), refused("not_found"));
    await closeSession(site.container, "v", { sessionId, state: "closed" });
    await site.session("w", sheet, { template, settings: { logo: strange } });
  });

  test("aren't checked when the session is only read, as pages do twice a second", async () => {
    const logo = await own(picture, "logo.png");
    const { sessionId } = await site.session("v", sheet, { template, settings: { logo } });
    await site.container.database.execute("UPDATE uploads SET deleted_at = 1 WHERE id = $1", [logo]);
    assert.equal((await changeSession(site.container, "v", { sessionId })).settings.logo, logo);
    const gone = (error: unknown) => error instanceof AppError && error.code === "gone";
    await assert.rejects(changeSession(site.container, "v", { sessionId, preview: { row: 1 } }), gone);
    const settings = { issuer: "Evening School" };
    await assert.rejects(changeSession(site.container, "v", { sessionId, settings }), gone);
  });

  test("a missing job in `failedIn` is named, so that the session isn't reported as missing", async () => {
    const { sessionId } = await site.session("v", sheet, { template });
    const failedIn = `job_${randomBytes(16).toString("base64url")}` as NonNullable<ChangeSession["failedIn"]>;
    await assert.rejects(changeSession(site.container, "v", { sessionId, failedIn }), (error) => {
      assert.ok(error instanceof AppError);
      assert.deepEqual([error.code, error.errors?.map(({ path }) => path)], ["not_found", ["failedIn"]]);
      return true;
    });
  });
});
