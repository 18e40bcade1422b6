import assert from "node:assert/strict";
import { after, test } from "node:test";
import { AppError } from "../common/errors/app-error.ts";
import { startGeneration } from "../jobs/start-job.ts";
import { changeSession } from "../sessions/change-session.ts";
import { openTestSite } from "./test-site.fixture.ts";

const site = await openTestSite();
after(() => site.close());
site.work();

const people = "Full name;Course\nZoë;Maths\n;Art\n";
const invoices = "Invoice no;Customer;Item;Quantity;Unit price\n1;Ann;Paper;2;3";
const change = (sessionId: Parameters<typeof changeSession>[2]["sessionId"], changes: object) =>
  changeSession(site.container, "v", { sessionId, ...changes });

/** The error of a start, which must be refused. */
async function refusal(sessionId: Parameters<typeof startGeneration>[2]): Promise<AppError> {
  const error = await startGeneration(site.container, "v", sessionId).catch((cause: unknown) => cause);
  assert.ok(error instanceof AppError);
  return error;
}

test("an invoice starts only with its seller and address", async () => {
  const { sessionId, settings, unset } = await site.session("v", invoices, { template: "invoice" });
  assert.deepEqual([settings.company, settings.sender, unset], ["", "", ["company", "sender"]]);
  const { code, errors } = await refusal(sessionId);
  assert.deepEqual(
    [code, errors?.map(({ path }) => path)],
    ["invalid_request", ["settings.company", "settings.sender"]],
  );

  assert.deepEqual((await change(sessionId, { settings: { company: "Bo & Co", sender: " \n" } })).unset, ["sender"]);
  assert.deepEqual((await refusal(sessionId)).errors?.[0]?.path, "settings.sender");
  assert.deepEqual((await change(sessionId, { settings: { sender: "Quay 1\nOslo" } })).unset, []);
  assert.equal((await site.made("v", sessionId)).status, "succeeded");
});

test("certificates and badges start with nothing set", async () => {
  for (const template of ["certificate", "badge"]) {
    const { unset, sessionId } = await site.session("v", people, { template });
    assert.deepEqual(unset, []);
    assert.equal((await site.made("v", sessionId)).status, "succeeded");
  }
});

test("a sample sheet has the sample texts, in the language of its documents, until somebody changes them", async () => {
  const choices = { template: "certificate", sample: true, output: { combined: true } };
  const { sessionId, sample, settings } = await site.session("v", people, choices);
  assert.deepEqual([sample, settings.issuer, settings.signatory], [true, "Northgate Institute", "Helena Marsh"]);
  await change(sessionId, { settings: { issuer: "Nordlys", signatory: "" } });
  const german = await change(sessionId, { output: { locale: "de-DE" } });
  const { issuer, signatory, role } = german.settings;
  assert.deepEqual([german.sample, issuer, signatory, role], [true, "Nordlys", "", "Leiterin der Akademie"]);
  const letter = await change(sessionId, { template: "letter" });
  assert.deepEqual([letter.unset, letter.settings.signatory], [[], "Helena Marsch"]);
  await change(sessionId, { template: "certificate" });
  const { results } = await site.made("v", sessionId);
  const names = results.map(({ filename }) => filename);
  assert.deepEqual(names, ["Class 4b (sample).zip", "Class 4b (sample).pdf", "Class 4b (sample) - problems.csv"]);
});

test("sample texts never follow to a sheet of one's own", async () => {
  const { sessionId } = await site.session("v", people, { template: "certificate", sample: true });
  await change(sessionId, { settings: { role: "Dean" } });
  const { jobId } = await site.made("v", sessionId);
  const own = await site.session("v", people, { template: "certificate", failedIn: jobId });
  const { issuer, signatory, role } = own.settings;
  assert.deepEqual([own.sample, issuer, signatory, role], [false, "", "", "Dean"]);
});

test("the preview marks empty texts while a session is open, and shows the document as it will be when asked", async () => {
  const { sessionId, preview } = await site.session("v", people, { template: "badge", preview: { row: 1 } });
  const marked = preview?.pages[0] ?? "";
  const page = async (changes: object) => (await change(sessionId, changes)).preview?.pages[0] ?? "";
  const plain = await page({ preview: { row: 1, placeholders: false } });
  assert.match(plain, /^<svg/);
  assert.notEqual(marked, plain);
  assert.equal(await page({ preview: { row: 1 } }), marked);
  await site.made("v", sessionId);
  assert.equal(await page({ preview: { row: 1 } }), plain);
});

test("a required setting that a row leaves empty is an error of that row", async () => {
  const rows = ["1;Ann;Paper;2;3;Bo", "1;Ann;Ink;1;4;", "2;Cy;Paper;1;3;"];
  const sheet = ["Invoice no;Customer;Item;Quantity;Unit price;Seller", ...rows].join("\n");
  const settings = { company: "{Seller}", sender: "Quay 1" };
  const { unset, problems, documentCount } = await site.session("v", sheet, { template: "invoice", settings });
  assert.deepEqual([unset, documentCount], [[], 2]);
  assert.deepEqual(
    problems.map(({ row, severity, message }) => ({ row, severity, message })),
    [{ row: 3, severity: "error", message: "“Your company” is required but empty." }],
  );
});
