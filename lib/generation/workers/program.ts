import { deepFreeze } from "../common/deep-freeze.ts";
import { AppError } from "../common/errors/app-error.ts";
import { readDesignFile } from "../designs/design-file.ts";
import { detectKind } from "../spreadsheet/detect-kind.ts";
import { createTypesetter, type Typesetter } from "../typesetting/typesetter.ts";
import type { ReportProgress, WorkerRequest, WorkerResponse, WorkerTaskName, WorkerTasks } from "./protocol.ts";
import { checkTask } from "./tasks/check.ts";
import { copyTemplateTask } from "./tasks/copy-template.ts";
import { planTask } from "./tasks/plan.ts";
import { layOutTask } from "./tasks/preflight/lay-out.ts";
import { previewTask } from "./tasks/preview.ts";
import { readCellsTask } from "./tasks/read-cells.ts";
import { renderShardTask } from "./tasks/render/render-shard.ts";
import { drawPictureTask } from "./tasks/uploads/draw-picture.ts";
import { readDesignTask } from "./tasks/uploads/read-design.ts";
import { readFontTask } from "./tasks/uploads/read-font.ts";
import { readPicturesTask } from "./tasks/uploads/read-pictures.ts";
import { readTableTask } from "./tasks/uploads/read-table.ts";
import { readWordTask } from "./tasks/uploads/read-word.ts";
import { readSheetTask, writeSheetTask } from "./tasks/write-sheet.ts";
import { startWatchdog } from "./watchdog.ts";

/**
 * The program of a worker process: reads spreadsheets and creates documents, one task at a time, for its parent
 * process. It only knows local paths: no database, no store, no configuration. Its argument is the resident memory
 * limit in bytes.
 */
const residentBytesLimit = Number(process.argv[2]);

let loaded: Typesetter | null = null;
const typesetter = (): Typesetter => {
  loaded ??= createTypesetter(process.cwd());
  return loaded;
};

type RunTask<Name extends WorkerTaskName> = (
  input: WorkerTasks[Name]["input"],
  report: ReportProgress,
) => Promise<WorkerTasks[Name]["output"]>;

const tasks: { [Name in WorkerTaskName]: RunTask<Name> } = {
  detectKind: ({ path, asSheet }) => detectKind(path, asSheet),
  readPictures: (input) => readPicturesTask(input),
  drawPicture: (input) => drawPictureTask(input, typesetter),
  readDesign: (input) => readDesignTask(input, typesetter),
  readDesignFile: ({ path, folder }) => readDesignFile(path, folder),
  readFont: (input) => readFontTask(input, typesetter),
  readTable: readTableTask,
  readWord: (input) => readWordTask(input, typesetter()),
  check: checkTask,
  preview: (input) => previewTask(input, typesetter()),
  copyTemplate: (input) => copyTemplateTask(input, typesetter()),
  readCells: readCellsTask,
  layOut: (input) => layOutTask(input, typesetter()),
  plan: planTask,
  writeSheet: writeSheetTask,
  readSheet: readSheetTask,
  renderShard: (input) => renderShardTask(input, typesetter()),
};

async function answer({ id, name, input }: WorkerRequest): Promise<WorkerResponse> {
  try {
    // All rows of a task share its input.
    const output = await tasks[name](deepFreeze(input) as never, (part) =>
      process.send?.({ id, outcome: "progress", part }),
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
