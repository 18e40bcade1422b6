import type { ReactNode } from "react";
import type { FieldError } from "#lib/contracts/errors.ts";
import type { Source } from "#lib/contracts/sessions/source.ts";
import type { DesignerHandle } from "../use-designer.ts";

/** Props of each kind's properties: the first selected element, and a function that changes all of them. */
export interface KindProps<Element> {
  element: Element;
  set: DesignerHandle["set"];
  columns: Source["columns"];
  /** The server's errors for this element. */
  errorOf: (property: string) => FieldError | undefined;
  /** The fields of its box, shown after its content. */
  children: ReactNode;
}
