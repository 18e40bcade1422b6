import assert from "node:assert/strict";
import { after, test } from "node:test";
import { readStatus } from "../../jobs/job-status.ts";
import { startGeneration } from "../../jobs/start-job.ts";
import { openTestSite } from "../../journeys/test-site.fixture.ts";
import { changeSession } from "../change-session.ts";

const site = await openTestSite();
after(() => site.close());
site.work();

const sheet = "Name;Kurs;Datum\nZoë;Satz;21.11.2026\n;Druck;22.11.2026\n";
const inGerman = { template: "certificate", output: { locale: "de-DE" } };

test("a session's documents are in the language of its locale, except for texts that somebody wrote", async () => {
  const { sessionId, settings, output } = await site.session("v", sheet, { ...inGerman, template: "labels" });
  assert.equal(output.filename, "Etiketten");
  assert.equal(settings.title, undefined);
  const change = (changes: object) => changeSession(site.container, "v", { sessionId, ...changes });

  const certificate = await change({ template: "certificate", settings: { role: "Meisterin" } });
  const said = ({ settings }: typeof certificate) => [settings.dateLabel, settings.role];
  assert.deepEqual(said(certificate), ["Datum", "Meisterin"]);
  assert.deepEqual(said(await change({ output: { locale: "en-GB" } })), ["Date", "Meisterin"]);
  assert.deepEqual(said(await change({ output: { locale: "de-AT" } })), ["Datum", "Meisterin"]);

  const labels = await change({ template: "labels" });
  assert.equal(labels.output.filename, "Etiketten");
  assert.equal((await change({ output: { locale: "fr-FR" } })).output.filename, "Labels");
  await change({ output: { filename: "Post" } });
  assert.equal((await change({ output: { locale: "de-DE" } })).output.filename, "Post");
});

test("problems are shown in the reader's language, and the file is in that of the start", async () => {
  const { sessionId, problems } = await site.session("v", sheet, inGerman);
  const english = "“Name” is required but empty.";
  const german = "„Name“ ist erforderlich, aber leer.";
  assert.equal(problems[0]?.message, english);
  const again = await changeSession(site.container, "v", { sessionId }, "de");
  assert.equal(again.problems[0]?.message, german);

  const { jobId } = await startGeneration(site.container, "v", sessionId, "de");
  const { results, problems: told } = await site.finished("v", jobId);
  assert.equal(told[0]?.message, english);
  assert.equal((await readStatus(site.container, "v", jobId, {}, "de")).problems[0]?.message, german);
  const file = results.find(({ kind }) => kind === "problems");
  assert.equal(file?.filename, "Class 4b - Probleme.csv");
  assert.ok((await site.download("v", file?.resultId ?? "")).includes(german));
});
