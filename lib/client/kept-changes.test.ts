import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";
import { SessionIdSchema } from "#lib/contracts/ids.ts";
import { keepChanges, keptChanges } from "./kept-changes.ts";

const sessionId = SessionIdSchema.parse(`ses_${"a".repeat(22)}`);
const other = SessionIdSchema.parse(`ses_${"b".repeat(22)}`);
let items: Map<string, string>;

beforeEach(() => {
  items = new Map();
  const sessionStorage = {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
    removeItem: (key: string) => void items.delete(key),
  };
  Object.defineProperty(globalThis, "sessionStorage", { value: sessionStorage, configurable: true });
});

test("gives back the changes of a session, and of no other", async () => {
  const changes = { settings: { title: "Nineteen characters" }, rows: null, preview: { row: 16 } };
  keepChanges(sessionId, changes);
  assert.deepEqual(await keptChanges(sessionId), changes);
  assert.deepEqual(await keptChanges(other), {});
  keepChanges(sessionId, {});
  assert.deepEqual([await keptChanges(sessionId), items.size], [{}, 0]);
});

test("leaves out what the page no longer knows, and keeps the rest", async () => {
  keepChanges(sessionId, { settings: { title: "A" } });
  const [[key, text] = ["", ""]] = items;
  items.set(key, JSON.stringify({ ...JSON.parse(text), rows: "all", colour: "red" }));
  assert.deepEqual(await keptChanges(sessionId), { settings: { title: "A" } });
  for (const broken of ["", "{", "null", "3"]) {
    items.set(key, broken);
    assert.deepEqual(await keptChanges(sessionId), {}, broken);
  }
});

test("does without where the browser keeps nothing for the site", async () => {
  const get = () => {
    throw new DOMException("", "SecurityError");
  };
  Object.defineProperty(globalThis, "sessionStorage", { get, configurable: true });
  keepChanges(sessionId, { settings: { title: "A" } });
  assert.deepEqual(await keptChanges(sessionId), {});
});
