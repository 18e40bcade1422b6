import type { z } from "zod";
import { AppError } from "#lib/generation/common/errors/app-error.ts";
import { msg } from "#lib/messages/server-message.ts";

/**
 * Parses a request's query. Parameters that the schema doesn't name are ignored.
 * @throws AppError `invalid_request` with the name of each invalid parameter.
 */
export function readQuery<T>(request: Request, schema: z.ZodType<T>): T {
  const parsed = schema.safeParse(Object.fromEntries(new URL(request.url).searchParams));
  if (parsed.success) return parsed.data;
  const errors = parsed.error.issues.map(({ path, message }) => ({ path: path.join("."), message }));
  throw new AppError("invalid_request", msg("api.parameters"), { errors });
}
