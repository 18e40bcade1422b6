import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";
import { SessionIdSchema } from "#lib/contracts/ids.ts";
import { isSessionAfter, keepSessionAfter, sessionAfter } from "./corrected-sessions.ts";

const session = (name: string) => SessionIdSchema.parse(`ses_${name.padEnd(22, "0")}`);
const [first, second, third] = [session("first"), session("second"), session("third")];

let kept = "";
beforeEach(() => {
  kept = "{}";
  const setItem = (_: string, text: string) => {
    kept = text;
  };
  const localStorage = { getItem: () => kept, setItem };
  Object.defineProperty(globalThis, "localStorage", { value: localStorage, configurable: true });
});

test("the last session in a chain is found from any of them", () => {
  keepSessionAfter(first, second);
  keepSessionAfter(first, third);
  assert.deepEqual([first, second, third].map(sessionAfter), [third, third, null]);
  assert.deepEqual([first, second, third].map(isSessionAfter), [false, true, true]);
});

test("foreign data is no session, and causes no endless chain", () => {
  kept = JSON.stringify({ [first]: second, [second]: first, [third]: "other" });
  assert.deepEqual([sessionAfter(first), sessionAfter(third)], [second, null]);
  kept = "nonsense";
  assert.equal(sessionAfter(first), null);
});

test("only the latest are kept", () => {
  for (let number = 0; number < 60; number += 1) keepSessionAfter(session(`a${number}`), session(`b${number}`));
  assert.equal(Object.keys(JSON.parse(kept)).length, 50);
  assert.equal(sessionAfter(session("a59")), session("b59"));
});
