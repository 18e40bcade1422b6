type Level = "info" | "warn" | "error";

function plain(value: unknown): unknown {
  if (!(value instanceof Error)) return value;
  const cause = value.cause === undefined ? {} : { cause: plain(value.cause) };
  return { name: value.name, message: value.message, stack: value.stack, ...cause };
}

/** Writes one line of JSON to standard error: time, level, event and the facts given. */
export function log(level: Level, event: string, facts: Record<string, unknown> = {}): void {
  const written = Object.fromEntries(Object.entries(facts).map(([key, value]) => [key, plain(value)]));
  process.stderr.write(`${JSON.stringify({ time: new Date().toISOString(), level, event, ...written })}\n`);
}
