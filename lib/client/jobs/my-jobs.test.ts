import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";
import { JobIdSchema, SessionIdSchema } from "#lib/contracts/ids.ts";
import type { StatusResponse } from "#lib/contracts/job.ts";
import { limits } from "#lib/contracts/limits.ts";
import { forgetJob, listMyJobs, rememberJob } from "./my-jobs.ts";
import { zipJobOf } from "./zip-job.ts";

const stored = new Map<string, string>();
Object.assign(globalThis, {
  localStorage: {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
    removeItem: (key: string) => stored.delete(key),
  },
});
beforeEach(() => stored.clear());

const now = Date.now();
const at = (minutes: number) => new Date(now + minutes * 60_000).toISOString();
const jobIdOf = (number: number) => JobIdSchema.parse(`job_${String(number).padStart(22, "0")}`);
const job = (number: number, changes: Partial<StatusResponse> = {}) =>
  ({
    jobId: jobIdOf(number),
    sessionId: SessionIdSchema.parse(`ses_${"a".repeat(22)}`),
    filename: `${number}.csv`,
    template: "badge",
    createdAt: at(number - 100),
    expiresAt: at(100),
    ...changes,
  }) as StatusResponse;
const names = () => listMyJobs().map(({ filename }) => filename);

test("lists jobs newest first, each once", () => {
  for (const number of [1, 3, 2, 3]) rememberJob(job(number));
  assert.deepEqual(names(), ["3.csv", "2.csv", "1.csv"]);
  forgetJob(jobIdOf(2));
  assert.deepEqual(names(), ["3.csv", "1.csv"]);
});

test("knows which ZIP a combined PDF belongs to, as long as it's there", () => {
  rememberJob(job(1));
  rememberJob(job(2), { zip: jobIdOf(1) });
  rememberJob(job(2));
  assert.deepEqual([zipJobOf(jobIdOf(2)), zipJobOf(jobIdOf(1))], [jobIdOf(1), null]);
  forgetJob(jobIdOf(1));
  assert.equal(zipJobOf(jobIdOf(2)), null);
});

test("drops those that have expired, and the oldest of too many", () => {
  rememberJob(job(0, { expiresAt: at(-1) }));
  assert.deepEqual(names(), []);
  for (let number = 1; number <= limits.jobsKept + 5; number += 1) rememberJob(job(number));
  assert.equal(names().length, limits.jobsKept);
  assert.equal(names().at(-1), "6.csv");
});

test("leaves nothing in storage once the list is empty", () => {
  rememberJob(job(1));
  forgetJob(jobIdOf(1));
  assert.equal(stored.size, 0);
});

test("ignores entries that aren't jobs, and starts afresh if nothing can be read", () => {
  rememberJob(job(1));
  const [text = ""] = stored.values();
  const strange = [
    null,
    1,
    {},
    { ...JSON.parse(text)[0], jobId: "job_1/../../x" },
    { ...JSON.parse(text)[0], filename: {} },
  ];
  stored.set("jobs", JSON.stringify([...strange, ...JSON.parse(text)]));
  assert.deepEqual(names(), ["1.csv"]);
  stored.set("jobs", "{");
  assert.deepEqual(names(), []);
});

test("has no list if the browser blocks storage", (t) => {
  const blocked = () => {
    throw new DOMException("", "SecurityError");
  };
  t.mock.method(localStorage, "getItem", blocked);
  t.mock.method(localStorage, "setItem", blocked);
  rememberJob(job(1));
  assert.deepEqual(names(), []);
});
