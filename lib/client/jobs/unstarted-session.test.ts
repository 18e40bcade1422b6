import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";
import { SessionIdSchema } from "#lib/contracts/ids.ts";
import { keepSessionAfter } from "../changes/corrected-sessions.ts";
import { forgetUnstarted, keepUnstarted, unstartedSession } from "./unstarted-session.ts";

const session = (name: string) => SessionIdSchema.parse(`ses_${name.padEnd(22, "0")}`);
const [first, second, started] = [session("first"), session("second"), session("started")];

beforeEach(() => {
  const kept = new Map<string, string>();
  const localStorage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => kept.set(key, text),
    removeItem: (key: string) => kept.delete(key),
  };
  Object.defineProperty(globalThis, "localStorage", { value: localStorage, configurable: true });
});

test("forgetting a session keeps one that another tab has opened since", () => {
  keepUnstarted(first);
  keepUnstarted(second);
  forgetUnstarted(first);
  assert.equal(unstartedSession(), second);
  forgetUnstarted(second);
  assert.equal(unstartedSession(), null);
});

test("a session that was made from a started one doesn't replace another spreadsheet", () => {
  keepSessionAfter(started, second);
  keepUnstarted(second);
  assert.equal(unstartedSession(), second);
  keepUnstarted(first);
  keepUnstarted(second);
  assert.equal(unstartedSession(), first);
});
