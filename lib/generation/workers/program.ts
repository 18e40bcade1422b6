import { deepFreeze } from "../common/deep-freeze.ts";
import { AppError } from "../common/errors/app-error.ts";
import type { Typesetter } from "../typesetting/typesetter.ts";
import type { ReportProgress, WorkerRequest, WorkerResponse, WorkerTaskName, WorkerTasks } from "./protocol.ts";
import { startWatchdog } from "./watchdog.ts";

/**
 * The program of a worker process: reads spreadsheets and creates documents, one task at a time, for its parent
 * process. It only knows local paths: no database, no store, no configuration. Its argument is the resident memory
 * limit in bytes.
 */
const residentBytesLimit = Number(process.argv[2]);

let loaded: Typesetter | null = null;

/** For tasks that may need the engine. */
async function typesetting(): Promise<() => Typesetter> {
  const { createTypesetter } = await import("../typesetting/typesetter.ts");
  return () => {
    loaded ??= createTypesetter(process.cwd());
    return loaded;
  };
}

const typesetter = async () => (await typesetting())();

type RunTask<Name extends WorkerTaskName> = (
  input: WorkerTasks[Name]["input"],
  report: ReportProgress,
) => Promise<WorkerTasks[Name]["output"]>;

/** Each loads its modules when it's first asked for: few processes do more than two of them. */
const tasks: { [Name in WorkerTaskName]: RunTask<Name> } = {
  detectKind: async ({ path, asSheet }) => (await import("../spreadsheet/detect-kind.ts")).detectKind(path, asSheet),
  readPictures: async (input) => (await import("./tasks/uploads/read-pictures.ts")).readPicturesTask(input),
  drawPicture: async (input) =>
    (await import("./tasks/uploads/draw-picture.ts")).drawPictureTask(input, await typesetting()),
  readDesign: async (input) =>
    (await import("./tasks/uploads/read-design.ts")).readDesignTask(input, await typesetting()),
  readDesignFile: async ({ path, folder }) => (await import("../designs/design-file.ts")).readDesignFile(path, folder),
  readFont: async (input) => (await import("./tasks/uploads/read-font.ts")).readFontTask(input),
  readTable: async (input) => (await import("./tasks/uploads/read-table.ts")).readTableTask(input),
  readWord: async (input) => (await import("./tasks/uploads/read-word.ts")).readWordTask(input, await typesetter()),
  check: async (input) => (await import("./tasks/check.ts")).checkTask(input),
  preview: async (input) => (await import("./tasks/preview.ts")).previewTask(input, await typesetter()),
  copyTemplate: async (input) => (await import("./tasks/copy-template.ts")).copyTemplateTask(input, await typesetter()),
  countValues: async (input) => (await import("./tasks/count-values.ts")).countValuesTask(input),
  readCells: async (input) => (await import("./tasks/read-cells.ts")).readCellsTask(input),
  layOut: async (input) => (await import("./tasks/preflight/lay-out.ts")).layOutTask(input, await typesetter()),
  plan: async (input, report) => (await import("./tasks/plan.ts")).planTask(input, report),
  writeSheet: async (input) => (await import("./tasks/write-sheet.ts")).writeSheetTask(input),
  readSheet: async (input) => (await import("./tasks/write-sheet.ts")).readSheetTask(input),
  makeShard: async (input) => (await import("./tasks/render/make-shard.ts")).makeShardTask(input, await typesetter()),
};

async function answer({ id, name, input }: WorkerRequest): Promise<WorkerResponse> {
  try {
    // All rows of a task share its input.
    const output = await tasks[name](deepFreeze(input) as never, (progress) =>
      process.send?.({ id, outcome: "progress", progress }),
    );
    return { id, outcome: "done", output, residentBytes: process.memoryUsage.rss() };
  } catch (error) {
    if (error instanceof AppError) {
      const { message, wording } = error;
      const errors = error.errors === undefined ? {} : { errors: error.errors };
      return { id, outcome: "refused", code: error.code, detail: { message, wording }, ...errors };
    }
    const { message, stack = "" } = error instanceof Error ? error : new Error(String(error));
    // A system error such as ENOSPC: with the code, the parent can tell that the error may be temporary.
    const code = error instanceof Error && "code" in error ? { code: String(error.code) } : {};
    return { id, outcome: "defect", message, stack, ...code };
  }
}

startWatchdog(residentBytesLimit);
process.on("disconnect", () => process.exit(0));
process.on("message", async (request: WorkerRequest) => {
  // If the response can't be sent, the parent is gone.
  process.send?.(await answer(request), undefined, undefined, (error) => error && process.exit(0));
});
