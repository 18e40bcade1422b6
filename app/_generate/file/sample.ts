import { failureOf } from "#lib/client/requests/api-error.ts";
import { timeLimitsMs } from "#lib/client/requests/time-limits.ts";
import { whileMoving } from "#lib/client/requests/while-moving.ts";
import { sampleFile } from "#lib/messages/sample-files.ts";

/**
 * Loads a template's sample sheet, in the page's language if there is one, as a file like one that a visitor chooses.
 * @throws ConnectionError, or the signal's reason if it was aborted
 */
export async function readSample(language: string, template: string, signal: AbortSignal): Promise<File> {
  const read = async (limited: AbortSignal) => {
    const response = await fetch(`/samples/${sampleFile(template, language)}`, { signal: limited });
    if (!response.ok) throw new Error(`The sample answered ${response.status}`);
    return new File([await response.blob()], `${template}.csv`, { type: "text/csv" });
  };
  return whileMoving(timeLimitsMs.own, signal, read).catch((cause: unknown) => {
    throw failureOf(cause, signal);
  });
}
