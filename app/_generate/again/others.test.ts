import assert from "node:assert/strict";
import { test } from "node:test";
import { JobIdSchema, UploadIdSchema } from "#lib/contracts/ids.ts";
import { CreateSessionSchema } from "#lib/contracts/session.ts";
import { session } from "../session.fixture.ts";
import { othersOf } from "./others.ts";

test("a further session of a sheet has all that was settled in the one before", () => {
  const settled = {
    mapping: { name: { column: "Full name" }, role: null },
    settings: { accent: "#8a1f4d" },
    pictures: UploadIdSchema.parse(`upl_${"p".repeat(22)}`),
    rows: { from: 3, to: 7 },
    only: [5],
    corrections: [{ row: 5, column: "Full name", value: "Zoë" }],
    failedIn: JobIdSchema.parse(`job_${"j".repeat(22)}`),
  };
  const reading = { delimiter: ";", headerRow: 2, headerLines: 2 };
  const corrections = settled.corrections.map((each) => ({ ...each, was: "Zoe" }));
  const before = session({ state: "started", reading, ...settled, corrections });
  assert.deepEqual(CreateSessionSchema.parse(othersOf(before)), {
    uploadId: before.uploadId,
    template: "badge",
    ...reading,
    ...settled,
    sample: false,
    output: before.output,
    preview: { row: 5 },
  });
});
