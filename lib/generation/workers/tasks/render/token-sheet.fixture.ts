import assert from "node:assert/strict";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Readable } from "node:stream";
import sharp from "sharp";
import { limits } from "#lib/contracts/limits.ts";
import type { Output, Settings } from "#lib/contracts/sessions/choices.ts";
import { mergePdfs } from "#lib/generation/archive/pdf/merge.ts";
import { unzip } from "#lib/generation/archive/unzip.fixture.ts";
import { centralDirectory, type Segment } from "#lib/generation/archive/zip-directory.ts";
import { deepFreeze } from "#lib/generation/common/deep-freeze.ts";
import { labelsOf } from "#lib/generation/mapping/documents/sheet-documents.ts";
import { completeSettings, defaultOutput } from "#lib/generation/mapping/fit/fit-defaults.ts";
import { settleReadings } from "#lib/generation/mapping/readings/settle-readings.ts";
import { createPackWriter } from "#lib/generation/pictures/picture-pack.ts";
import { csvOf, typesetter } from "#lib/generation/templates/checks/typeset-sheet.fixture.ts";
import type { TemplateDefinition } from "#lib/generation/templates/definition.ts";
import type { Assignment } from "../../protocol.ts";
import { planTask } from "../plan.ts";
import { readTableTask } from "../uploads/read-table.ts";
import { makeShardTask } from "./make-shard.ts";
import { readShard, type ShardDocument } from "./shard-file.ts";

/** For tests: a job's output for rows that have their own token in every cell. */
export interface TokenJob {
  /** Each with its rows, from 1; for a sheet of labels, the rows of its labels. */
  documents: { name: string; pdf: Buffer; rows: number[] }[];
  combined: Buffer;
}

const documentCount = 11;
/** For templates that group rows: enough lines for a second page. */
const linesPerDocument = 40;
const rowsPerDocument = ({ group }: TemplateDefinition) => (group ? linesPerDocument : 1);

/** All rows, from 1. Those of the first document lack their required values. */
export function rowsOf(template: TemplateDefinition): { all: number[]; right: number[] } {
  const all = Array.from({ length: documentCount * rowsPerDocument(template) }, (_, index) => index + 1);
  return { all, right: all.slice(rowsPerDocument(template)) };
}

/** Small enough for several shards, so that the combined PDF has several parts. */
const shardSizes = { first: [], others: 2 };
const createdAt = Date.UTC(2026, 10, 21);

const letters = "abcdefghijklmnoprstuvwyz";
/**
 * Letters that can't be read as a number or date. q and x occur only at the ends, so that two adjacent tokens never
 * form a third one.
 */
export const tokenOf = (row: number) =>
  `qx${[row / letters.length ** 2, row / letters.length, row].map((at) => letters[Math.floor(at) % letters.length]).join("")}xq`;
/** The token of number fields. */
export const numberOf = (row: number) => String(610_423_751 + row * 1_013_917);

/**
 * Creates the documents of a template as a job does, with a separate column for every field, text setting and title.
 * Every third document leaves optional values empty, including the first and one that follows a full one.
 */
export async function makeTokenJob(
  definition: TemplateDefinition,
  choices: Settings,
  standard: Output["standard"],
): Promise<TokenJob> {
  const folder = mkdtempSync(join(tmpdir(), "rowpress-tokens-"));
  try {
    const template = { ...definition, documentTitle: "{Title}" };
    const texts = template.settings.filter(({ type }) => type === "text").map(({ name }) => name);
    const rows = rowsOf(template).all;
    const [path, tablePath] = [join(folder, "sheet.csv"), join(folder, "table.ndjson")];
    writeFileSync(path, csvOf(sheetOfTokens(template, texts)));
    const { info, offsets } = await readTableTask({ path, options: {}, limits, tablePath });
    const filled = Object.fromEntries(texts.map((name) => [name, `{Setting ${name}}`]));
    const fit = {
      template,
      columns: info.source.columns,
      readings: settleReadings(info.readings, "en-GB", null),
      mapping: Object.fromEntries(template.fields.map(({ name }) => [name, { column: `Field ${name}` }])),
      settings: completeSettings(template, {
        ...filled,
        ...choices,
        ...(template.transfer && { discountUnit: "amount" }),
      }),
      output: { ...defaultOutput(template, "en-GB"), archive: true, combined: true, filename: "{Title}", standard },
      pictures: { names: rows.map(pictureName), unreadable: [] },
    };
    const frame = { tooLong: [], rows: { from: 1, to: rows.length }, images: {} };
    // As a worker process receives it.
    const assignment = deepFreeze({ ...frame, fit, pictures: await tokenPictures(join(folder, "pack"), rows) });
    const table = { path: tablePath, offsets };
    const { shards } = await planTask({ table, assignment, folder, shardSizes, language: "en" });
    return await renderShards(folder, assignment, shards.length);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

const pictureName = (row: number) => `${tokenOf(row)}.jpg`;

function sheetOfTokens(template: TemplateDefinition, texts: string[]): string[][] {
  const { fields, group } = template;
  const { all, right } = rowsOf(template);
  /** Fields that spare a row the required one: a label with a company needs no name. */
  const spares = new Set(fields.map(({ unless }) => unless));
  /** A row that leaves one of these empty has an error. */
  const needed = new Set(
    template.settings.filter((setting) => "required" in setting && setting.required).map(({ name }) => name),
  );
  const header = [...fields.map(({ name }) => `Field ${name}`), ...texts.map((name) => `Setting ${name}`), "Title"];
  const cellsOf = (row: number) => {
    const first = row - ((row - 1) % rowsPerDocument(template));
    const isEmpty = Math.ceil(row / rowsPerDocument(template)) % 3 === 2;
    const cells = fields.map(({ name, type, required, collects, discount }) => {
      if (required || spares.has(name) ? !right.includes(row) : isEmpty) return "";
      const own = group && !group.lines.includes(name) ? first : row;
      // Five columns of nine digits don't fit beside each other.
      if (discount && group?.lines.includes(name)) return String(own);
      if (type === "number") return numberOf(own);
      if (type === "percent") return `${own}%`;
      if (type === "picture") return pictureName(own);
      return collects ? `${tokenOf(own)}: ${tokenOf(own)}` : tokenOf(own);
    });
    return [...cells, ...texts.map((name) => (isEmpty && !needed.has(name) ? "" : tokenOf(first))), tokenOf(first)];
  };
  return [header, ...all.map(cellsOf)];
}

/** One image per row, with the row's token in its metadata. */
async function tokenPictures(path: string, rows: number[]): Promise<Assignment["pictures"]> {
  const writer = createPackWriter(path);
  for (const row of rows) {
    const ground = { width: 30, height: 40, channels: 3 as const, background: { r: row % 256, g: 90, b: 160 } };
    const exif = { IFD0: { ImageDescription: tokenOf(row) } };
    const content = await sharp({ create: ground }).withExif(exif).jpeg().toBuffer();
    writer.add({ name: pictureName(row), content, format: "jpeg", width: 30, height: 40 });
  }
  writer.close();
  return { path, places: writer.places, unreadable: [] };
}

async function renderShards(folder: string, assignment: Assignment, count: number): Promise<TokenJob> {
  const [segments, indices, parts, made]: [Buffer[], Segment[], Buffer[], ShardDocument[]] = [[], [], [], []];
  for (let shard = 1; shard <= count; shard += 1) {
    const [shardPath, own] = [join(folder, `${shard}.ndjson`), join(folder, String(shard))];
    mkdirSync(own);
    const report = await makeShardTask({ shardPath, assignment, createdAt, folder: own }, typesetter);
    assert.deepEqual(report.problems, []);
    const segment = readFileSync(join(own, "segment.zip"));
    segments.push(segment);
    indices.push({ bytes: segment.length, entries: JSON.parse(readFileSync(join(own, "entries.json"), "utf8")) });
    for (let part = 1; part <= report.parts; part += 1) parts.push(readFileSync(join(own, `part-${part}.pdf`)));
    made.push(...(await readShard(shardPath)));
  }
  const entries = await unzip(Buffer.concat([...segments, ...centralDirectory(indices, new Date(createdAt))]));
  const documents = made.map((document, index) => {
    const { name = "", data = Buffer.alloc(0) } = entries[index] ?? {};
    return { name, pdf: data, rows: labelsOf(document)?.map(({ row }) => row) ?? document.rows };
  });
  return { documents, combined: Buffer.concat(await Array.fromAsync(mergePdfs(Readable.from(parts), "All"))) };
}
