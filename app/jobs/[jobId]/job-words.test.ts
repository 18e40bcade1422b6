import assert from "node:assert/strict";
import { test } from "node:test";
import { JobIdSchema, SessionIdSchema } from "#lib/contracts/ids.ts";
import type { StatusResponse } from "#lib/contracts/job.ts";
import { pageLanguages } from "#lib/messages/page-languages.ts";
import { speak } from "#lib/messages/page-messages.ts";
import { announcement, headline, partOf, progressInWords, tabTitle } from "./job-words.ts";

type Progress = Partial<StatusResponse["progress"]>;

const english = { language: "en", say: speak(pageLanguages.en.messages, "en") };
const german = { language: "de", say: speak(pageLanguages.de.messages, "de") };

function job(status: "queued" | "running" | "finishing", progress: Progress = {}): StatusResponse {
  return {
    jobId: JobIdSchema.parse(`job_${"a".repeat(22)}`),
    sessionId: SessionIdSchema.parse(`ses_${"a".repeat(22)}`),
    unit: "document",
    template: "certificate",
    status,
    progress: { total: 240, done: 0, failed: 0, perSecond: null, etaSeconds: null, ...progress },
    phase: null,
    newest: [],
    results: [],
    problems: [],
    problemCount: 0,
    error: null,
    createdAt: "2026-11-21T10:00:00Z",
    startedAt: null,
    finishedAt: null,
    expiresAt: "2026-11-22T10:00:00Z",
    pollAfterMs: 500,
  };
}

test("the bar moves through checking, creating and packing, and says which", () => {
  const phases = ["planning", "creating", "packing"] as const;
  const at = phases.flatMap((name) => [0, 0.5, 1].map((part) => partOf({ ...job("running"), phase: { name, part } })));
  assert.deepEqual(
    at,
    at.toSorted((one, other) => one - other),
  );
  assert.deepEqual([at[0], at.at(-1)], [0, 1]);
  const planning = { ...job("running"), phase: { name: "planning", part: 0.257 } } as const;
  assert.equal(progressInWords(planning, null, english), "Checking 240 certificates: 25% done");
  assert.match(progressInWords(planning, null, german), /^240 Urkunden werden geprüft: 25\s%/);
});

test("a stopped job says how far it got", () => {
  const stopped = { ...job("finishing", { done: 40 }), status: "succeeded", stopped: true } as const;
  assert.equal(
    headline({ ...stopped, results: [], error: null }, english.say),
    "Stopped: 40 of 240 certificates created",
  );
  const none = { ...stopped, progress: { ...stopped.progress, done: 0 }, results: [], error: null };
  assert.equal(headline(none, english.say), "Stopped before anything was created");
  assert.equal(headline(none, german.say), "Angehalten, bevor etwas erstellt wurde");
});

test("progress omits what isn't known yet", () => {
  assert.equal(progressInWords(job("running"), null, english), "0 of 240 created");
  const later = job("running", { done: 120, failed: 3 });
  const told = progressInWords(later, { perSecond: 61.4, secondsLeft: 1.9 }, english);
  assert.equal(told, "120 of 240 created · 3 skipped · 61 per second · almost done");
});

test("the remaining time is rounded, in the visitor's language", () => {
  const leftIn = (secondsLeft: number) =>
    progressInWords(job("running"), { perSecond: 1_260, secondsLeft }, german).split(" · ").slice(1).join(", ");
  assert.equal(leftIn(7.2), "1.300 pro Sekunde, noch etwa 8 Sekunden");
  assert.equal(leftIn(41), "1.300 pro Sekunde, noch etwa 45 Sekunden");
  assert.equal(leftIn(170), "1.300 pro Sekunde, noch etwa 3 Minuten");
  assert.equal(leftIn(7_000), "1.300 pro Sekunde, noch etwa 2 Stunden");
});

test("announcements change only at quarters and at a new status", () => {
  const heard = new Set<string>();
  for (let done = 0; done <= 240; done += 1) heard.add(announcement(job("running", { done }), english.say));
  assert.deepEqual(
    [...heard],
    ["Creating 240 certificates.", "25 percent done.", "50 percent done.", "75 percent done.", "100 percent done."],
  );
  assert.equal(announcement(job("finishing", { done: 240 }), english.say), "Packing 240 certificates.");
});

test("the tab's title shows a running job's progress", () => {
  assert.equal(tabTitle(job("running", { done: 60 }), english), "25% · Creating 240 certificates · Rowpress");
  assert.equal(tabTitle(job("running", { done: 60 }), german), "25\u00a0% · 240 Urkunden werden erstellt · Rowpress");
});

test("sheets of labels are called sheets", () => {
  assert.equal(headline({ ...job("running", { total: 5 }), unit: "sheet" }, english.say), "Creating 5 sheets");
  assert.equal(headline({ ...job("finishing", { done: 1 }), unit: "sheet" }, german.say), "1 Bogen wird gepackt");
});

test("one document is in the singular", () => {
  assert.equal(headline(job("running", { total: 1 }), english.say), "Creating 1 certificate");
});
