import { log } from "#lib/log.ts";
import { msg } from "#lib/messages/server-message.ts";
import { AppError } from "../common/errors/app-error.ts";
import { WorkerDiedError, wasKilled } from "../common/errors/worker-died.ts";
import { createProcessPool, type ProcessPool, type ProcessPoolOptions } from "./process-pool.ts";
import type { ReportProgress, WorkerTaskName, WorkerTasks } from "./protocol.ts";

export interface WorkerPool extends Pick<ProcessPool, "endIdle" | "restart" | "stop"> {
  /** The maximum number of processes. */
  readonly size: number;
  /**
   * Runs a task in the next free worker process. If the process is killed from outside, the task is retried once in a
   * new one, unless it belongs to a job.
   * @param share the task's size relative to what its deadline allows for; limits its processor time accordingly
   * @param report called with the task's progress, if it has any
   * @throws what `WorkerProcess.ask` throws.
   */
  run<Name extends WorkerTaskName>(
    name: Name,
    input: WorkerTasks[Name]["input"],
    share?: number,
    report?: ReportProgress,
  ): Promise<WorkerTasks[Name]["output"]>;
}

export interface WorkerPoolOptions extends ProcessPoolOptions {
  deadlinesMs?: Partial<Record<WorkerTaskName, number>>;
}

/** A single image of 50 megapixels takes about 3 s. */
const lonePictureMs = 20_000;

/** Generous: a task that takes longer has failed. A shard of 200 documents takes well under a second. */
const usualDeadlinesMs: Record<WorkerTaskName, number> = {
  // This takes milliseconds; the limit allows for an overloaded machine.
  detectKind: 30_000,
  readTable: 60_000,
  readWord: 20_000,
  // Enough for more than a thousand phone photos.
  readPictures: 180_000,
  // A vetted drawing takes at most 2 s on an idle core; the limit allows for a busy machine.
  drawPicture: 15_000,
  // Twenty pages take 2 s on an idle core, plus 2 s for each that is turned into an image.
  readDesign: 60_000,
  readDesignFile: 20_000,
  readFont: 10_000,
  check: 60_000,
  preview: 20_000,
  copyTemplate: 20_000,
  countValues: 20_000,
  readCells: 20_000,
  layOut: 60_000,
  plan: 120_000,
  writeSheet: 60_000,
  readSheet: 20_000,
  makeShard: 60_000,
};

/** Far more than starting a process takes, which is included. */
const leastShare = 1 / 3;

/** Tasks that a visitor's file can crash. */
const readsFile = new Set<WorkerTaskName>([
  "detectKind",
  "readPictures",
  "drawPicture",
  "readDesign",
  "readTable",
  "readWord",
]);

/** Tasks of a job, which decides itself when to retry them. */
const belongsToJob = new Set<WorkerTaskName>(["plan", "makeShard", "writeSheet"]);

/** Tasks that a visitor waits for and can request again. */
const isAwaited = new Set<WorkerTaskName>([
  "check",
  "preview",
  "copyTemplate",
  "countValues",
  "readCells",
  "readSheet",
]);

/** The error that a visitor sees when a process died during their task. */
function visibleError(name: WorkerTaskName, error: unknown): unknown {
  if (!(error instanceof WorkerDiedError)) return error;
  if (readsFile.has(name)) return new AppError("hostile_file", msg("file.heavy"), { cause: error });
  if (isAwaited.has(name)) return new AppError("busy", msg("api.stopped"), { cause: error, retryAfterSeconds: 5 });
  return error;
}

/**
 * Runs tasks in up to `size` worker processes, which are started on demand and replaced when they die or their memory has
 * grown.
 */
export function createWorkerPool(size: number, options: WorkerPoolOptions): WorkerPool {
  const processes = createProcessPool(size, options);
  const deadlinesMs = { ...usualDeadlinesMs, ...options.deadlinesMs };
  const deadlineMs = <Name extends WorkerTaskName>(name: Name, input: WorkerTasks[Name]["input"]) =>
    "kind" in input && input.kind === "image" ? Math.min(lonePictureMs, deadlinesMs[name]) : deadlinesMs[name];
  let requests = 0;

  async function runOnce<Name extends WorkerTaskName>(
    name: Name,
    input: WorkerTasks[Name]["input"],
    share: number,
    report: ReportProgress | undefined,
  ) {
    const worker = await processes.acquire();
    let residentBytes = Number.POSITIVE_INFINITY; // don't reuse a worker that failed
    requests += 1;
    try {
      const limitMs = deadlineMs(name, input);
      const mostCpuMs = share < 1 ? limitMs * Math.max(leastShare, share) : undefined;
      const answer = await worker.ask({ id: requests, name, input }, limitMs, { mostCpuMs, report });
      residentBytes = answer.residentBytes;
      return answer.output as WorkerTasks[Name]["output"];
    } catch (error) {
      if (!worker.alive) log("error", "worker process died", { task: name, error });
      else residentBytes = 0;
      throw error;
    } finally {
      processes.release(worker, residentBytes);
    }
  }

  return {
    size,
    async run(name, input, share = 1, report) {
      for (let mayRepeat = !belongsToJob.has(name); ; mayRepeat = false) {
        try {
          return await runOnce(name, input, share, report);
        } catch (error) {
          if (mayRepeat && wasKilled(error)) continue;
          throw visibleError(name, error);
        }
      }
    },
    endIdle: processes.endIdle,
    restart: processes.restart,
    stop: processes.stop,
  };
}
