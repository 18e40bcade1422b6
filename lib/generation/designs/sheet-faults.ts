import type { Design } from "#lib/contracts/designs/design.ts";
import { msg } from "#lib/messages/server-message.ts";
import type { FieldFault } from "../common/errors/app-error.ts";
import { sheetOfDesign } from "../templates/sheets/design-sheet.ts";
import { gridFaults } from "../templates/sheets/sheet.ts";

/** How much a page may differ from its label, in millimetres: programs round the sizes of pages to points or pixels. */
const tolerance = 0.25;

const hundredths = (value: number) => String(Math.round(value * 100) / 100);

/** Why a design can't be laid out on its sheet. A page that would not be printed is a fault, too. */
export function sheetFaultsOf({ pages, sheet }: Pick<Design, "pages" | "sheet">): FieldFault[] {
  if (!sheet) return [];
  if (sheet.layout === "custom" && !sheet.grid) return [{ path: "design.sheet.grid", ...msg("design.sheet.grid") }];
  const laid = sheetOfDesign({ pages, sheet });
  if (!laid) return [{ path: "design.sheet.layout", ...msg("design.sheet.layout", { layout: sheet.layout }) }];
  const grid = { columns: "design.sheet.grid.columns", rows: "design.sheet.grid.rows", start: "design.sheet.start" };
  const faults = gridFaults(laid, grid);
  const [front, back] = pages;
  const isAs = (page: Design["pages"][number], { width, height }: typeof laid.label) =>
    Math.abs(page.width - width) <= tolerance && Math.abs(page.height - height) <= tolerance;
  if (front && !isAs(front, laid.label)) {
    const [labelWidth, labelHeight] = [hundredths(laid.label.width), hundredths(laid.label.height)];
    const size = { width: hundredths(front.width), height: hundredths(front.height), labelWidth, labelHeight };
    faults.push({ path: "design.sheet.layout", ...msg("design.sheet.size", size) });
  } else if (front && back && sheet.back && !isAs(back, front)) {
    const size = { width: hundredths(front.width), height: hundredths(front.height) };
    faults.push({ path: "design.pages.1", ...msg("design.sheet.backSize", size) });
  }
  if (sheet.back && !back) faults.push({ path: "design.sheet.back", ...msg("design.sheet.back") });
  if (pages.length > 2) faults.push({ path: "design.pages", ...msg("design.sheet.pages", { count: pages.length }) });
  else if (back && !sheet.back) faults.push({ path: "design.sheet.back", ...msg("design.sheet.front") });
  return faults;
}
