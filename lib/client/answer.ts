import type { z } from "zod";
import { ProblemDetailsSchema } from "#lib/contracts/errors.ts";
import { ApiError, ConnectionError, retryAfterSeconds } from "./api-error.ts";

/** What came back over the wire, from `fetch` or from an XMLHttpRequest. */
export interface Answer {
  status: number;
  text: string;
  retryAfter: string | null;
}

/**
 * Reads an answer as what the contract promises.
 * @throws ApiError for a problem, ConnectionError for anything that the contract does not know
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
