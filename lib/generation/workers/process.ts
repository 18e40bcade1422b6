import { type ChildProcess, fork } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";
import { getCompileCacheDir } from "node:module";
import { getPriority, setPriority } from "node:os";
import { dirname } from "node:path";
import { ErrorCodeSchema } from "#lib/contracts/errors.ts";
import { AppError } from "../common/errors/app-error.ts";
import { type Death, WorkerDiedError } from "../common/errors/worker-died.ts";
import type { ReportProgress, WorkerRequest, WorkerResponse } from "./protocol.ts";
import { memorySignal } from "./watchdog.ts";

/**
 * Nice values, added to the site's own, of work that has to wait when there aren't enough cores. Of two processes that
 * compete for a core, the one that is 5 lower gets three quarters of it.
 */
export const niceness = { work: 5, unawaited: 10 };

export interface WorkerProcessOptions {
  program: string;
  /** Templates and fonts are looked up from there. */
  rootDir: string;
  /**
   * Keeps compiled modules, which load in a third of the time; nobody else may write to it. This process's own by
   * default.
   */
  compiledDir?: string;
  /** Resident memory at which the watchdog ends the process. */
  residentBytesLimit: number;
  /**
   * V8 doesn't collect old objects before its heap has this many megabytes. By default, it does so every 20 MB, which
   * is once per shard of 200 documents and takes a sixth of their processor time.
   */
  heapMegabytes?: number;
  /** The priority from the start, as a nice value above this process's. */
  niceness?: number;
  /**
   * After this much processor time, a task and its process get the priority of unawaited work: a slow file delays only
   * the visitor who sent it. Needs Linux.
   */
  yieldsAfterMs?: number;
}

/** Signals sent from outside. A process causes SIGABRT, SIGSEGV and the like itself. */
const killSignals = new Set(["SIGKILL", "SIGTERM", "SIGINT", "SIGHUP", "SIGQUIT"]);

function deathBy(code: number | null, signal: string | null): WorkerDiedError {
  if (signal === memorySignal) return new WorkerDiedError("memory", "it held too much memory");
  const isKilled = signal === null ? code === 0 : killSignals.has(signal);
  return new WorkerDiedError(isKilled ? "killed" : "crash", signal ?? `exit code ${code}`);
}

interface AskOptions {
  /** Limit on the task's processor time, where the system reports it. */
  mostCpuMs?: number | undefined;
  report?: ReportProgress | undefined;
}

export interface WorkerProcess {
  /**
   * @throws AppError for errors to show the visitor; WorkerDiedError; Error for a defect in the worker program.
   */
  ask(
    request: WorkerRequest,
    deadlineMs: number,
    options?: AskOptions,
  ): Promise<{ output: unknown; residentBytes: number }>;
  readonly alive: boolean;
  /** Whether a task made its process yield to others, for good: only root may raise a priority. */
  readonly hasYielded: boolean;
  /** Undefined if the process couldn't be started. */
  readonly pid: number | undefined;
  /** Asks the process to end, and kills it after a grace period. */
  stop(): void;
}

const graceMs = 2_000;
/**
 * A process that got less than this share of its deadline as processor time was suspended, or the machine is
 * overloaded: its task isn't to blame. It gets the same time again, because to begin anew would take even longer.
 */
const leastCpu = 1 / 10;
/** How often it gets its time, unless that would be longer than visitors wait. */
const mostRounds = 3;
const mostRoundsMs = 60_000;
const lookEveryMs = 500;
const lookAtYieldingEveryMs = 50;
/** Processor time for starting a process and loading a task's modules, which doesn't count against the task. */
const startMs = 200;
/** JavaScript's share of the resident limit. Without it, garbage could grow until the watchdog ends the process. */
const heapShare = 2 / 3;
/** Megabytes of young objects: V8's own choice holds 50 MB more for each process, and isn't faster here. */
const youngMegabytes = 16;

/** Node adds a subfolder for its version. */
function ownCompiledDir(): string | undefined {
  const own = getCompileCacheDir();
  return own && dirname(own);
}

/**
 * Starts one worker process. Its environment holds only what the engine needs, so no secret can leak into a document.
 */
export function startWorkerProcess(options: WorkerProcessOptions): WorkerProcess {
  const { yieldsAfterMs } = options;
  const child = forkWorker(options);
  let ended: string | null = null;
  let hasYielded = false;
  const yieldBeyond = (processorMs: number) => {
    if (hasYielded || !(usedCpuMs(child.pid) > processorMs)) return;
    hasYielded = true;
    for (const thread of threadsOf(child.pid)) lower(thread);
  };
  child.on("exit", (code, signal) => {
    ended = signal ?? `exit code ${code}`;
  });
  child.on("error", (error) => {
    ended ??= error.message;
  });
  return {
    pid: child.pid,
    get alive() {
      return ended === null && !child.killed && child.connected;
    },
    get hasYielded() {
      return hasYielded;
    },
    async ask(request, deadlineMs, limits = {}) {
      if (yieldsAfterMs === undefined) return askChild(child, request, deadlineMs, limits);
      const most = Math.max(startMs, usedCpuMs(child.pid)) + yieldsAfterMs;
      const looking = setInterval(yieldBeyond, lookAtYieldingEveryMs, most);
      return askChild(child, request, deadlineMs, limits).finally(() => clearInterval(looking));
    },
    stop() {
      if (ended !== null) return;
      if (child.connected) child.disconnect();
      setTimeout(() => child.kill("SIGKILL"), graceMs).unref();
    },
  };
}

function forkWorker({
  program,
  rootDir,
  compiledDir = ownCompiledDir(),
  residentBytesLimit,
  heapMegabytes,
  niceness: ownNiceness,
}: WorkerProcessOptions): ChildProcess {
  const child = fork(/* turbopackIgnore: true */ program, [String(residentBytesLimit)], {
    cwd: rootDir,
    env: {
      NODE_ENV: "production",
      NODE_NO_WARNINGS: "1",
      TZ: "UTC",
      FONTCONFIG_FILE: `${rootDir}/lib/generation/typesetting/no-system-fonts.conf`,
      ...(compiledDir !== undefined && { NODE_COMPILE_CACHE: compiledDir }),
    },
    execArgv: [
      `--max-old-space-size=${Math.round((residentBytesLimit * heapShare) / 2 ** 20)}`,
      `--max-semi-space-size=${youngMegabytes}`,
      ...(heapMegabytes === undefined ? [] : [`--initial-old-space-size=${heapMegabytes}`]),
    ],
    serialization: "advanced",
    stdio: ["ignore", "ignore", "inherit", "ipc"],
  });
  if (ownNiceness && child.pid !== undefined) setPriority(child.pid, belowOwn(ownNiceness));
  return child;
}

function askChild(child: ChildProcess, request: WorkerRequest, deadlineMs: number, { mostCpuMs, report }: AskOptions) {
  return new Promise<{ output: unknown; residentBytes: number }>((resolve, reject) => {
    const settle = (act: () => void) => {
      clearTimeout(deadline);
      clearInterval(looking);
      child.off("message", onMessage).off("exit", onExit);
      act();
    };
    const onMessage = (message: WorkerResponse) => {
      if (message.id !== request.id) return;
      if (message.outcome === "progress") return report?.(message.progress);
      settle(() => (message.outcome === "done" ? resolve(message) : reject(errorOf(message))));
    };
    const onExit = (code: number | null, signal: string | null) => settle(() => reject(deathBy(code, signal)));
    const usedBefore = usedCpuMs(child.pid);
    const used = () => usedCpuMs(child.pid) - usedBefore;
    const end = (death: Death, limit: string) => {
      const reason = `no answer to ${request.name} within ${limit}, of which it ran ${used()} ms`;
      settle(() => reject(new WorkerDiedError(death, reason)));
      child.kill("SIGKILL");
    };
    const runOut = (round: number) => {
      const isStarved = used() < deadlineMs * leastCpu;
      const mayWait = round < mostRounds && (round + 1) * deadlineMs <= mostRoundsMs;
      if (isStarved && mayWait) deadline = setTimeout(runOut, deadlineMs, round + 1);
      else end(isStarved ? "killed" : "deadline", `${round * deadlineMs} ms`);
    };
    let deadline = setTimeout(runOut, deadlineMs, 1);
    const look = (most: number) => used() > most && end("deadline", `${most} ms of processor time`);
    const looking = mostCpuMs === undefined ? undefined : setInterval(look, lookEveryMs, mostCpuMs);
    child.on("message", onMessage).on("exit", onExit);
    child.send(request, (error) => {
      if (error) settle(() => reject(new WorkerDiedError("killed", error.message)));
    });
  });
}

/** The threads of a process; Linux has a priority for each. Empty if it is gone or the system isn't Linux. */
function threadsOf(pid: number | undefined): number[] {
  try {
    return readdirSync(`/proc/${pid}/task`).map(Number);
  } catch {
    return [];
  }
}

/** Only root may give a process a higher priority than this one's. */
const belowOwn = (nice: number) => Math.min(19, getPriority() + nice);

function lower(thread: number): void {
  try {
    setPriority(thread, belowOwn(niceness.unawaited));
  } catch (error) {
    // It has ended.
    if (!(error instanceof Error && "code" in error && error.code === "ERR_SYSTEM_ERROR")) throw error;
  }
}

/** The processor time that a process has used, in milliseconds; NaN if it is gone or the system isn't Linux. */
function usedCpuMs(pid: number | undefined): number {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, "utf8");
    // proc_pid_stat(5): after the name in brackets, utime and stime are the 12th and 13th fields, in hundredths of a
    // second.
    const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
    return (Number(fields[11]) + Number(fields[12])) * 10;
  } catch {
    return Number.NaN;
  }
}

function errorOf(message: Extract<WorkerResponse, { outcome: "refused" | "defect" }>): Error {
  if (message.outcome === "refused") {
    const { code, detail, errors } = message;
    return new AppError(ErrorCodeSchema.parse(code), detail, errors ? { errors } : {});
  }
  const error = new Error(`In the worker program: ${message.message}`);
  error.stack = message.stack;
  return message.code === undefined ? error : Object.assign(error, { code: message.code });
}
