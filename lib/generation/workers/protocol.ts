import type { NewDocument } from "#lib/contracts/job.ts";
import type { RowRange } from "#lib/contracts/session.ts";
import type { Language } from "#lib/messages/languages.ts";
import type { ServerMessage } from "#lib/messages/server-message.ts";
import type { FieldFault } from "../common/app-error.ts";
import type { Fit } from "../mapping/fit.ts";
import type { CheckReport } from "../mapping/problems/check-report.ts";
import type { FoundProblem } from "../mapping/problems/found-problem.ts";
import type { RowRun } from "../mapping/problems/row-runs.ts";
import type { ImageFile, PictureIndex, PicturePack, PicturePlace } from "../pictures/picture-index.ts";
import type { FileKind } from "../spreadsheet/detect-kind.ts";
import type { ReadLimits, ReadOptions, TableInfo } from "../spreadsheet/table.ts";

/** How a table's rows become documents: all that a worker must know, as values. */
export interface Assignment {
  fit: Fit;
  tooLong: TableInfo["tooLong"];
  rows: RowRange;
  /** Of these, only those of the runs, and what they make together with others; all of them where left out. */
  only?: readonly RowRun[];
  /** The settings that are pictures. */
  images: Record<string, ImageFile>;
  /** Those that rows name; null where the session has none. */
  pictures: PicturePack | null;
}

/** A table that was read once and is read again row by row: one JSON array a line. */
export interface TableFile {
  path: string;
  /** Where every 256th row begins in the file, in bytes. */
  offsets: number[];
}

export interface PlanReport extends CheckReport {
  /** Documents in each shard, in order. */
  shards: number[];
}

export interface LayoutReport {
  /** Documents that can be set as they are. */
  right: number;
  /** Of the others, in their order. */
  problems: FoundProblem[];
}

export interface ShardReport {
  done: number;
  /** The last that was made; null where none was. */
  newest: NewDocument | null;
  /** PDFs written for the combined one. */
  parts: number;
  /** What the engine could not make, by document. */
  problems: FoundProblem[];
}

/** What a worker process can be asked to do. Every path is of a local file, there already or to be made. */
export interface WorkerTasks {
  detectKind: { input: { path: string; asSheet?: boolean | undefined }; output: FileKind };
  /** Writes the pack to `packPath`. */
  readPictures: { input: { path: string; kind: "image" | "pictures"; packPath: string }; output: PictureIndex };
  /** Draws one drawing of a pack; gives a PNG that takes its place, or null where it stays a drawing. */
  drawPicture: {
    input: { path: string; place: PicturePlace };
    output: { content: Uint8Array; width: number; height: number } | null;
  };
  readTable: {
    input: { path: string; options: ReadOptions; limits: ReadLimits; tablePath: string };
    output: { info: TableInfo; offsets: number[] };
  };
  check: { input: { table: TableFile; assignment: Assignment }; output: CheckReport };
  /** What `plan` wrote as a shard, without making its documents. */
  layOut: { input: { shardPath: string; assignment: Assignment }; output: LayoutReport };
  preview: { input: { table: TableFile; assignment: Assignment; row: number }; output: { pages: string[] } };
  /** Writes `<folder>/<number>.ndjson` for each shard, `<folder>/problems.csv` in the language, and the rows with errors as `<folder>/failed-rows.json`. */
  plan: {
    input: { table: TableFile; assignment: Assignment; folder: string; shardSize: number; language: Language };
    output: PlanReport;
  };
  /** Writes `<folder>/segment.zip`, `<folder>/entries.json` and, for a combined PDF, `<folder>/part-<number>.pdf`. */
  renderShard: {
    input: {
      shardPath: string;
      /** Of the file's documents only so many from `first` on; all of them where left out. */
      part?: { first: number; documents: number };
      assignment: Assignment;
      createdAt: number;
      folder: string;
    };
    output: ShardReport;
  };
}

export type WorkerTaskName = keyof WorkerTasks;

/** From the pool to a worker process. */
export interface WorkerRequest {
  id: number;
  name: WorkerTaskName;
  input: WorkerTasks[WorkerTaskName]["input"];
}

/** From a worker process to the pool: the answer, a condition to tell the visitor of, or a defect. */
export type WorkerResponse =
  | { id: number; outcome: "done"; output: unknown; residentBytes: number }
  | { id: number; outcome: "refused"; code: string; detail: ServerMessage; errors?: FieldFault[] }
  | { id: number; outcome: "defect"; message: string; stack: string; code?: string };
