import { log } from "#lib/log.ts";

/** Ends this process with a line in the log, where nothing can work any more: its supervisor sees that, and no answer. */
export function endProcess(event: string, error: unknown): void {
  log("error", event, { error });
  process.exit(1);
}
