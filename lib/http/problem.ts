import { type ErrorCode, errorTable, type ProblemDetails, ProblemDetailsSchema } from "#lib/contracts/errors.ts";
import { AppError } from "#lib/generation/app-error.ts";
import { log } from "#lib/log.ts";

/** The answer to a request that failed; an error that is no `AppError` is a defect and is told of only in the log. */
export function problemResponse(error: unknown, headers: Record<string, string> = {}): Response {
  if (!(error instanceof AppError)) {
    log("error", "request failed", { error });
    return respond({ code: "internal", detail: "This is our fault, not yours. Try again in a moment." }, headers);
  }
  const retry = error.retryAfterSeconds === undefined ? {} : { "Retry-After": String(error.retryAfterSeconds) };
  const errors = error.errors === undefined ? {} : { errors: error.errors };
  return respond({ code: error.code, detail: error.message, ...errors }, { ...retry, ...headers });
}

function respond(
  problem: { code: ErrorCode; detail: string; errors?: ProblemDetails["errors"] },
  headers: Record<string, string>,
): Response {
  const { status, title } = errorTable[problem.code];
  const body: ProblemDetails = ProblemDetailsSchema.parse({ type: "about:blank", title, status, ...problem });
  return new Response(JSON.stringify(body), {
    status,
    headers: { "Content-Type": "application/problem+json", "Cache-Control": "no-store", ...headers },
  });
}
