import { failureOf } from "#lib/client/requests/api-error.ts";
import { timeLimitsMs } from "#lib/client/requests/time-limits.ts";
import { whileMoving } from "#lib/client/requests/while-moving.ts";

/**
 * Loads a template's sample sheet as a file, like one that a visitor chooses.
 * @throws ConnectionError, or the signal's reason if it was aborted
 */
export async function readSample(template: string, signal: AbortSignal): Promise<File> {
  const filename = `${template}.csv`;
  const read = async (limited: AbortSignal) => {
    const response = await fetch(`/samples/${filename}`, { signal: limited });
    if (!response.ok) throw new Error(`The sample answered ${response.status}`);
    return new File([await response.blob()], filename, { type: "text/csv" });
  };
  return whileMoving(timeLimitsMs.own, signal, read).catch((cause: unknown) => {
    throw failureOf(cause, signal);
  });
}
