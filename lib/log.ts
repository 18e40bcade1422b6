import { AsyncLocalStorage } from "node:async_hooks";
import { format } from "node:util";

type Level = "info" | "warn" | "error";

function plain(value: unknown): unknown {
  if (!(value instanceof Error)) return value;
  const cause = value.cause === undefined ? {} : { cause: plain(value.cause) };
  return { name: value.name, message: value.message, stack: value.stack, ...cause };
}

// Next bundles routes and start-up code separately, so the facts are shared through the global object.
const holder = globalThis as typeof globalThis & { rowpressFacts?: AsyncLocalStorage<Record<string, unknown>> };
holder.rowpressFacts ??= new AsyncLocalStorage();
const known = holder.rowpressFacts;

/** Adds facts, such as the job's id, to every line logged during `work`. */
export function withFacts<T>(facts: Record<string, unknown>, work: () => T): T {
  return known.run({ ...known.getStore(), ...facts }, work);
}

/**
 * Keeps this process running when nobody reads its output any more, e.g. because the terminal was closed; later lines
 * are lost. By default Node would exit, and Next, which logs that error as well, would loop.
 */
export function outliveReaders(): void {
  for (const stream of [process.stdout, process.stderr]) {
    stream.on("error", (error: NodeJS.ErrnoException) => {
      if (error.code !== "EPIPE") throw error;
    });
  }
}

/**
 * Writes one line of JSON to standard error: time, level, event and facts. Never log a visitor's data, such as file
 * names or cells.
 */
export function log(level: Level, event: string, facts: Record<string, unknown> = {}): void {
  const written = Object.fromEntries(
    Object.entries({ ...known.getStore(), ...facts }).map(([key, value]) => [key, plain(value)]),
  );
  process.stderr.write(`${JSON.stringify({ time: new Date().toISOString(), level, event, ...written })}\n`);
}

/** The most lines that one source may write in ten seconds: an attack must not fill the disk with logs. */
const mostLines = 100;
const periodMs = 10_000;

/**
 * Limits the lines of one source, and logs how many it dropped.
 * @param heldBack the event that reports dropped lines
 */
export function limitLines(heldBack: string): (write: () => void) => void {
  let period = 0;
  let lines = 0;
  return (write) => {
    const now = Math.floor(Date.now() / periodMs);
    if (now !== period) {
      if (lines > mostLines) log("warn", heldBack, { count: lines - mostLines });
      [period, lines] = [now, 0];
    }
    lines += 1;
    if (lines <= mostLines) write();
  };
}

/** Turns the framework's own output, such as multi-line stack traces, into JSON lines like all others. */
export function reportAsLines(): void {
  const limited = limitLines("framework lines not logged");
  console.error = (...parts) => limited(() => log("error", "framework error", { detail: format(...parts) }));
  console.warn = (...parts) => limited(() => log("warn", "framework warning", { detail: format(...parts) }));
}
