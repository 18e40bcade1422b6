import type { JobId, SessionId } from "#lib/contracts/ids.ts";
import type { AnyStatus, SharedStatus } from "#lib/contracts/job.ts";
import { limits } from "#lib/contracts/limits.ts";
import type { Share } from "#lib/contracts/sessions/session.ts";
import { cutText } from "#lib/contracts/shorten.ts";
import { call, postSession } from "./api.ts";
import { timeLimitsMs } from "./time-limits.ts";

/* A job page's calls about its documents, separate from those that a first visit to the site loads. */

/** The status for people who received a job's link. */
export function readShared(jobId: JobId, token: string): Promise<SharedStatus> {
  const query = new URLSearchParams({ share: token });
  return call(`/api/generation/status/${jobId}?${query}`, "shared", { limitMs: timeLimitsMs.status });
}

/** Creates a job's link, or revokes it; then null. */
export async function shareJob(sessionId: SessionId, share: boolean): Promise<Share | null> {
  return (await postSession({ sessionId, share }, { limitMs: timeLimitsMs.change })).share ?? null;
}

/** The status with the documents in the archive whose names contain each word of `text`. */
export function findDocuments(jobId: JobId, text: string, token: string | null): Promise<AnyStatus> {
  const query = new URLSearchParams({ find: cutText(text, limits.findCharacters), ...(token && { share: token }) });
  const asked = token ? "shared" : "status";
  return call(`/api/generation/status/${jobId}?${query}`, asked, { limitMs: timeLimitsMs.status });
}
