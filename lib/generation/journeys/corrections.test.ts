import assert from "node:assert/strict";
import { after, before, describe, test } from "node:test";
import type { CreateSession } from "#lib/contracts/sessions/requests.ts";
import type { SessionResponse } from "#lib/contracts/sessions/session.ts";
import { readBack } from "../archive/pdf/read-back.fixture.ts";
import { unzip } from "../archive/unzip.fixture.ts";
import { shareJob } from "../jobs/share-job.ts";
import { readSharedStatus } from "../jobs/shared-status.ts";
import { changeSession } from "../sessions/change-session.ts";
import { createSession } from "../sessions/create-session.ts";
import { makeZip, sheetXml, workbookEntries } from "../spreadsheet/workbook/make-workbook.fixture.ts";
import { openTestSite, type TestSite } from "./test-site.fixture.ts";

const sheet = "Full name,Course,Score\nZoe Müler,Maths,12\n,Maths,9\nAda Byron,Logic,7\n";
const certificate = { template: "certificate" };

/** Without one, no invoice is made. */
const seller = { company: "Bo & Co", sender: "Quay 1, Oslo" };

describe("corrections of cells", () => {
  let site: TestSite;
  before(async () => {
    site = await openTestSite();
    site.work();
  });
  after(() => site.close());

  const correct = (
    { sessionId }: Pick<SessionResponse, "sessionId">,
    corrections: CreateSession["corrections"],
    more: object = {},
  ) => changeSession(site.container, "v", { sessionId, ...(corrections && { corrections }), ...more });
  const namesMade = async ({ sessionId }: Pick<SessionResponse, "sessionId">) => {
    const { results } = await site.made("v", sessionId);
    return (await unzip(await site.download("v", results[0]?.resultId ?? ""))).map(({ name }) => name);
  };
  const refusedAt = (paths: string[]) => (error: { errors?: { path: string }[] }) => {
    assert.deepEqual(
      error.errors?.map(({ path }) => path),
      paths,
    );
    return true;
  };

  test("are in the check, the preview, the file names and the documents", async () => {
    const session = await site.session("v", sheet, certificate);
    assert.deepEqual([session.documentCount, session.problemCount], [3, 1]);
    const corrections = [
      { row: 1, column: "Full name", value: "Zoë Müller" },
      { row: 2, column: "Full name", value: "Jon Snow" },
    ];
    const corrected = await correct(session, corrections, { preview: { row: 1 } });
    assert.equal(corrected.problemCount, 0);
    assert.deepEqual(
      corrected.corrections.map(({ was }) => was),
      ["Zoe Müler", ""],
    );
    assert.deepEqual(corrected.preview?.cells, ["Zoe Müler", "Maths", "12"]);
    const uncorrected = await correct(session, [], { preview: { row: 1 } });
    assert.notDeepEqual(uncorrected.preview?.pages, corrected.preview?.pages);
    assert.equal(uncorrected.problemCount, 1);
    await correct(session, corrections);
    assert.deepEqual(await namesMade(session), ["Zoë Müller.pdf", "Jon Snow.pdf", "Ada Byron.pdf"]);
  });

  test("belong to their session alone, although others share the table", async () => {
    const { uploadId } = await site.upload("v", sheet);
    const create = () => createSession(site.container, "v", { uploadId, ...certificate });
    const [one, other] = [await create(), await create()];
    await correct(one, [{ row: 1, column: "Full name", value: "Zoë Müller" }]);
    assert.deepEqual(await namesMade(other), ["Zoe Müler.pdf", "Ada Byron.pdf"]);
  });

  test("are dropped where the old text is typed again", async () => {
    const session = await site.session("v", sheet, certificate);
    const { corrections } = await correct(session, [{ row: 1, column: "Full name", value: "Zoe Müler" }]);
    assert.deepEqual(corrections, []);
  });

  test("that fit no cell are refused at their place", async () => {
    const session = await site.session("v", sheet, certificate);
    const right = { row: 1, column: "Full name", value: "Zoë" };
    const wrong = [right, { ...right, row: 4 }, { ...right, column: "Name" }, { ...right, value: "Zoé" }];
    await assert.rejects(
      correct(session, wrong),
      refusedAt(["corrections.1.row", "corrections.2.column", "corrections.3"]),
    );
    await assert.rejects(correct(session, undefined, { only: [1, 4] }), refusedAt(["only.1"]));
  });

  test("move a line to the invoice whose number it is given", async () => {
    const lines = "Invoice no,Customer,Item,Quantity,Unit price\nA1,Ann,Pen,1,2\nA2,Ann,Ink,1,3\nA3,Bob,Nib,1,4";
    const session = await site.session("v", lines, { template: "invoice", settings: seller });
    assert.equal(session.documentCount, 3);
    const merged = await correct(session, [{ row: 2, column: "Invoice no", value: "A1" }], { preview: { row: 2 } });
    assert.equal(merged.documentCount, 2);
    assert.deepEqual(merged.preview?.rows, [1, 2]);
  });

  test("are read by their column's convention", async () => {
    const lines = "Invoice no;Customer;Item;Quantity;Unit price\nA1;Ann;Pen;1;1.299,50\nA2;Bob;Ink;1;abc";
    const session = await site.session("v", lines, {
      template: "invoice",
      settings: seller,
      output: { locale: "de-DE", archive: true },
    });
    assert.equal(session.problems[0]?.code, "not_a_number");
    const corrected = await correct(session, [{ row: 2, column: "Unit price", value: "1.234" }]);
    assert.deepEqual(corrected.problems, []);
    const { results } = await site.made("v", session.sessionId);
    const [, second] = await unzip(await site.download("v", results[0]?.resultId ?? ""));
    const { pages } = await readBack(second?.data ?? Buffer.of());
    assert.match(pages[0]?.text ?? "", /1\.234,00/);
  });

  test("of a workbook's cells are read as text, and warn where that can mean several things", async () => {
    const texts = (...all: string[]) => all.map((each) => `<c t="inlineStr"><is><t>${each}</t></is></c>`).join("");
    const date = (day: string) => `<c s="1"><v>${(Date.parse(day) - Date.UTC(1899, 11, 30)) / 86_400_000}</v></c>`;
    const price = (cell: string) => `<c${cell}</c>`;
    const line = (name: string, day: string, cell: string) =>
      `<row>${texts(name, "Ann", "Pen", "1")}${date(day)}${price(cell)}</row>`;
    const header = `<row>${texts("Invoice no", "Customer", "Item", "Quantity", "Date", "Unit price")}</row>`;
    const sessionWith = (shown: string) => {
      const rows = [line("A1", "2026-11-20", `><v>${shown}</v>`), line("A2", "2026-11-21", ' t="e"><v>#N/A</v>')];
      const xml = sheetXml(`${header}${rows.join("")}`);
      const workbook = makeZip(workbookEntries({ sheets: [{ name: "a", xml }] }));
      return site.session("v", workbook, { template: "invoice", settings: seller });
    };
    const session = await sessionWith("9");
    assert.deepEqual(
      session.problems.map(({ code }) => code),
      ["error_cell"],
    );
    const typed = async (date: string, price: string) => {
      const corrections = [
        { row: 2, column: "Date", value: date },
        { row: 2, column: "Unit price", value: price },
      ];
      return (await correct(session, corrections)).problems.map(({ code }) => code).sort();
    };
    assert.deepEqual(await typed("21 December 2026", "8"), []);
    assert.deepEqual(await typed("03/04/2026", "1.234"), ["ambiguous_date", "doubtful_number"]);
    assert.deepEqual(await typed("soon", "much"), ["not_a_date", "not_a_number"]);

    // A column that shows how it writes decimals is read as it shows them, whatever the language of the documents.
    const shown = await sessionWith("9.5");
    const german = { output: { locale: "de-AT" }, preview: { row: 2 } };
    const priced = async (value: string) => {
      const corrected = await correct(shown, [{ row: 2, column: "Unit price", value }], german);
      return { page: corrected.preview?.pages[0], problems: corrected.problems.map(({ code }) => code) };
    };
    const [asShown, plain, withComma] = [await priced("120.000"), await priced("120"), await priced("120,5")];
    assert.deepEqual([asShown.problems, plain.problems], [[], []]);
    assert.equal(asShown.page, plain.page);
    assert.deepEqual(withComma.problems, ["doubtful_number"]);
    assert.equal(withComma.page, (await priced("120.5")).page);
  });

  test("are set aside if the table no longer has the old text, and restored with it", async () => {
    const session = await site.session("v", sheet, certificate);
    await correct(session, [
      { row: 1, column: "Full name", value: "Zoë Müller" },
      { row: 3, column: "Score", value: "8" },
    ]);
    const shifted = await correct(session, undefined, { headerRow: 2, mapping: {} });
    assert.deepEqual([shifted.corrections.length, shifted.staleCorrections.length], [0, 2]);
    const back = await correct(session, undefined, { headerRow: null });
    assert.deepEqual([back.corrections.length, back.staleCorrections.length], [2, 0]);
    await correct(session, undefined, { headerRow: 2 });
    assert.deepEqual((await correct(session, undefined, { staleCorrections: [] })).staleCorrections, []);
  });

  test("survive another upload of the sheet where row and old text still match", async () => {
    const first = await site.session("v", sheet, certificate);
    await correct(first, [
      { row: 1, column: "Full name", value: "Zoë Müller" },
      { row: 3, column: "Full name", value: "Ada Lovelace" },
    ]);
    const { jobId: failedIn } = await site.made("v", first.sessionId);
    const again = sheet.replace("Ada Byron", "Ada King").replace("\n,", "\nJon Snow,");
    const second = await site.session("v", again, { ...certificate, failedIn });
    assert.deepEqual(second.corrections, [{ row: 1, column: "Full name", value: "Zoë Müller", was: "Zoe Müler" }]);
    assert.deepEqual(
      second.staleCorrections.map(({ value }) => value),
      ["Ada Lovelace"],
    );
  });

  test("wait where another spreadsheet has the old text in the row of somebody else", async () => {
    const first = await site.session("v", sheet, certificate);
    await correct(first, [{ row: 2, column: "Full name", value: "Jon Snow" }]);
    const { uploadId } = await site.upload("v", "Full name,Course,Score\nEve,Art,1\n,Art,2\n");
    const next = { uploadId, ...certificate, from: first.sessionId };
    const other = await createSession(site.container, "v", next);
    assert.deepEqual([other.corrections.length, other.staleCorrections.length], [0, 1]);
    const used = await correct(other, [{ row: 2, column: "Full name", value: "Jon Snow" }]);
    assert.deepEqual([used.corrections.length, used.staleCorrections.length], [1, 0]);
  });

  test("are exported as the whole corrected spreadsheet, in which nothing runs", async () => {
    const lines = "Full name;Course;Score\nZoe;=HYPERLINK(1);-12,5\nAda;Logic;7";
    const session = await site.session("v", lines, certificate);
    await correct(session, [{ row: 2, column: "Full name", value: "=1+1" }], { only: [2] });
    const { results, corrections, isPart } = await site.made("v", session.sessionId);
    assert.deepEqual([corrections, isPart], [1, true]);
    const corrected = results.find(({ kind }) => kind === "corrected");
    assert.equal(corrected?.filename, "Class 4b - corrected.csv");
    assert.equal(
      (await site.download("v", corrected?.resultId ?? "")).toString(),
      ['\ufeff"Full name";"Course";"Score"', `"Zoe";"'=HYPERLINK(1)";"-12,5"`, `"'=1+1";"Logic";"7"`, ""].join("\r\n"),
    );
    const other = await site.session("v", lines, certificate);
    const kinds = (await site.made("v", other.sessionId)).results.map(({ kind }) => kind);
    assert.deepEqual(kinds, ["archive"]);
  });

  test("are exported before the start as well, to nobody else", async () => {
    const session = await site.session("v", sheet, certificate);
    const { sessionId } = await correct(session, [{ row: 2, column: "Full name", value: "Jon Snow" }]);
    const { corrected } = await changeSession(site.container, "v", { sessionId, corrected: { from: 1 } });
    assert.match(corrected?.text ?? "", /^\ufeff"Full name".*\r\n"Zoe Müler".*\r\n"Jon Snow"/);
    assert.equal(corrected?.next, null);
    const beyond = await changeSession(site.container, "v", { sessionId, corrected: { from: 4_000 } });
    assert.deepEqual(beyond.corrected?.text, "");
    await assert.rejects(changeSession(site.container, "w", { sessionId, corrected: { from: 1 } }));
  });

  test("belong to their visitor: a shared job reveals neither them nor row numbers", async () => {
    const session = await site.session("v", sheet, certificate);
    await correct(session, [{ row: 1, column: "Full name", value: "Zoë Müller" }]);
    const { jobId } = await site.made("v", session.sessionId);
    const sharing = { sessionId: session.sessionId, share: true } as const;
    const { share } = await shareJob(site.container, "v", sharing, Buffer.alloc(32, 1));
    const shared = await readSharedStatus(site.container, jobId, share?.token ?? "", { find: "" });
    assert.deepEqual(
      shared.results.map(({ kind }) => kind),
      ["archive"],
    );
    assert.deepEqual(shared.documents?.[0], { number: 1, filename: "Zoë Müller.pdf" });
    assert.equal("corrections" in shared, false);
  });

  test("make just the documents that are wanted again", async () => {
    const session = await site.session("v", sheet, certificate);
    const one = await correct(session, [{ row: 3, column: "Full name", value: "Ada Lovelace" }], { only: [3] });
    assert.deepEqual([one.only, one.documentCount], [[3], 1]);
    assert.deepEqual(await namesMade(session), ["Ada Lovelace.pdf"]);
  });
});
