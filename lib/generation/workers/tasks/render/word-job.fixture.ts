import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { TestContext } from "node:test";
import { limits } from "#lib/contracts/limits.ts";
import type { Output } from "#lib/contracts/sessions/choices.ts";
import { closePdf, openPdf } from "#lib/generation/archive/pdf/open-pdf.fixture.ts";
import { completeSettings, defaultOutput } from "#lib/generation/mapping/fit/fit-defaults.ts";
import type { CheckReport } from "#lib/generation/mapping/problems/check-report.ts";
import type { FoundProblem } from "#lib/generation/mapping/problems/found-problem.ts";
import { settleReadings } from "#lib/generation/mapping/readings/settle-readings.ts";
import { suggestMapping } from "#lib/generation/mapping/suggest/suggest-mapping.ts";
import { csvOf, typesetter } from "#lib/generation/templates/checks/typeset-sheet.fixture.ts";
import { type WordFacts, WordTemplateSchema, wordDefinition } from "#lib/generation/word/word-template.ts";
import type { Assignment, CellCorrection, TableFile } from "../../protocol.ts";
import { planTask } from "../plan.ts";
import { readTableTask } from "../uploads/read-table.ts";
import { readWordTask } from "../uploads/read-word.ts";
import { makeShardTask } from "./make-shard.ts";

/** A Word file and a spreadsheet as their tasks read them. */
export interface WordJob {
  folder: string;
  facts: WordFacts;
  table: TableFile;
  assignment: Assignment;
}

export interface Choices {
  /** Rows that are skipped as totals. */
  wrongRows?: number[];
  where?: Assignment["rows"]["where"];
  corrections?: CellCorrection[];
  output?: Partial<Output>;
}

/** For tests: what a session has of this Word file and these rows, the first of which is the header. */
export async function readWordJob(
  context: TestContext,
  file: Buffer,
  rows: string[][],
  { wrongRows = [], where, corrections = [], output }: Choices = {},
): Promise<WordJob> {
  const folder = mkdtempSync(join(tmpdir(), "rowpress-word-job-"));
  context.after(() => rmSync(folder, { recursive: true }));
  const [path, sourcePath] = [join(folder, "file.docx"), join(folder, "file.typ")];
  const formPath = join(folder, "file.form");
  writeFileSync(path, file);
  const facts = await readWordTask({ path, sourcePath, formPath, fontFolder: folder }, typesetter);
  const word = { ...facts, uploadId: `upl_${"a".repeat(22)}`, filename: "Labels.docx" };
  const template = wordDefinition(WordTemplateSchema.parse(word));
  const [sheet, tablePath] = [join(folder, "sheet.csv"), join(folder, "table.ndjson")];
  writeFileSync(sheet, csvOf(rows));
  const { info, offsets } = await readTableTask({ path: sheet, options: {}, limits, tablePath });
  const { columns } = info.source;
  const fit = {
    template,
    columns,
    readings: settleReadings(info.readings, "en-GB", null),
    mapping: suggestMapping(template, columns, false, info.amounts),
    settings: completeSettings(template, {}),
    skip: ["total_row" as const],
    output: { ...defaultOutput(template, "en-GB"), ...output },
  };
  const assignment = {
    fit,
    tooLong: [],
    oddRows: wrongRows.map((row) => ({ row, sheetRow: row + 1, code: "total_row" as const })),
    rows: { from: 1, to: rows.length - 1, ...(where && { where }) },
    images: {},
    pictures: null,
    word: { source: sourcePath, images: {}, ...(output?.format === "docx" && { form: formPath }) },
  };
  return { folder, facts, table: { path: tablePath, offsets, corrections }, assignment };
}

/** For tests: the combined PDF of a job in one shard, and its problems. */
export async function makeCombined({ folder, table, assignment }: WordJob): Promise<{
  pdf: Buffer;
  documents: number;
  groups: CheckReport["problems"];
  problems: FoundProblem[];
}> {
  const shardSizes = { first: [], others: 100 };
  const { documentCount, problems: groups } = await planTask({ table, assignment, folder, shardSizes, language: "en" });
  const own = join(folder, "shard");
  mkdirSync(own);
  const shardPath = join(folder, "1.ndjson");
  const { problems } = await makeShardTask({ shardPath, assignment, createdAt: 0, folder: own }, typesetter);
  return { pdf: readFileSync(join(own, "part-1.pdf")), documents: documentCount, groups, problems };
}

/** For tests: the texts on each page of a PDF, in the order in which they're drawn. */
export async function pageTexts(pdf: Uint8Array): Promise<string[][]> {
  const document = await openPdf(pdf);
  const pages: string[][] = [];
  for (let number = 1; number <= document.numPages; number += 1) {
    const { items } = await (await document.getPage(number)).getTextContent();
    pages.push(items.flatMap((item) => ("str" in item && item.str.trim() !== "" ? [item.str] : [])));
  }
  await closePdf(document);
  return pages;
}
