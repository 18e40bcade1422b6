import { log } from "#lib/log.ts";

/** Logs a fatal error and exits, so that a supervisor can restart the process. */
export function endProcess(event: string, error: unknown): void {
  log("error", event, { error });
  process.exit(1);
}
