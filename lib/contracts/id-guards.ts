import { jobIdPattern, sessionIdPattern, uploadIdPattern } from "#lib/contracts/id-patterns.ts";
import type { JobId, SessionId, UploadId } from "#lib/contracts/ids.ts";

/** Whether a text has the form of a session's id. */
export function isSessionId(text: string | null): text is SessionId {
  return text !== null && sessionIdPattern.test(text);
}

/** Whether a text has the form of a job's id. */
export function isJobId(text: string | null): text is JobId {
  return text !== null && jobIdPattern.test(text);
}

/** Whether a text has the form of an upload's id. */
export function isUploadId(text: string | null): text is UploadId {
  return text !== null && uploadIdPattern.test(text);
}
