import type { FieldError } from "#lib/contracts/errors.ts";
import type { SessionResponse } from "#lib/contracts/session.ts";

/** What must be done before the documents can be made, each in a sentence. */
export function blockersOf(
  { template, mapping, output, documentCount, preflight }: SessionResponse,
  errors: FieldError[],
): string[] {
  const missing = template.fields.filter(({ name, required }) => required && !mapping[name]).map(({ label }) => label);
  if (missing.length > 0) return [`Still without a column: ${missing.join(", ")}.`];
  if (errors.length > 0) return ["Correct what is marked above."];
  if (!output.archive && !output.combined) return ["Choose a ZIP, one PDF, or both."];
  const isNoneRight = documentCount === 0 || (preflight?.state === "done" && preflight.right === 0);
  return isNoneRight ? ["No row can become a document. See what is wrong in step 4."] : [];
}
