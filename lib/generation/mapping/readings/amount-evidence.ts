import type { Fit } from "../fit.ts";
import { mappedColumn } from "../mapped-column.ts";
import { amountRole } from "../suggest/amount-words.ts";

/**
 * By column, whether it holds amounts, and so tells how the sheet writes decimals: by its values, by its name, or as a field
 * of numbers is mapped to it. The 1.1 and 1.2 of versions, paragraphs and positions are none.
 *
 * @throws PatternError for a mapping that `validateFit` does not pass
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
