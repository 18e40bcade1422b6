import type { FieldError } from "#lib/contracts/errors.ts";

/** The server's error for the field at this path of the request, such as `mapping.recipient`. */
export function errorAt(errors: FieldError[], path: string): string | undefined {
  return faultAt(errors, path)?.message;
}

/** The same with the position in a text. */
export function faultAt(errors: FieldError[], path: string): FieldError | undefined {
  return errors.find((error) => error.path === path || error.path.startsWith(`${path}.`));
}
