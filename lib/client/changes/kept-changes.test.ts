import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";
import { SessionIdSchema } from "#lib/contracts/ids.ts";
import { keepChanges, keepTimeline, keptChanges, keptTimeline } from "./kept-changes.ts";

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

test("returns the changes of only that session", async () => {
  const changes = [
    { settings: { title: "Nineteen characters" }, rows: null, preview: { row: 16 } },
    { template: "badge" },
  ];
  keepChanges(sessionId, changes);
  assert.deepEqual(await keptChanges(sessionId), changes);
  assert.deepEqual(await keptChanges(other), []);
  keepChanges(sessionId, []);
  assert.deepEqual([await keptChanges(sessionId), items.size], [[], 0]);
});

test("drops what the page no longer knows, and keeps the rest", async () => {
  const known = { settings: { title: "A" } };
  keepChanges(sessionId, [known]);
  const [[key] = [""]] = items;
  const strange = { ...known, rows: "all", colour: "red" };
  for (const stored of [strange, [strange]]) {
    items.set(key, JSON.stringify(stored));
    assert.deepEqual(await keptChanges(sessionId), [known]);
  }
  for (const broken of ["", "{", "null", "3"]) {
    items.set(key, broken);
    assert.deepEqual(await keptChanges(sessionId), [], broken);
  }
});

test("works without the browser's storage", async () => {
  const get = () => {
    throw new DOMException("", "SecurityError");
  };
  Object.defineProperty(globalThis, "sessionStorage", { get, configurable: true });
  keepChanges(sessionId, [{ settings: { title: "A" } }]);
  assert.deepEqual(await keptChanges(sessionId), []);
});

test("returns the undo history, but nothing of another version", async () => {
  const session = { sessionId: other, filename: "a.csv" };
  const timeline = {
    past: [
      { what: ["file"], session },
      { what: ["settings.title"], isTyped: true, changes: { settings: { title: "A" } } },
    ],
    future: [{ what: ["rows"], changes: { rows: null } }],
  };
  keepTimeline(sessionId, timeline);
  assert.deepEqual(await keptTimeline(sessionId), timeline);
  const [[key] = [""]] = items;
  items.set(key, JSON.stringify({ ...timeline, past: [{ what: ["rows"], changes: { rows: "all" } }] }));
  assert.deepEqual(await keptTimeline(sessionId), { past: [], future: [] });
});
