import { log } from "#lib/log.ts";
import { msg } from "#lib/messages/server-message.ts";
import type { TaskOwner } from "../common/client-turns.ts";
import { AppError } from "../common/errors/app-error.ts";
import { WorkerDiedError, wasKilled } from "../common/errors/worker-died.ts";
import { createProcessPool, type ProcessPool, type ProcessPoolOptions } from "./process-pool.ts";
import type { ReportProgress, WorkerTaskName, WorkerTasks } from "./protocol.ts";

export interface WorkerPool extends Pick<ProcessPool, "endIdle" | "restart" | "stop"> {
  /** The number of tasks that run at once. */
  readonly size: number;
  /** The same pool for one client's tasks: there's no way to run one without saying whose it is. */
  for(owner: TaskOwner): ClientPool;
}

/** A pool whose tasks take the turns of one client. */
export interface ClientPool extends WorkerPool {
  /**
   * Runs a task in a worker process when it's the client's turn. If the process is killed from outside, the task is
   * retried once in a new one, unless it belongs to a job.
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

interface TaskRules {
  /** Generous: a task that takes longer has failed. A shard of 200 documents takes well under a second. */
  deadlineMs: number;
  /**
   * Whom it concerns if the process dies during the task: a visitor's `file`, which is to blame; a `request`, which the
   * visitor can send again; a `job`, which decides itself when to retry (jobs/steps/); or a `preflight`, which reports
   * it.
   */
  concerns: "file" | "request" | "job" | "preflight";
}

const taskRules: Record<WorkerTaskName, TaskRules> = {
  // This takes milliseconds; the limit allows for an overloaded machine.
  detectKind: { deadlineMs: 30_000, concerns: "file" },
  readTable: { deadlineMs: 60_000, concerns: "file" },
  readWord: { deadlineMs: 20_000, concerns: "file" },
  // Enough for more than a thousand phone photos.
  readPictures: { deadlineMs: 180_000, concerns: "file" },
  // A vetted drawing takes at most 2 s on an idle core; the limit allows for a busy machine.
  drawPicture: { deadlineMs: 15_000, concerns: "file" },
  // Twenty pages take 2 s on an idle core, plus 2 s for each that is turned into an image.
  readDesign: { deadlineMs: 60_000, concerns: "file" },
  readDesignFile: { deadlineMs: 20_000, concerns: "file" },
  readFont: { deadlineMs: 10_000, concerns: "file" },
  check: { deadlineMs: 60_000, concerns: "request" },
  preview: { deadlineMs: 20_000, concerns: "request" },
  copyTemplate: { deadlineMs: 20_000, concerns: "request" },
  countValues: { deadlineMs: 20_000, concerns: "request" },
  readCells: { deadlineMs: 20_000, concerns: "request" },
  readSheet: { deadlineMs: 20_000, concerns: "request" },
  layOut: { deadlineMs: 60_000, concerns: "preflight" },
  plan: { deadlineMs: 120_000, concerns: "job" },
  writeSheet: { deadlineMs: 60_000, concerns: "job" },
  makeShard: { deadlineMs: 60_000, concerns: "job" },
};

/** Far more than starting a process takes, which is included. */
const leastShare = 1 / 3;

/** The error that a visitor sees when a process died during their task. */
function visibleError(name: WorkerTaskName, error: unknown): unknown {
  if (!(error instanceof WorkerDiedError)) return error;
  const { concerns } = taskRules[name];
  if (concerns === "file") {
    const advice = name === "detectKind" || name === "readTable" ? "file.heavy" : "file.heavy.other";
    return new AppError("hostile_file", msg(advice), { cause: error });
  }
  if (concerns === "request") return new AppError("busy", msg("api.stopped"), { cause: error, retryAfterSeconds: 5 });
  return error;
}

/** Runs tasks in up to `size` worker processes, started on demand and replaced if they die or grow too large. */
export function createWorkerPool(size: number, options: WorkerPoolOptions): WorkerPool {
  const processes = createProcessPool(size, options);
  const deadlineMs = <Name extends WorkerTaskName>(name: Name, input: WorkerTasks[Name]["input"]) => {
    const usual = options.deadlinesMs?.[name] ?? taskRules[name].deadlineMs;
    return "kind" in input && input.kind === "image" ? Math.min(lonePictureMs, usual) : usual;
  };
  let requests = 0;

  async function runOnce<Name extends WorkerTaskName>(
    owner: TaskOwner,
    name: Name,
    input: WorkerTasks[Name]["input"],
    share: number,
    report: ReportProgress | undefined,
  ) {
    const worker = await processes.acquire(owner);
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

  const { endIdle, restart, stop } = processes;
  const pool: WorkerPool = {
    ...{ size, endIdle, restart, stop },
    for: (owner) => ({
      ...pool,
      async run(name, input, share = 1, report) {
        for (let mayRepeat = taskRules[name].concerns !== "job"; ; mayRepeat = false) {
          try {
            return await runOnce(owner, name, input, share, report);
          } catch (error) {
            if (mayRepeat && wasKilled(error)) continue;
            throw visibleError(name, error);
          }
        }
      },
    }),
  };
  return pool;
}
