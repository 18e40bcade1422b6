import { createHash } from "node:crypto";
import type { PageUse } from "#lib/contracts/designs/page-use.ts";
import type { JobId, UploadId } from "#lib/contracts/ids.ts";
import type { ResultKind } from "#lib/contracts/job.ts";

/*
 * All keys in the store:
 *
 *   uploads/<id>/file                   as uploaded
 *   uploads/<id>/tables/<options>.*     the rows of a spreadsheet, and facts about them
 *   uploads/<id>/document.*             a Word file as Typst source and as a form, and facts about it
 *   uploads/<id>/document-<fonts>.*     its source with fonts of the visitor's own, and facts about it
 *   uploads/<id>/fonts/*.otf            the fonts in a Word file as documents are set in them
 *   uploads/<id>/pictures.*             the images of an upload, in the form that gets printed
 *   uploads/<id>/font.otf               a font as documents are set in it
 *   uploads/<id>/opened.json            the uploads of a saved design's assets, once it was opened
 *   uploads/<id>/pages.*                the pages of a design, as documents are printed on them, and facts about them
 *   uploads/<id>/letterhead.*           the same of a letterhead
 *   jobs/<id>/shards/                   a job's intermediate files; deleted when it is finished
 *   jobs/<id>/results-<run>/            its results, of each run its own
 *   jobs/<id>/failed-rows*.json         the rows that can be corrected and uploaded again
 */

/** Everything of an upload. */
export const uploadFolder = (id: UploadId) => `uploads/${id}`;
/** The file as uploaded. */
export const uploadKey = (id: UploadId) => `${uploadFolder(id)}/file`;
/** The images of an upload, in one file. */
export const packKey = (id: UploadId) => `${uploadFolder(id)}/pictures.pack`;
/** The names and places of the images in a pack. */
export const packIndexKey = (id: UploadId) => `${uploadFolder(id)}/pictures.json`;

/** A Word file as Typst source. @param variant identifies the visitor's own fonts; null without any */
export const wordSourceKey = (id: UploadId, variant: string | null = null) => `${wordKey(id, variant)}.typ`;
/** The form into which a row's values are filled to create a Word file. */
export const wordFormKey = (id: UploadId) => `${uploadFolder(id)}/document.form`;
/** Facts about a Word file, as read with these fonts. */
export const wordFactsKey = (id: UploadId, variant: string | null = null) => `${wordKey(id, variant)}.json`;
const wordKey = (id: UploadId, variant: string | null) =>
  `${uploadFolder(id)}/document${variant === null ? "" : `-${variant}`}`;
/** A font embedded in a Word file. */
export const embeddedFontKey = (id: UploadId, family: string) =>
  `${uploadFolder(id)}/fonts/${family.replace(/\D/g, "")}.otf`;
/** An uploaded font, as documents embed it. */
export const fontKey = (id: UploadId) => `${uploadFolder(id)}/font.otf`;
/** The uploads that a saved design became when it was opened. */
export const openedKey = (id: UploadId) => `${uploadFolder(id)}/opened.json`;
/** The pages of a design or a letterhead, as documents are printed on them. */
export const pagesKey = (id: UploadId, use: PageUse = "design") => `${pagesStem(id, use)}.pdf`;
/** The same for PDF/A. */
export const archivalPagesKey = (id: UploadId, use: PageUse = "design") => `${pagesStem(id, use)}-archival.pdf`;
/** Facts about the pages. */
export const pagesIndexKey = (id: UploadId, use: PageUse = "design") => `${pagesStem(id, use)}.json`;
/** An image of one page, for previews. */
export const pagePictureKey = (id: UploadId, page: number, use: PageUse = "design") =>
  `${pagesStem(id, use)}-${page}.jpg`;
const pagesStem = (id: UploadId, use: PageUse) => `${uploadFolder(id)}/${use === "design" ? "pages" : use}`;

/** The key of a table, without extension. Each combination of import options has its own. */
export function tableKey(id: UploadId, readOptions: object): string {
  const chosen = Object.entries(readOptions).filter(([, value]) => value !== undefined);
  const text = JSON.stringify(chosen.sort(([a], [b]) => (a < b ? -1 : 1)));
  return `${uploadFolder(id)}/tables/${createHash("sha256").update(text).digest("hex").slice(0, 16)}`;
}

/** Everything of a job. */
export const jobFolder = (id: JobId) => `jobs/${id}`;
/** The rows that can be corrected and uploaded again. */
export const failedRowsKey = (id: JobId, run: number) =>
  `${jobFolder(id)}/failed-rows${run === 0 ? "" : `-${run}`}.json`;
/** The results of one run of a job. */
export const resultsFolder = (id: JobId, run: number) => `${jobFolder(id)}/results-${run}`;

/** The intermediate files of a job. */
export const shardsFolder = (id: JobId) => `${jobFolder(id)}/shards`;
/** The problems that the plan found, as CSV. */
export const plannedProblemsKey = (id: JobId) => `${shardsFolder(id)}/problems.csv`;
/** The rows that the plan rejected. */
export const plannedFailuresKey = (id: JobId) => `${shardsFolder(id)}/failed-rows.json`;

const shardFolder = (id: JobId, shard: number) => `${shardsFolder(id)}/${shard}`;
/** The documents of a shard before they are created. */
export const inputKey = (id: JobId, shard: number) => `${shardFolder(id, shard)}/documents.ndjson`;
/** The part of the archive that a shard wrote. */
export const segmentKey = (id: JobId, shard: number) => `${shardFolder(id, shard)}/segment.zip`;
/** The archive entries in a segment. */
export const entriesKey = (id: JobId, shard: number) => `${shardFolder(id, shard)}/entries.json`;
/** What the shard's documents can be found by. */
export const shardNamesKey = (id: JobId, shard: number) => `${shardFolder(id, shard)}/names.txt`;
/** A part of the combined PDF. */
export const partKey = (id: JobId, shard: number, part: number) => `${shardFolder(id, shard)}/part-${part}.pdf`;

/**
 * If the file name can be part of the key, a store that names downloads after their key can serve it; we serve the
 * others.
 */
export function resultKey(id: JobId, run: number, kind: ResultKind, filename: string): string {
  const isPlain = /^\w[\w .()-]{0,99}$/.test(filename);
  return `${resultsFolder(id, run)}/${kind}/${isPlain ? filename : "file"}`;
}

/** The offsets of an archive's documents, stored beside the archive. */
export const offsetsKey = (archiveKey: string) => `${archiveKey}.offsets`;
/** What a job's documents can be found by, stored beside its archive or, without one, its combined PDF. */
export const namesKey = (resultKey: string) => `${resultKey}.names`;
