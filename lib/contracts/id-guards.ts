import { jobIdPattern, sessionIdPattern, uploadIdPattern } from "#lib/contracts/id-patterns.ts";
import type { JobId, SessionId, UploadId } from "#lib/contracts/ids.ts";

export function isSessionId(text: string | null): text is SessionId {
  return text !== null && sessionIdPattern.test(text);
}

export function isJobId(text: string | null): text is JobId {
  return text !== null && jobIdPattern.test(text);
}

export function isUploadId(text: string | null): text is UploadId {
  return text !== null && uploadIdPattern.test(text);
}
