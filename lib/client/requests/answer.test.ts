import assert from "node:assert/strict";
import { test } from "node:test";
import { z } from "zod";
import { readAnswer } from "./answer.ts";
import { ApiError, ConnectionError, isGone, isPassing } from "./api-error.ts";

const schema = z.object({ rows: z.number() });

function thrownBy(status: number, text: string, retryAfter: string | null = null): unknown {
  try {
    readAnswer(schema, { status, text, retryAfter });
  } catch (error) {
    return error;
  }
  throw new Error("It was read as an answer");
}

test("a success is read by its schema", () => {
  assert.deepEqual(readAnswer(schema, { status: 200, text: '{"rows": 3}', retryAfter: null }), { rows: 3 });
});

test("a problem keeps its detail, code, fields and Retry-After", () => {
  const problem = { type: "about:blank", title: "Busy", status: 503, detail: "Wait 5 s.", code: "busy" };
  const error = thrownBy(503, JSON.stringify({ ...problem, errors: [{ path: "rows", message: "too many" }] }), "5");
  assert.ok(error instanceof ApiError);
  const { message, code, errors, retryAfterSeconds } = error;
  assert.deepEqual(
    { message, code, errors, retryAfterSeconds },
    { message: "Wait 5 s.", code: "busy", errors: [{ path: "rows", message: "too many" }], retryAfterSeconds: 5 },
  );
  assert.equal(isPassing(error), true);
});

test("404 and 410 are final", () => {
  const problem = { type: "about:blank", title: "Gone", status: 410, detail: "Begin again.", code: "gone" };
  const error = thrownBy(410, JSON.stringify(problem));
  assert.equal(isGone(error), true);
  assert.equal(isPassing(error), false);
});

test("a response outside the contract counts as none", () => {
  assert.ok(thrownBy(200, '{"rows": "three"}') instanceof ConnectionError);
  assert.ok(thrownBy(502, "<html>Bad gateway</html>") instanceof ConnectionError);
});
