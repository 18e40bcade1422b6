import { log } from "#lib/log.ts";
import { msg } from "#lib/messages/server-message.ts";
import { AppError } from "../common/errors/app-error.ts";
import { WorkerDiedError, wasKilled } from "../common/errors/worker-died.ts";
import { startWorkerProcess, type WorkerProcess, type WorkerProcessOptions } from "./process.ts";
import type { ReportProgress, WorkerTaskName, WorkerTasks } from "./protocol.ts";

export interface WorkerPool {
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
  /** Ends idle processes, so that others have their memory. */
  endIdle(): void;
  /** Ends idle processes now and busy ones after their task. Later tasks get new processes. */
  restart(): void;
  /** Ends idle processes now and busy ones after their task. */
  stop(): void;
}

/** Queue limit. Beyond it, visitors are asked to try again, because they would have to wait for minutes. */
const mostWaiting = 100;

export interface WorkerPoolOptions extends WorkerProcessOptions {
  deadlinesMs?: Partial<Record<WorkerTaskName, number>>;
  /** How long a process is kept without a task. */
  idleMs?: number;
}

/** A visitor who comes back within this time finds the engine loaded; after it, the memory is the machine's again. */
const usualIdleMs = 300_000;

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
  // Twenty pages take 2 s on an idle core, and each that has to become a picture another.
  readDesign: 60_000,
  readDesignFile: 20_000,
  readFont: 10_000,
  check: 60_000,
  preview: 20_000,
  copyTemplate: 20_000,
  readCells: 20_000,
  layOut: 60_000,
  plan: 120_000,
  writeSheet: 60_000,
  readSheet: 20_000,
  typesetShard: 60_000,
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
const belongsToJob = new Set<WorkerTaskName>(["plan", "typesetShard", "writeSheet"]);

/** Tasks that a visitor waits for and can request again. */
const isAwaited = new Set<WorkerTaskName>(["check", "preview", "copyTemplate", "readCells", "readSheet"]);

/** The error that a visitor sees when a process died during their task. */
function visibleError(name: WorkerTaskName, error: unknown): unknown {
  if (!(error instanceof WorkerDiedError)) return error;
  if (readsFile.has(name)) return new AppError("hostile_file", msg("file.heavy"), { cause: error });
  if (isAwaited.has(name)) return new AppError("busy", msg("api.stopped"), { cause: error, retryAfterSeconds: 5 });
  return error;
}

/**
 * Up to `size` worker processes. They are started on demand and replaced when they die or their memory has grown,
 * because the engine's caches never shrink.
 */
export function createWorkerPool(size: number, options: WorkerPoolOptions): WorkerPool {
  const idle: WorkerProcess[] = [];
  const waiting: ((worker: WorkerProcess) => void)[] = [];
  const timers = new WeakMap<WorkerProcess, NodeJS.Timeout>();
  const recycleBytes = options.residentBytesLimit / 2;
  const deadlinesMs = { ...usualDeadlinesMs, ...options.deadlinesMs };
  const deadlineMs = <Name extends WorkerTaskName>(name: Name, input: WorkerTasks[Name]["input"]) =>
    "kind" in input && input.kind === "image" ? Math.min(lonePictureMs, deadlinesMs[name]) : deadlinesMs[name];
  let running = 0;
  let stopped = false;
  let requests = 0;
  let current = new WeakSet<WorkerProcess>();

  function start(): WorkerProcess {
    const worker = startWorkerProcess(options);
    current.add(worker);
    return worker;
  }

  async function acquire(): Promise<WorkerProcess> {
    const free = idle.pop();
    if (free) clearTimeout(timers.get(free));
    if (free?.alive) return free;
    if (free) running -= 1;
    if (running < size) {
      running += 1;
      return start();
    }
    if (waiting.length >= mostWaiting) {
      throw new AppError("busy", msg("api.crowded"), { retryAfterSeconds: 3 });
    }
    return new Promise((resolve) => waiting.push(resolve));
  }

  function release(worker: WorkerProcess, residentBytes: number): void {
    const next = waiting.shift();
    const isReusable = worker.alive && !worker.hasYielded && residentBytes <= recycleBytes;
    if (isReusable && current.has(worker) && !stopped) {
      if (next) next(worker);
      else rest(worker);
      return;
    }
    worker.stop();
    if (next) next(start());
    // Whoever sends a file after one that took long doesn't wait for a process to start.
    else if (worker.hasYielded && !stopped) rest(start());
    else running -= 1;
  }

  function rest(worker: WorkerProcess): void {
    idle.push(worker);
    timers.set(worker, setTimeout(() => endIdle([worker]), options.idleMs ?? usualIdleMs).unref());
  }

  async function runOnce<Name extends WorkerTaskName>(
    name: Name,
    input: WorkerTasks[Name]["input"],
    share: number,
    report: ReportProgress | undefined,
  ) {
    const worker = await acquire();
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
      release(worker, residentBytes);
    }
  }

  function endIdle(workers = [...idle]): void {
    for (const worker of workers) {
      clearTimeout(timers.get(worker));
      idle.splice(idle.indexOf(worker), 1);
      running -= 1;
      worker.stop();
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
    endIdle: () => endIdle(),
    restart() {
      current = new WeakSet();
      endIdle();
    },
    stop() {
      stopped = true;
      endIdle();
    },
  };
}
