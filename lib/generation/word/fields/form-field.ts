import type { Inline } from "../model.ts";
import { toggle } from "../styles/units.ts";
import { childAt, elementsOf, valOf } from "../xml-tree.ts";
import type { OpenField } from "./open-field.ts";

/** What Word draws for a form field without a result (17.16.5.20 and 17.16.5.21): its state is in `w:ffData`. */
export function formField(kind: string, { form, run, result }: OpenField): Inline[] {
  if (kind === "FORMCHECKBOX") {
    const box = childAt(form, "w:checkBox");
    return [{ kind: "text", text: (toggle(box, "w:checked") ?? toggle(box, "w:default")) ? "☒" : "☐", run }];
  }
  const list = childAt(form, "w:ddList");
  const chosen = Number(valOf(list, "w:result") ?? valOf(list, "w:default") ?? 0);
  const text = elementsOf(list, "w:listEntry")[chosen]?.attributes["w:val"] ?? "";
  return result.length > 0 || text === "" ? result : [{ kind: "text", text, run }];
}
