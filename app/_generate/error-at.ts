import type { FieldError } from "#lib/contracts/errors.ts";

/** What the server said of the field at this path of the request, such as `mapping.recipient`. */
export function errorAt(errors: FieldError[], path: string): string | undefined {
  return errors.find((error) => error.path === path || error.path.startsWith(`${path}.`))?.message;
}
