import { jobIdPattern, sessionIdPattern } from "#lib/contracts/id-patterns.ts";
import type { JobId, SessionId } from "#lib/contracts/ids.ts";

export function isSessionId(text: string | null): text is SessionId {
  return text !== null && sessionIdPattern.test(text);
}

export function isJobId(text: string | null): text is JobId {
  return text !== null && jobIdPattern.test(text);
}
