import type { z } from "zod";
import { ProblemDetailsSchema } from "#lib/contracts/errors.ts";
import { ApiError, ConnectionError, retryAfterSeconds } from "./api-error.ts";

/** A raw response, from `fetch` or XMLHttpRequest. */
export interface Answer {
  status: number;
  text: string;
  retryAfter: string | null;
}

/**
 * Parses a response as the contract defines it.
 * @throws ApiError for a problem, ConnectionError for anything outside the contract
 */
export function readAnswer<T>(schema: z.ZodType<T>, { status, text, retryAfter }: Answer): T {
  const body = parseJson(text);
  if (status >= 200 && status < 300) return parse(schema, body);
  throw new ApiError(parse(ProblemDetailsSchema, body), retryAfterSeconds(retryAfter));
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw new ConnectionError(cause);
  }
}

function parse<T>(schema: z.ZodType<T>, body: unknown): T {
  const parsed = schema.safeParse(body);
  if (parsed.success) return parsed.data;
  throw new ConnectionError(parsed.error);
}
