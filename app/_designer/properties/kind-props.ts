import type { ReactNode } from "react";
import type { FieldError } from "#lib/contracts/errors.ts";
import type { Source } from "#lib/contracts/sessions/source.ts";
import type { DesignerHandle } from "../use-designer.ts";

/** What each kind's properties get: the chosen elements' first, and what sets all of them. */
export interface KindProps<Element> {
  element: Element;
  set: DesignerHandle["set"];
  columns: Source["columns"];
  /** The server's errors for this element. */
  errorOf: (property: string) => FieldError | undefined;
  /** The numbers of its box, which come after its content. */
  children: ReactNode;
}
