import type { Fit } from "../fit/fit.ts";
import { mappedColumn } from "../fit/mapped-column.ts";
import { amountRole } from "../suggest/amount-words.ts";

/**
 * For each column, whether it holds amounts and so shows how the sheet writes decimals: judged by its values, its name,
 * or a numeric field mapped to it. Version, paragraph and item numbers such as 1.1 and 1.2 don't count.
 *
 * @throws PatternError for a mapping that fails `validateFit`
 */
export function amountEvidence(fit: Pick<Fit, "template" | "columns" | "mapping">): boolean[] {
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
