import type { SessionChanges } from "#lib/client/session-changes.ts";
import type { FieldError } from "#lib/contracts/errors.ts";
import type { SessionResponse } from "#lib/contracts/session.ts";

/** What every step gets that works on an open session. */
export interface OpenStepProps {
  /** As the visitor sees it: with the changes that are not answered yet. */
  session: SessionResponse;
  errors: FieldError[];
  onChange: (changes: SessionChanges) => void;
}
