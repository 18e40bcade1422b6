import type { ReactNode } from "react";
import type { FieldError } from "#lib/contracts/errors.ts";
import { Served } from "../_site/served.tsx";

/** What the server said of the field at this path of the request, such as `mapping.recipient`. */
export function errorAt(errors: FieldError[], path: string): ReactNode {
  const fault = faultAt(errors, path);
  return fault && <Served>{fault.message}</Served>;
}

/** The same with its place, for a text. */
export function faultAt(errors: FieldError[], path: string): FieldError | undefined {
  return errors.find((error) => error.path === path || error.path.startsWith(`${path}.`));
}
