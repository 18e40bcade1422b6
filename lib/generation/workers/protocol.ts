import type { PageUse } from "#lib/contracts/designs/page-use.ts";
import type { NewDocument } from "#lib/contracts/job.ts";
import type { RowChoice } from "#lib/contracts/sessions/choices.ts";
import type { ColumnValues } from "#lib/contracts/sessions/row-conditions.ts";
import type { Preview } from "#lib/contracts/sessions/session.ts";
import type { Language } from "#lib/messages/languages.ts";
import type { ServerMessage } from "#lib/messages/server-message.ts";
import type { FieldFault } from "../common/errors/app-error.ts";
import type { Copied } from "../designs/copied-design.ts";
import type { ReadDesignFile } from "../designs/design-file.ts";
import type { DesignPages } from "../designs/pages/design-page.ts";
import type { Fit } from "../mapping/fit/fit.ts";
import type { CheckReport } from "../mapping/problems/check-report.ts";
import type { FoundProblem } from "../mapping/problems/found-problem.ts";
import type { RowRun } from "../mapping/problems/row-runs.ts";
import type { ImageFile, PictureIndex, PicturePack, PicturePlace } from "../pictures/picture-index.ts";
import type { FileKind } from "../spreadsheet/detect-kind.ts";
import type { ReadLimits, ReadOptions, TableInfo } from "../spreadsheet/table.ts";
import type { WordFacts } from "../word/word-template.ts";

/** Everything that a worker needs to turn a table's rows into documents, as plain values. */
export interface Assignment {
  fit: Fit;
  tooLong: TableInfo["tooLong"];
  oddRows?: TableInfo["oddRows"];
  rows: RowChoice;
  /** Limits `rows` to these runs and the other rows of their documents; no limit if missing. */
  only?: readonly RowRun[];
  /** The images of settings. */
  images: Record<string, ImageFile>;
  /**
   * The background of each page of a design, or a letterhead's first and further pages: a PDF of the page and, for
   * previews, a JPEG. Absent if there is none.
   */
  grounds?: readonly (Ground | null)[];
  /** Fonts that a design or a Word file brings: the files by their family names. Absent if there are none. */
  fonts?: Record<string, string>;
  /** The images that rows name; null if the session has none. */
  pictures: PicturePack | null;
  /**
   * The Typst source of a Word file, and its images by their part; absent for other templates. `form` only if Word
   * files are wanted.
   */
  word?: { source: string; images: Record<string, ImageFile>; form?: string };
}

export interface Ground {
  pages: string;
  /** From 1. */
  page: number;
  picture: string;
}

/** A table that was read once and stored with one row per line, as a JSON array. */
export interface TableFile {
  path: string;
  /** Byte offset of every 256th row. */
  offsets: number[];
  /** Cells that the visitor corrected; rows are always read with these corrections. */
  corrections?: readonly CellCorrection[];
}

/** A row, a column by its index, and the text of the cell. */
export type CellCorrection = [row: number, column: number, text: string];

/** Documents per shard: of the first ones, and of all others. */
export interface ShardSizes {
  first: readonly number[];
  others: number;
}

export interface PlanReport extends Omit<CheckReport, "rowCounts"> {
  /** Number of documents per shard, in order. */
  shards: number[];
}

export interface LayoutReport {
  /** Documents without errors. */
  right: number;
  /** Problems of the others, in order. */
  problems: FoundProblem[];
}

export interface ShardReport {
  done: number;
  /** The last one created; null if there is none. */
  newest: NewDocument | null;
  /** PDFs written for the combined PDF. */
  parts: number;
  /** Documents that the engine couldn't create. */
  problems: FoundProblem[];
}

/** The tasks of a worker process. All paths are local; output files are created. */
export interface WorkerTasks {
  detectKind: { input: { path: string; asSheet?: boolean | undefined }; output: FileKind };
  /** Writes the pack to `packPath`. */
  readPictures: { input: { path: string; kind: "image" | "pictures"; packPath: string }; output: PictureIndex };
  /** Renders one drawing of a pack. Returns a PNG that replaces it, or null if it stays a drawing. */
  drawPicture: {
    input: { path: string; place: PicturePlace };
    output: { content: Uint8Array; width: number; height: number } | null;
  };
  /** Writes `pages.pdf`, `pages-<number>.jpg` and, if the output says so, `pages-archival.pdf` into the folder. */
  readDesign: {
    input: { path: string; kind: "design" | "image"; folder: string; use?: PageUse };
    output: DesignPages;
  };
  readTable: {
    input: { path: string; options: ReadOptions; limits: ReadLimits; tablePath: string };
    output: { info: TableInfo; offsets: number[] };
  };
  /**
   * Writes a Word file as Typst source and, unless it is unfillable or `formPath` is null, as a form to be filled as a
   * Word file; the fonts in it into `fontFolder`. `ownFonts` set what asks for the fonts with these names.
   */
  readWord: {
    input: {
      path: string;
      sourcePath: string;
      formPath: string | null;
      fontFolder: string;
      ownFonts?: { name: string; files: { family: string; path: string }[] }[];
    };
    output: WordFacts;
  };
  /** Writes a copy of the font named `family`, with the tables that typesetting needs. */
  readFont: { input: { path: string; fontPath: string; family: string }; output: undefined };
  /** Unpacks the assets of a saved design into `folder`. */
  readDesignFile: { input: { path: string; folder: string }; output: ReadDesignFile };
  check: { input: { table: TableFile; assignment: Assignment }; output: CheckReport };
  /** Writes all rows with their corrections as a CSV file. */
  writeSheet: {
    input: { table: TableFile; columns: readonly string[]; delimiter: string; path: string };
    output: undefined;
  };
  /** A part of the same text, of at most this many characters or one row; `next` is the row of the next part. */
  readSheet: {
    input: { table: TableFile; columns: readonly string[]; delimiter: string; from: number; most: number };
    output: { text: string; next: number | null };
  };
  /** Checks the layout of a shard written by `plan` without creating its documents. */
  layOut: { input: { shardPath: string; assignment: Assignment }; output: LayoutReport };
  preview: {
    input: {
      table: TableFile;
      assignment: Assignment;
      row: number;
      /** Labels to show, marked as placeholders, in the places of empty settings. */
      placeholders: Record<string, string>;
      /** Whether to show a design's label on its sheet, or alone. */
      onSheet: boolean;
    };
    output: Preview;
  };
  /**
   * Writes `page.pdf` into the folder: the template's page without the texts, codes and images that it fills in, which
   * are the output.
   */
  copyTemplate: {
    input: { table: TableFile; assignment: Assignment; row: number; folder: string };
    output: Copied[];
  };
  /**
   * Cells in the order asked for: their text, null if it is missing or longer than a correction can be, and a digest of
   * their row.
   */
  readCells: {
    input: { table: TableFile; cells: readonly (readonly [row: number, column: number])[] };
    output: { text: string | null; rowDigest: string }[];
  };
  /** The different values of a column, by its index, in the range of rows, whether or not they meet the conditions. */
  countValues: {
    input: { table: TableFile; assignment: Pick<Assignment, "fit" | "rows">; column: number };
    output: Omit<ColumnValues, "column">;
  };
  /**
   * Writes `<folder>/<number>.ndjson` for each shard, `<folder>/problems.csv` in `language`, and the rows with errors
   * as `<folder>/failed-rows.json`.
   */
  plan: {
    input: { table: TableFile; assignment: Assignment; folder: string; shardSizes: ShardSizes; language: Language };
    output: PlanReport;
  };
  /**
   * Writes `<folder>/segment.zip`, `<folder>/entries.json`, the search index as `<folder>/names.txt` and, for a
   * combined PDF, `<folder>/part-<number>.pdf`.
   */
  makeShard: {
    input: {
      shardPath: string;
      /** Limits the file's documents to `documents` of them, starting at `first`; no limit if missing. */
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

/** How far a task has come. */
export interface TaskProgress {
  /** The finished share, from 0 to 1. */
  part: number;
  /** Of a plan: how many documents each shard has whose input is written, in order. */
  shards?: readonly number[];
}

export type ReportProgress = (progress: TaskProgress) => void;

/** From a worker process to the pool: progress and then the output, an error to show the visitor, or a defect. */
export type WorkerResponse =
  | { id: number; outcome: "progress"; progress: TaskProgress }
  | { id: number; outcome: "done"; output: unknown; residentBytes: number }
  | { id: number; outcome: "refused"; code: string; detail: ServerMessage; errors?: FieldFault[] }
  | { id: number; outcome: "defect"; message: string; stack: string; code?: string };
