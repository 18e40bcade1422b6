import { AsyncLocalStorage } from "node:async_hooks";
import { format } from "node:util";

type Level = "info" | "warn" | "error";

function plain(value: unknown): unknown {
  if (!(value instanceof Error)) return value;
  const cause = value.cause === undefined ? {} : { cause: plain(value.cause) };
  return { name: value.name, message: value.message, stack: value.stack, ...cause };
}

// Next bundles routes and start-up code apart: the facts are shared by way of the global object.
const holder = globalThis as typeof globalThis & { rowpressFacts?: AsyncLocalStorage<Record<string, unknown>> };
holder.rowpressFacts ??= new AsyncLocalStorage();
const known = holder.rowpressFacts;

/** Has every line that is written during `work` tell these facts too, such as which job it is about. */
export function withFacts<T>(facts: Record<string, unknown>, work: () => T): T {
  return known.run({ ...known.getStore(), ...facts }, work);
}

/**
 * Lets this process live on without a reader of its output, as when the terminal that started it is closed: what it
 * says then is lost. Node would end it, and Next, which reports that as well, would go round in circles.
 */
export function outliveReaders(): void {
  for (const stream of [process.stdout, process.stderr]) {
    stream.on("error", (error: NodeJS.ErrnoException) => {
      if (error.code !== "EPIPE") throw error;
    });
  }
}

/** Writes one line of JSON to standard error: time, level, event and the facts given. Nothing of a visitor's: no names of files, no cells. */
export function log(level: Level, event: string, facts: Record<string, unknown> = {}): void {
  const written = Object.fromEntries(
    Object.entries({ ...known.getStore(), ...facts }).map(([key, value]) => [key, plain(value)]),
  );
  process.stderr.write(`${JSON.stringify({ time: new Date().toISOString(), level, event, ...written })}\n`);
}

/** What one source writes in ten seconds at most: an attack must not fill the disk that logs are on. */
const mostLines = 100;
const periodMs = 10_000;

/**
 * Lets so many lines of one source through, and tells how many it held back.
 * @param heldBack the event of the line that tells
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

/** Has what the framework reports by itself, as stacks over many lines, be lines of JSON like all others. */
export function reportAsLines(): void {
  const limited = limitLines("framework lines not logged");
  console.error = (...parts) => limited(() => log("error", "framework error", { detail: format(...parts) }));
  console.warn = (...parts) => limited(() => log("warn", "framework warning", { detail: format(...parts) }));
}
