import type { StatusResponse } from "#lib/contracts/job.ts";

/** Whether a job ended with several PDFs in a ZIP, and no PDF with all of them. Word files can't be combined. */
export function lacksCombined({ status, stopped, format, results }: StatusResponse): boolean {
  const archive = results.find(({ kind }) => kind === "archive");
  if (status !== "succeeded" || stopped || format !== "pdf" || !archive) return false;
  return archive.documents > 1 && results.every(({ kind }) => kind !== "combined");
}
