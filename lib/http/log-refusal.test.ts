import assert from "node:assert/strict";
import { test } from "node:test";
import { AppError } from "#lib/generation/common/errors/app-error.ts";
import { msg } from "#lib/messages/server-message.ts";
import { problemResponse } from "./problem.ts";

function linesOf(work: () => void): Record<string, unknown>[] {
  const written: string[] = [];
  const { write } = process.stderr;
  process.stderr.write = (text: string | Uint8Array) => written.push(String(text)) > 0;
  try {
    work();
  } finally {
    process.stderr.write = write;
  }
  return written.map((line) => JSON.parse(line));
}

const refuse = () => {
  const url = "http://rowpress.test/api/generation/status/job_secret?find=Ann";
  problemResponse(new AppError("not_found", msg("api.address")), new Request(url));
};

test("a rejected request is one line with its code and route, without ids or content", () => {
  const [line, ...others] = linesOf(refuse);
  assert.equal(others.length, 0);
  assert.deepEqual(
    [line?.event, line?.code, line?.route],
    ["request refused", "not_found", "GET /api/generation/status/…"],
  );
  assert.match(String(line?.address), /^[0-9a-f]{16}$/);
  assert.doesNotMatch(JSON.stringify(line), /secret|Ann/);
});

test("many rejected requests don't flood the log", () => {
  const lines = linesOf(() => {
    for (let at = 0; at < 5_000; at += 1) refuse();
  });
  assert.ok(lines.length >= 99 && lines.length <= 202, `${lines.length} lines`);
});

test("many broken connections don't flood the log", () => {
  const lines = linesOf(() => {
    for (let at = 0; at < 5_000; at += 1) {
      const broken = Object.assign(new Error("aborted"), { code: "ECONNRESET" });
      problemResponse(broken, new Request("http://rowpress.test/api/generation/session", { method: "POST" }));
    }
  });
  const failures = lines.filter(({ event }) => event === "request failed temporarily");
  assert.ok(failures.length >= 1 && failures.length <= 202, `${failures.length} lines`);
});

test("a defect is a line with its route too, in full in the log and generic in the response", async () => {
  const url = "http://rowpress.test/api/generation/download/res_secret?document=1";
  let answer = new Response();
  const [line] = linesOf(() => {
    answer = problemResponse(new Error("the disk said Ann"), new Request(url));
  });
  assert.deepEqual(
    [line?.level, line?.event, line?.route],
    ["error", "request failed", "GET /api/generation/download/…"],
  );
  assert.match(JSON.stringify(line), /the disk said Ann/);
  assert.equal(answer.status, 500);
  assert.doesNotMatch(await answer.text(), /Ann|at /);
});
