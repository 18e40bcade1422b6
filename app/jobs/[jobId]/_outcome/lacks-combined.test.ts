import assert from "node:assert/strict";
import { test } from "node:test";
import type { Result, StatusResponse } from "#lib/contracts/job.ts";
import { lacksCombined } from "./lacks-combined.ts";

const result = (kind: Result["kind"], documents = 3) => ({ kind, documents }) as Result;
const job = (results: Result[], changes: Partial<StatusResponse> = {}) =>
  ({ status: "succeeded", format: "pdf", results, ...changes }) as StatusResponse;

test("several PDFs in a ZIP alone can still be combined", () => {
  assert.equal(lacksCombined(job([result("archive"), result("problems", 0)])), true);
});

test("there is nothing to combine without several PDFs, of Word files, or in a job that was stopped", () => {
  assert.equal(lacksCombined(job([result("archive"), result("combined")])), false);
  assert.equal(lacksCombined(job([result("archive", 1)])), false);
  assert.equal(lacksCombined(job([result("problems", 0)])), false);
  assert.equal(lacksCombined(job([result("archive")], { format: "docx" })), false);
  assert.equal(lacksCombined(job([result("archive")], { stopped: true })), false);
  assert.equal(lacksCombined(job([], { status: "running" } as never)), false);
});
