import type { z } from "zod";
import { limits } from "#lib/contracts/limits.ts";
import { AppError, type FieldFault } from "#lib/generation/common/errors/app-error.ts";
import { msg } from "#lib/messages/server-message.ts";
import { readBody } from "./body.ts";

/** Whether a request announces JSON. */
export function isJson(request: Request): boolean {
  return /^application\/json\s*(?:;|$)/i.test(request.headers.get("content-type") ?? "");
}

/**
 * Parses a request's JSON body with the schema that fits it.
 * @throws AppError `not_json`, `too_large`, or `invalid_request` with the path of each invalid field.
 */
export async function readJson<T>(request: Request, schemaOf: (body: unknown) => z.ZodType<T>): Promise<T> {
  // A form on another site can send text, but not with this content type.
  if (!isJson(request)) throw new AppError("not_json", msg("api.jsonType"));
  const text = Buffer.concat(await Array.fromAsync(readBody(request, limits.jsonBytes))).toString();
  const body = parseJson(text);
  const parsed = schemaOf(body).safeParse(body);
  if (parsed.success) return parsed.data;
  const errors = parsed.error.issues.flatMap((issue): FieldFault[] => {
    const at = issue.path.join(".");
    const keys = issue.code === "unrecognized_keys" ? issue.keys : [];
    if (keys.length === 0) return [{ path: at, message: issue.message }];
    return keys.map((key) => ({ path: at ? `${at}.${key}` : key, ...msg("api.unknownField") }));
  });
  throw new AppError("invalid_request", msg("api.fields"), { errors });
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw new AppError("not_json", msg("api.json"), { cause });
  }
}
