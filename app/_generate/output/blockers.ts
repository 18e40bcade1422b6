import type { FieldError } from "#lib/contracts/errors.ts";
import type { SessionResponse } from "#lib/contracts/session.ts";

/** What must be done before the documents can be made, each in a sentence. */
export function blockersOf(
  { template, mapping, output, documentCount }: SessionResponse,
  errors: FieldError[],
): string[] {
  const missing = template.fields.filter(({ name, required }) => required && !mapping[name]).map(({ label }) => label);
  if (missing.length > 0) return [`Still without a column: ${missing.join(", ")}.`];
  if (errors.length > 0) return ["Correct what is marked above."];
  if (!output.archive && !output.combined) return ["Choose a ZIP, one PDF, or both."];
  return documentCount === 0 ? ["No row can become a document. See what is wrong in step 4."] : [];
}
