import { type ChildProcess, fork } from "node:child_process";
import { setPriority } from "node:os";
import { ErrorCodeSchema } from "#lib/contracts/errors.ts";
import { AppError } from "../app-error.ts";
import type { WorkerRequest, WorkerResponse } from "./worker-tasks.ts";

export interface WorkerProcessOptions {
  /** The worker program. */
  program: string;
  /** Its folder, templates and fonts are found from there. */
  rootDir: string;
  /** What the process may hold resident before its watchdog ends it. */
  residentBytesLimit: number;
  /** Whether every other process comes first where there are fewer cores than work. */
  isBehindOthers?: boolean;
}

/** The process died, or was ended for taking too long, while it worked on a task. */
export class WorkerDiedError extends Error {
  constructor(reason: string) {
    super(`The worker process died: ${reason}`);
    this.name = "WorkerDiedError";
  }
}

export interface WorkerProcess {
  /** @throws AppError what the visitor is to be told; WorkerDiedError; Error for a defect in the worker program. */
  ask(request: WorkerRequest, deadlineMs: number): Promise<{ output: unknown; residentBytes: number }>;
  readonly alive: boolean;
  /** Undefined where the process could not be started. */
  readonly pid: number | undefined;
  /** Asks the process to end, and ends it after a grace period. */
  stop(): void;
}

const graceMs = 2_000;
/** A nice value: where both want a core, a usual process gets three quarters of it. */
const behindOthers = 5;
/** How much of what a process may hold is for JavaScript: V8 would let garbage grow to the limit, which is for ends alone. */
const heapShare = 2 / 3;

/** Starts one worker process. It gets no environment but what its engine needs: no secret can leak into a document. */
export function startWorkerProcess({
  program,
  rootDir,
  residentBytesLimit,
  isBehindOthers,
}: WorkerProcessOptions): WorkerProcess {
  const child = fork(/* turbopackIgnore: true */ program, [String(residentBytesLimit)], {
    cwd: rootDir,
    env: {
      NODE_ENV: "production",
      NODE_NO_WARNINGS: "1",
      TZ: "UTC",
      FONTCONFIG_FILE: `${rootDir}/lib/generation/rendering/no-system-fonts.conf`,
    },
    execArgv: [`--max-old-space-size=${Math.round((residentBytesLimit * heapShare) / 2 ** 20)}`],
    serialization: "advanced",
    stdio: ["ignore", "ignore", "inherit", "ipc"],
  });
  if (isBehindOthers && child.pid !== undefined) setPriority(child.pid, behindOthers);
  let ended: string | null = null;
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
    ask: (request, deadlineMs) => ask(child, request, deadlineMs),
    stop() {
      if (ended !== null) return;
      if (child.connected) child.disconnect();
      setTimeout(() => child.kill("SIGKILL"), graceMs).unref();
    },
  };
}

function ask(child: ChildProcess, request: WorkerRequest, deadlineMs: number) {
  return new Promise<{ output: unknown; residentBytes: number }>((resolve, reject) => {
    const settle = (act: () => void) => {
      clearTimeout(deadline);
      child.off("message", onMessage).off("exit", onExit);
      act();
    };
    const onMessage = (message: WorkerResponse) => {
      if (message.id !== request.id) return;
      settle(() => (message.outcome === "done" ? resolve(message) : reject(errorOf(message))));
    };
    const onExit = (code: number | null, signal: string | null) =>
      settle(() => reject(new WorkerDiedError(signal ?? `exit code ${code}`)));
    const deadline = setTimeout(() => {
      settle(() => reject(new WorkerDiedError(`no answer to ${request.name} within ${deadlineMs} ms`)));
      child.kill("SIGKILL");
    }, deadlineMs);
    child.on("message", onMessage).on("exit", onExit);
    child.send(request, (error) => {
      if (error) settle(() => reject(new WorkerDiedError(error.message)));
    });
  });
}

function errorOf(message: Exclude<WorkerResponse, { outcome: "done" }>): Error {
  if (message.outcome === "refused") {
    const { code, detail, errors } = message;
    return new AppError(ErrorCodeSchema.parse(code), detail, errors ? { errors } : {});
  }
  const error = new Error(`In the worker program: ${message.message}`);
  error.stack = message.stack;
  return error;
}
