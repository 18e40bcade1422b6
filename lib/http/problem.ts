import { type ErrorCode, errorTable, type ProblemDetails, ProblemDetailsSchema } from "#lib/contracts/errors.ts";
import { AppError } from "#lib/generation/common/errors/app-error.ts";
import { asAnswer } from "#lib/generation/common/errors/may-pass.ts";
import { limitLines, log } from "#lib/log.ts";
import type { Language } from "#lib/messages/languages.ts";
import { msg } from "#lib/messages/server-message.ts";
import { translate, translateMessageOf } from "#lib/messages/translate.ts";
import { requestLanguage } from "./language/request-language.ts";
import { logRefusal, routeOf } from "./log-refusal.ts";
import { announceLength } from "./node-response.ts";
import { requestAddress } from "./visitors/request-address.ts";

/** Anyone can break off a request's body, again and again. */
const limited = limitLines("temporary failures not logged");

/**
 * The response to a failed request, in the request's language. An `AppError` is logged in one line; any other error is
 * a defect, whose details appear only in the log.
 */
export function problemResponse(thrown: unknown, request: Request, headers: Record<string, string> = {}): Response {
  const language = requestLanguage(request);
  const error = asAnswer(thrown);
  if (error !== thrown)
    limited(() => log("warn", "request failed temporarily", { route: routeOf(request), error: thrown }));
  if (!(error instanceof AppError)) {
    log("error", "request failed", { route: routeOf(request), error });
    return respond({ code: "internal", detail: translate(language, msg("api.fault")) }, language, headers);
  }
  logRefusal(request, error.code, requestAddress(request));
  const retry = error.retryAfterSeconds === undefined ? {} : { "Retry-After": String(error.retryAfterSeconds) };
  const errors = error.errors && { errors: error.errors.map((fault) => translateMessageOf(language, fault)) };
  return respond({ code: error.code, detail: translate(language, error), ...errors }, language, {
    ...retry,
    ...headers,
  });
}

function respond(
  problem: { code: ErrorCode; detail: string; errors?: ProblemDetails["errors"] },
  language: Language,
  headers: Record<string, string>,
): Response {
  const { status, title } = errorTable[problem.code];
  const body: ProblemDetails = ProblemDetailsSchema.parse({ type: "about:blank", title, status, ...problem });
  const text = JSON.stringify(body);
  announceLength(Buffer.byteLength(text));
  return new Response(text, {
    status,
    headers: {
      "Content-Type": "application/problem+json",
      "Content-Language": language,
      "Cache-Control": "no-store",
      ...headers,
    },
  });
}
