import assert from "node:assert/strict";
import { test } from "node:test";
import { type ErrorCode, errorTable } from "#lib/contracts/errors.ts";
import type { SessionResponse } from "#lib/contracts/sessions/session.ts";
import { ApiError, ConnectionError } from "../requests/api-error.ts";
import { followPreflight } from "./follow-preflight.ts";

type State = NonNullable<SessionResponse["preflight"]>["state"];

const session = (state: State) => ({ preflight: { state, checked: 1, total: 2, right: 1 } }) as SessionResponse;
const problem = (code: ErrorCode, retryAfterSeconds: number | null) =>
  new ApiError({ type: "about:blank", ...errorTable[code], detail: "", code }, retryAfterSeconds);

/** Follows a server with these responses; returns what was reported, in order. */
async function told(...answers: (SessionResponse | Error | AbortController)[]): Promise<unknown[]> {
  const heard: unknown[] = [];
  const left = new AbortController();
  const read = async () => {
    const answer = answers.shift();
    if (answer instanceof AbortController) left.abort();
    if (answer instanceof Error) throw answer;
    return answer as SessionResponse;
  };
  await followPreflight({
    read,
    onRead: ({ preflight }) => heard.push(preflight?.state),
    onRefused: (error) => heard.push(error),
    signal: left.signal,
    everyMs: 1,
  });
  assert.deepEqual(answers, []);
  return heard;
}

test("polls until the preflight has ended", async () => {
  assert.deepEqual(await told(session("running"), session("running"), session("done")), ["running", "running", "done"]);
  assert.deepEqual(await told(session("failed")), ["failed"]);
});

test("polls again after a missing response, but not if there will be none", async () => {
  const passing = [problem("busy", 0.001), problem("too_many_requests", 0.001)];
  assert.deepEqual(await told(...passing, session("done")), ["done"]);
  const gone = problem("gone", null);
  assert.deepEqual(await told(session("running"), gone), ["running", gone]);
});

test("waits longer after each failure", async (context) => {
  context.mock.timers.enable({ apis: ["setTimeout"] });
  context.mock.method(Math, "random", () => 0);
  let asked = 0;
  const never = () => assert.fail("nothing is told of it");
  const left = new AbortController();
  const read = () => {
    asked += 1;
    return Promise.reject(new ConnectionError());
  };
  const following = followPreflight({ read, onRead: never, onRefused: never, signal: left.signal });
  const counts: number[] = [];
  for (const ms of [700, 999, 1, 1_999, 1]) {
    context.mock.timers.tick(ms);
    await new Promise(setImmediate);
    counts.push(asked);
  }
  assert.deepEqual(counts, [1, 1, 2, 2, 3]);
  left.abort();
  await following;
});

test("ignores a response that arrives after its abort", async () => {
  assert.deepEqual(await told(session("running"), new AbortController()), ["running"]);
});
