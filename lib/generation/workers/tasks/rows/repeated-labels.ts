import { foldCase } from "#lib/contracts/fold-case.ts";
import type { FieldValue, FittedRow } from "#lib/generation/mapping/fit/fit.ts";
import type { FoundProblem } from "#lib/generation/mapping/problems/found-problem.ts";
import { msg } from "#lib/messages/server-message.ts";
import type { Assignment } from "../../protocol.ts";

/**
 * A warning, or an error if the visitor skips such rows, for each label that an earlier row has as well, ignoring
 * capitals and punctuation. Takes rows in order.
 *
 * @param known the rows of such labels if not all rows are read
 */
export function repeatedLabels(
  { fit }: Pick<Assignment, "fit">,
  known?: ReadonlySet<number>,
): (row: FittedRow) => FoundProblem[] {
  if (fit.template.sheet?.warnsOfRepeats !== true) return () => [];
  const severity = fit.skip?.includes("repeated_label") ? "error" : "warning";
  const seen = new Set<string>();
  const isRepeated = (values: FittedRow["values"]) => {
    const key = keyOf(values);
    if (key === "" || seen.has(key)) return key !== "";
    seen.add(key);
    return false;
  };
  return ({ row, sheetRow, values, problems }) => {
    if (problems.some((problem) => problem.severity === "error")) return [];
    if (!(known ? known.has(row) : isRepeated(values))) return [];
    const place = { row, sheetRow, column: null, field: null };
    return [{ ...place, code: "repeated_label", ...msg("row.repeatedLabel"), severity }];
  };
}

/** The letters and digits of a label's texts; "" for an empty one. */
function keyOf(values: Record<string, FieldValue>): string {
  const texts = Object.values(values).filter((value) => typeof value === "string");
  const plain = texts.map((text) =>
    foldCase(text)
      .replace(/[^\p{L}\p{N}]+/gu, " ")
      .trim(),
  );
  return plain.every((text) => text === "") ? "" : plain.join("\n");
}
