import { labelMessage } from "#lib/messages/server-message.ts";
import type { Fit } from "../fit/fit.ts";
import type { ProblemPlace } from "./row-problems.ts";

/** Where a problem of a field is: its column too, if the field is that column's value unchanged. */
export function fieldPlace(
  { template, mapping }: Pick<Fit, "template" | "mapping">,
  field: Fit["template"]["fields"][number],
): ProblemPlace & { label: ReturnType<typeof labelMessage> } {
  const source = mapping[field.name];
  const column = source && "column" in source ? source.column : null;
  return { column, field: field.name, label: labelMessage(template.id, field) };
}
