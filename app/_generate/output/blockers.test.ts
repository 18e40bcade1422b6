import assert from "node:assert/strict";
import { test } from "node:test";
import { DesignSchema } from "#lib/contracts/designs/design.ts";
import type { Say } from "#lib/messages/page-messages.ts";
import { session } from "../workbench/session.fixture.ts";
import { blockersOf } from "./blockers.ts";

const say = ((key: string) => key) as Say;
const page = { version: 1, pages: [{ width: 90, height: 50 }] };
const text = { id: "name", kind: "text", page: 1, x: 5, y: 5, width: 60, height: 10, text: "{Name}" };

test("a design without columns isn't printed for each row", () => {
  const blockers = (elements: object[]) =>
    blockersOf(session({ design: DesignSchema.parse({ ...page, elements }) }), false, say);
  assert.deepEqual(blockers([]), ["make.emptyDesign"]);
  assert.deepEqual(blockers([text]), []);
  assert.deepEqual(blockersOf(session(), false, say), []);
});

test("says that no listed row is left, not that all rows have errors", () => {
  const nothing = session({ only: [5], documentCount: 0, rows: { from: 1, to: 4 } });
  assert.deepEqual(blockersOf(nothing, false, say), ["rows.noneListed"]);
  assert.deepEqual(blockersOf({ ...nothing, only: null }, false, say), ["make.noneRight"]);
});
