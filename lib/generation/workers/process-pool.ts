import { msg } from "#lib/messages/server-message.ts";
import { AppError } from "../common/errors/app-error.ts";
import { startWorkerProcess, type WorkerProcess, type WorkerProcessOptions } from "./process.ts";

/** The processes of a worker pool: each is idle, or acquired for one task. */
export interface ProcessPool {
  /** A free process, or the next one that is released. @throws AppError `busy` if too many tasks are waiting */
  acquire(): Promise<WorkerProcess>;
  /**
   * Gives a process back after its task. It is replaced if it died, yielded, or grew too much.
   * @param residentBytes its memory after the task
   */
  release(worker: WorkerProcess, residentBytes: number): void;
  /** Ends idle processes, so that others have their memory. */
  endIdle(): void;
  /** Ends idle processes now and busy ones after their task. Later tasks get new processes. */
  restart(): void;
  /** Ends idle processes now and busy ones after their task. */
  stop(): void;
}

export interface ProcessPoolOptions extends WorkerProcessOptions {
  /** How long a process is kept without a task. */
  idleMs?: number;
}

/** Queue limit. Beyond it, visitors are asked to try again, because they would have to wait for minutes. */
const mostWaiting = 100;

/** A visitor who comes back within this time finds the engine loaded; after it, the memory is the machine's again. */
const usualIdleMs = 300_000;

/** Up to `size` processes, started on demand. The engine's caches never shrink, so a process that grew is replaced. */
export function createProcessPool(size: number, options: ProcessPoolOptions): ProcessPool {
  const idle = createIdleProcesses(options.idleMs ?? usualIdleMs, () => {
    running -= 1;
  });
  const waiting: ((worker: WorkerProcess) => void)[] = [];
  const recycleBytes = options.residentBytesLimit / 2;
  let running = 0;
  let stopped = false;
  /** Processes started since the last `restart`. */
  let current = new WeakSet<WorkerProcess>();

  function start(): WorkerProcess {
    const worker = startWorkerProcess(options);
    current.add(worker);
    return worker;
  }

  return {
    async acquire() {
      const free = idle.take();
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
    },
    release(worker, residentBytes) {
      const next = waiting.shift();
      const isReusable = worker.alive && !worker.hasYielded && residentBytes <= recycleBytes;
      if (isReusable && current.has(worker) && !stopped) {
        if (next) next(worker);
        else idle.add(worker);
        return;
      }
      worker.stop();
      if (next) next(start());
      // The next file doesn't have to wait for a process to start.
      else if (worker.hasYielded && !stopped) idle.add(start());
      else running -= 1;
    },
    endIdle: idle.endAll,
    restart() {
      current = new WeakSet();
      idle.endAll();
    },
    stop() {
      stopped = true;
      idle.endAll();
    },
  };
}

/** The processes without a task, which are ended after a time. */
function createIdleProcesses(idleMs: number, onEnded: () => void) {
  const timers = new Map<WorkerProcess, NodeJS.Timeout>();

  function end(worker: WorkerProcess): void {
    clearTimeout(timers.get(worker));
    timers.delete(worker);
    worker.stop();
    onEnded();
  }

  return {
    add(worker: WorkerProcess): void {
      timers.set(worker, setTimeout(() => end(worker), idleMs).unref());
    },
    /** Takes out the last one added. */
    take(): WorkerProcess | undefined {
      const worker = [...timers.keys()].at(-1);
      if (!worker) return undefined;
      clearTimeout(timers.get(worker));
      timers.delete(worker);
      return worker;
    },
    endAll(): void {
      for (const worker of [...timers.keys()]) end(worker);
    },
  };
}
