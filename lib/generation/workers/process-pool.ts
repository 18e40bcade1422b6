import { msg } from "#lib/messages/server-message.ts";
import {
  createTurns,
  isFirstOfAddress,
  nextTurn,
  surplusTurn,
  type TaskOwner,
  type Turn,
} from "../common/client-turns.ts";
import { AppError } from "../common/errors/app-error.ts";
import { startWorkerProcess, type WorkerProcess, type WorkerProcessOptions } from "./process.ts";

/** The processes of a worker pool: each is idle, or acquired for one task. */
export interface ProcessPool {
  /**
   * A free process, or one that is released when it's the owner's turn.
   * @throws AppError `busy` if too many tasks are waiting, most of them the owner's
   */
  acquire(owner: TaskOwner): Promise<WorkerProcess>;
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
  /**
   * After this time, an address that waits while others hold all processes gets an additional one, if nobody has it:
   * one visitor's long tasks never hold up everybody else. By default, it waits.
   */
  patienceMs?: number;
}

/** Beyond it, whoever has the most tasks is asked to try again, because they would have to wait for minutes. */
const mostWaiting = 100;

/** A visitor who comes back within this time finds the engine loaded; after it, the memory is the machine's again. */
const usualIdleMs = 300_000;

/** Up to `size` processes, started on demand. The engine's caches never shrink, so a process that grew is replaced. */
export function createProcessPool(size: number, options: ProcessPoolOptions): ProcessPool {
  const idle = createIdleProcesses(options.idleMs ?? usualIdleMs, () => {
    running -= 1;
  });
  const turnOf = createTurns();
  const waiting = new Map<Turn, { resolve(worker: WorkerProcess): void; reject(error: AppError): void }>();
  const serving = new WeakMap<WorkerProcess, Turn>();
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

  /** A process without a task, or a new one while there may be more; null if all are busy. */
  function free(): WorkerProcess | null {
    const worker = idle.take();
    if (worker?.alive) return worker;
    if (worker) running -= 1;
    if (running >= size) return null;
    running += 1;
    return start();
  }

  function serve(turn: Turn, worker: WorkerProcess): WorkerProcess {
    turn.begin();
    serving.set(worker, turn);
    waiting.get(turn)?.resolve(worker);
    waiting.delete(turn);
    return worker;
  }

  function refuse(turn: Turn | undefined): void {
    if (!turn) return;
    turn.end();
    waiting.get(turn)?.reject(new AppError("busy", msg("api.crowded"), { retryAfterSeconds: 3 }));
    waiting.delete(turn);
  }

  /** Beyond `size`, for the first task of an address that has lost its patience. */
  function serveImpatient(turn: Turn): void {
    if (!waiting.has(turn) || !isFirstOfAddress(turn) || running > size) return;
    running += 1;
    serve(turn, start());
  }

  return {
    async acquire(owner) {
      const turn = turnOf(owner);
      const worker = free();
      if (worker) return serve(turn, worker);
      if (options.patienceMs !== undefined) setTimeout(serveImpatient, options.patienceMs, turn).unref();
      return new Promise((resolve, reject) => {
        waiting.set(turn, { resolve, reject });
        if (waiting.size > mostWaiting) refuse(surplusTurn(waiting.keys()));
      });
    },
    release(worker, residentBytes) {
      serving.get(worker)?.end();
      const next = nextTurn(waiting.keys());
      const isAdditional = running > size && !(next && isFirstOfAddress(next));
      const isReusable = worker.alive && !worker.hasYielded && residentBytes <= recycleBytes;
      if (isReusable && !isAdditional && current.has(worker) && !stopped) {
        if (next) serve(next, worker);
        else idle.add(worker);
        return;
      }
      worker.stop();
      if (isAdditional) running -= 1;
      else if (next) serve(next, start());
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
