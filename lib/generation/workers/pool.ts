import { log } from "#lib/log.ts";
import { msg } from "#lib/messages/server-message.ts";
import { AppError } from "../common/app-error.ts";
import { WorkerDiedError, wasKilled } from "../common/worker-died.ts";
import { startWorkerProcess, type WorkerProcess, type WorkerProcessOptions } from "./process.ts";
import type { WorkerTaskName, WorkerTasks } from "./protocol.ts";

export interface WorkerPool {
  /** Processes that it has at most. */
  readonly size: number;
  /**
   * Has a worker process do a task, when one is free. One that is killed by somebody else is replaced once, unless the
   * task is a job's.
   * @param share how much there is to do of what the task's deadline is for: the processor time is limited to that
   * @throws what `WorkerProcess.ask` throws.
   */
  run<Name extends WorkerTaskName>(
    name: Name,
    input: WorkerTasks[Name]["input"],
    share?: number,
  ): Promise<WorkerTasks[Name]["output"]>;
  /** Ends the idle processes now, and the busy ones after their task; tasks from now on get new ones. */
  restart(): void;
  /** Ends the idle processes now, and the busy ones after their task. */
  stop(): void;
}

/** Tasks that may wait for a process; beyond it, visitors are asked to try again rather than kept waiting for minutes. */
const mostWaiting = 100;

export interface WorkerPoolOptions extends WorkerProcessOptions {
  deadlinesMs?: Partial<Record<WorkerTaskName, number>>;
}

/** A lone picture of 50 megapixels takes some 3 s. */
const lonePictureMs = 20_000;

/** Generous: what takes longer has gone wrong. A shard of 200 documents takes well under a second. */
const usualDeadlinesMs: Record<WorkerTaskName, number> = {
  // Milliseconds of work; a machine that is far too busy may need this.
  detectKind: 30_000,
  readTable: 60_000,
  // A thousand photos, as a telephone sends them, and more.
  readPictures: 180_000,
  // What was vetted takes 2 s at most on an idle core; a busy machine may need this.
  drawPicture: 15_000,
  check: 60_000,
  preview: 20_000,
  layOut: 60_000,
  plan: 120_000,
  renderShard: 60_000,
};

/** Far more than starting a process takes, which is part of it. */
const leastShare = 1 / 3;

/** Tasks that a visitor's own file can bring down. */
const readsFile = new Set<WorkerTaskName>(["detectKind", "readPictures", "drawPicture", "readTable"]);

/** Tasks of a job, which decides itself when they are tried again. */
const belongsToJob = new Set<WorkerTaskName>(["plan", "renderShard"]);

/** Tasks that a visitor waits for, and can ask for again. */
const isAwaited = new Set<WorkerTaskName>(["check", "preview"]);

/** The error that a visitor gets when a process died on their task. */
function visibleError(name: WorkerTaskName, error: unknown): unknown {
  if (!(error instanceof WorkerDiedError)) return error;
  if (readsFile.has(name)) return new AppError("hostile_file", msg("file.heavy"), { cause: error });
  if (isAwaited.has(name)) return new AppError("busy", msg("api.stopped"), { cause: error, retryAfterSeconds: 5 });
  return error;
}

/**
 * Up to `size` worker processes, started when there is work for them and replaced when they die, or when their
 * memory has grown: the engine's caches do not shrink again.
 */
export function createWorkerPool(size: number, options: WorkerPoolOptions): WorkerPool {
  const idle: WorkerProcess[] = [];
  const waiting: ((worker: WorkerProcess) => void)[] = [];
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
    if (worker.alive && current.has(worker) && residentBytes <= recycleBytes && !stopped) {
      if (next) next(worker);
      else idle.push(worker);
      return;
    }
    worker.stop();
    if (next) next(start());
    else running -= 1;
  }

  async function runOnce<Name extends WorkerTaskName>(name: Name, input: WorkerTasks[Name]["input"], share: number) {
    const worker = await acquire();
    let residentBytes = Number.POSITIVE_INFINITY; // a worker that failed is not used again
    requests += 1;
    try {
      const limitMs = deadlineMs(name, input);
      const mostCpuMs = share < 1 ? limitMs * Math.max(leastShare, share) : undefined;
      const answer = await worker.ask({ id: requests, name, input }, limitMs, mostCpuMs);
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

  return {
    size,
    async run(name, input, share = 1) {
      for (let mayRepeat = !belongsToJob.has(name); ; mayRepeat = false) {
        try {
          return await runOnce(name, input, share);
        } catch (error) {
          if (mayRepeat && wasKilled(error)) continue;
          throw visibleError(name, error);
        }
      }
    },
    restart() {
      current = new WeakSet();
      running -= idle.length;
      for (const worker of idle.splice(0)) worker.stop();
    },
    stop() {
      stopped = true;
      for (const worker of idle.splice(0)) worker.stop();
    },
  };
}
