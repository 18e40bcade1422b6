import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { limits } from "#lib/contracts/limits.ts";
import { AppError } from "#lib/generation/common/errors/app-error.ts";
import { hostileArchives } from "./hostile/hostile-archives.fixture.ts";
import type { HostileCase } from "./hostile/hostile-case.fixture.ts";
import { cutFiles } from "./hostile/hostile-cuts.fixture.ts";
import { hostileOpenDocuments } from "./hostile/hostile-open-documents.fixture.ts";
import { hostileTexts } from "./hostile/hostile-texts.fixture.ts";
import { hostileWorkbooks } from "./hostile/hostile-workbooks.fixture.ts";
import { hostileXls } from "./hostile/hostile-xls.fixture.ts";
import { withFile } from "./read-content.fixture.ts";
import { readTable } from "./read-table.ts";

const ignore = () => undefined;

/** The error code, or `read`. Drops the rows, because some of these files have very many. */
async function outcomeOf(content: Buffer): Promise<string> {
  return withFile(content, (path) => readTable(path, {}, limits, ignore, ignore)).then(
    () => "read",
    (error: unknown) => {
      if (error instanceof AppError) return error.code;
      throw error;
    },
  );
}

/** `npm run measure:hostile` measures what each file costs; this test only catches hangs. */
function testAll(cases: HostileCase[]): void {
  for (const { name, content, outcome } of cases) {
    test(`answers ${name} with ${outcome}`, { timeout: 60_000 }, async () => {
      assert.equal(await outcomeOf(content()), outcome);
    });
  }
}

describe("archives that unpack to too much, or lie", () => testAll(hostileArchives));
describe("workbooks that want too much", () => testAll(hostileWorkbooks));
describe("OpenDocument spreadsheets that want too much", () => testAll(hostileOpenDocuments));
describe("old workbooks that lie", () => testAll(hostileXls));
describe("texts that want too much", () => testAll(hostileTexts));
describe("files that were cut", () => testAll(cutFiles));
