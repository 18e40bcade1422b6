import type { SessionChanges } from "#lib/client/changes/session-changes.ts";
import type { FieldError } from "#lib/contracts/errors.ts";
import type { SessionResponse } from "#lib/contracts/sessions/session.ts";

/** Props of every step that works on an open session. */
export interface OpenStepProps {
  /** As the visitor sees it: including changes that the server has not confirmed yet. */
  session: SessionResponse;
  errors: FieldError[];
  onChange: (changes: SessionChanges) => void;
}
