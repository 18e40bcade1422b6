import { createHash } from "node:crypto";
import type { JobId, UploadId } from "#lib/contracts/ids.ts";
import type { ResultKind } from "#lib/contracts/job.ts";

/*
 * Where everything lies in the store:
 *
 *   uploads/<id>/file                   as it was sent
 *   uploads/<id>/tables/<options>.*     the rows of a spreadsheet, and what was found in them
 *   uploads/<id>/pictures.*             the pictures of an image or a ZIP, as they are printed
 *   jobs/<id>/shards/                   what a job is made from and put together of; deleted when it is over
 *   jobs/<id>/<kind>/<file>             its results
 *   jobs/<id>/failed-rows.json          the rows that a corrected sheet may be sent for
 */

export const uploadFolder = (id: UploadId) => `uploads/${id}`;
export const uploadKey = (id: UploadId) => `${uploadFolder(id)}/file`;
export const packKey = (id: UploadId) => `${uploadFolder(id)}/pictures.pack`;
export const packIndexKey = (id: UploadId) => `${uploadFolder(id)}/pictures.json`;

/** Without its extension; one for each way to read the file. */
export function tableKey(id: UploadId, readOptions: object): string {
  const chosen = Object.entries(readOptions).filter(([, value]) => value !== undefined);
  const text = JSON.stringify(chosen.sort(([a], [b]) => (a < b ? -1 : 1)));
  return `${uploadFolder(id)}/tables/${createHash("sha256").update(text).digest("hex").slice(0, 16)}`;
}

export const jobFolder = (id: JobId) => `jobs/${id}`;
export const failedRowsKey = (id: JobId) => `${jobFolder(id)}/failed-rows.json`;

export const shardsFolder = (id: JobId) => `${jobFolder(id)}/shards`;
export const plannedProblemsKey = (id: JobId) => `${shardsFolder(id)}/problems.csv`;
export const plannedFailuresKey = (id: JobId) => `${shardsFolder(id)}/failed-rows.json`;

const shardFolder = (id: JobId, shard: number) => `${shardsFolder(id)}/${shard}`;
/** The documents of a shard before they are made. */
export const inputKey = (id: JobId, shard: number) => `${shardFolder(id, shard)}/documents.ndjson`;
export const segmentKey = (id: JobId, shard: number) => `${shardFolder(id, shard)}/segment.zip`;
export const entriesKey = (id: JobId, shard: number) => `${shardFolder(id, shard)}/entries.json`;
export const partKey = (id: JobId, shard: number, part: number) => `${shardFolder(id, shard)}/part-${part}.pdf`;

/** A store that names a download by its key can then be asked for it; the site itself gives any other name. */
export function resultKey(id: JobId, kind: ResultKind, filename: string): string {
  const isPlain = /^\w[\w .()-]{0,99}$/.test(filename);
  return `${jobFolder(id)}/${kind}/${isPlain ? filename : "file"}`;
}

/** The offsets and the names of an archive's documents, beside the archive. */
export const offsetsKey = (archiveKey: string) => `${archiveKey}.offsets`;
export const namesKey = (archiveKey: string) => `${archiveKey}.names`;
