import { z } from "zod";
import type { JobId } from "#lib/contracts/ids.ts";
import type { Language } from "#lib/messages/languages.ts";
import { encodeOffsets } from "../../archive/document-offsets.ts";
import { mergePdfs } from "../../archive/pdf/merge.ts";
import { encodeIndex } from "../../archive/search-index.ts";
import { centralDirectory, type Segment } from "../../archive/zip-directory.ts";
import { inParallel } from "../../common/in-parallel.ts";
import {
  groupProblems,
  rowsInError,
  type WholeGroup,
  WholeGroupSchema,
} from "../../mapping/problems/problem-groups.ts";
import { problemsCsv } from "../../mapping/problems/problems-csv.ts";
import { RowRunsSchema, rowsOf, runsOf } from "../../mapping/problems/row-runs.ts";
import type { DoneShard } from "../../records/everyone/shards.ts";
import type { Job } from "../../records/jobs.ts";
import {
  entriesKey,
  failedRowsKey,
  namesKey,
  offsetsKey,
  partKey,
  plannedFailuresKey,
  plannedProblemsKey,
  segmentKey,
  shardNamesKey,
} from "../../storage/keys.ts";
import type { Storage } from "../../storage/storage.ts";

const EntriesSchema = z.array(z.object({ name: z.string(), crc32: z.number(), bytes: z.number(), offset: z.number() }));

/**
 * Concatenates the shards' segments and appends one central directory. Returns the archive's size in bytes.
 * @param report called after each segment
 */
export async function writeArchive(
  storage: Storage,
  job: Job,
  shards: DoneShard[],
  key: string,
  report: () => void,
): Promise<number> {
  // An abandoned document left no segment, or one from an attempt that was too late.
  const made = shards.filter(({ done }) => done > 0);
  const segments = await inParallel(made, ({ number }) => readSegment(storage, job.id, number));
  await storage.write(offsetsKey(key), [encodeOffsets(segments)]);
  const files = made.map(({ number }) => segmentKey(job.id, number));
  return storage.join(key, files, centralDirectory(segments, new Date(job.createdAt)), report);
}

/** Writes the search index of the documents beside the result with this key. */
export async function writeNames(storage: Storage, id: JobId, shards: DoneShard[], key: string): Promise<void> {
  async function* names() {
    for (const { number } of shards.filter(({ done }) => done > 0)) {
      if ((await storage.size(shardNamesKey(id, number))) !== null) yield* storage.read(shardNamesKey(id, number));
      else yield await namesByEntries(storage, id, number);
    }
  }
  await storage.write(namesKey(key), names());
}

/** Of a shard made by an older build. */
async function namesByEntries(storage: Storage, id: JobId, shard: number): Promise<Uint8Array> {
  const { entries } = await readSegment(storage, id, shard);
  return Buffer.from(encodeIndex(entries.map(({ name }) => ({ name, row: null, text: "", labels: [] }))));
}

async function readSegment(storage: Storage, id: JobId, shard: number): Promise<Segment> {
  const entries = EntriesSchema.parse(JSON.parse(await readText(storage, entriesKey(id, shard))));
  const bytes = await storage.size(segmentKey(id, shard));
  if (bytes === null) throw new Error(`The segment of shard ${shard} of ${id} is missing`);
  return { bytes, entries };
}

/**
 * Joins all documents into one PDF for printing. Returns its size in bytes.
 * @param report called after each part
 */
export function writeCombined(
  storage: Storage,
  id: JobId,
  shards: DoneShard[],
  title: string,
  key: string,
  report: () => void,
): Promise<number> {
  async function* parts() {
    for (const { number, parts } of shards) {
      for (let part = 1; part <= parts; part += 1) {
        yield Buffer.concat(await Array.fromAsync(storage.read(partKey(id, number, part))));
        report();
      }
    }
  }
  return storage.write(key, mergePdfs(parts(), title));
}

/**
 * Writes the problems found by the plan, followed by those of rows that the engine couldn't typeset. Of a job that was
 * stopped during its plan, only the latter are known.
 */
export function writeProblems(
  storage: Storage,
  job: Job,
  language: Language,
  shards: DoneShard[],
  key: string,
): Promise<number> {
  const csv = problemsCsv(language);
  async function* lines() {
    if (job.plannedAt === null) yield Buffer.from(csv.header);
    else yield* storage.read(plannedProblemsKey(job.id));
    for (const group of groupProblems(shards.flatMap(problemsOf))) yield Buffer.from(csv.line(group));
  }
  return storage.write(key, lines());
}

/** Stores the rows that the visitor can correct and upload again. */
export async function writeFailedRows(storage: Storage, job: Job, shards: DoneShard[]): Promise<void> {
  const planned =
    job.plannedAt === null ? [] : RowRunsSchema.parse(JSON.parse(await readText(storage, plannedFailuresKey(job.id))));
  const late = rowsInError(shards.flatMap(problemsOf));
  const runs = runsOf([...rowsOf(planned), ...late]);
  await storage.write(failedRowsKey(job.id, job.run), [Buffer.from(JSON.stringify(runs))]);
}

function problemsOf({ problems }: DoneShard): WholeGroup[] {
  return z.array(WholeGroupSchema).parse(JSON.parse(problems));
}

async function readText(storage: Storage, key: string): Promise<string> {
  return Buffer.concat(await Array.fromAsync(storage.read(key))).toString();
}
