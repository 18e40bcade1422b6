import type { Fit } from "../fit/fit.ts";
import { mappedColumn } from "../fit/mapped-column.ts";
import { amountRole } from "../suggest/amount-words.ts";

/**
 * For each column, whether it is evidence for the sheet's decimal separator because it holds amounts: judged by its
 * values, its name, or a numeric field mapped to it. Version and item numbers such as 1.1 and 1.2 aren't.
 * `settleReadings` decides on the separator.
 *
 * @throws PatternError for a mapping that fails `validateFit`
 */
export function decimalEvidence(fit: Pick<Fit, "template" | "columns" | "mapping">): boolean[] {
  const mapped = fit.template.fields.map(({ name, type }) => {
    const mapping = type === "number" || type === "percent" ? fit.mapping[name] : null;
    return mapping ? mappedColumn(mapping, fit) : null;
  });
  return fit.columns.map(({ name, type }, index) => {
    const role = amountRole(name);
    return (
      type === "currency" || type === "percent" || mapped.includes(index) || (role !== null && role !== "taxNumber")
    );
  });
}
