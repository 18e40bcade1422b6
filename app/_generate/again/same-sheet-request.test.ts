import assert from "node:assert/strict";
import { test } from "node:test";
import { CreateSessionSchema } from "#lib/contracts/sessions/requests.ts";
import { session } from "../workbench/session.fixture.ts";
import { othersOf } from "./same-sheet-request.ts";

test("another session of a sheet continues from the previous one, and shows its first row", () => {
  const before = session({ state: "started", rows: { from: 3, to: 7 }, only: [5] });
  assert.deepEqual(CreateSessionSchema.parse(othersOf(before)), {
    uploadId: before.uploadId,
    template: "badge",
    sample: false,
    from: before.sessionId,
    preview: { row: 5 },
  });
});
