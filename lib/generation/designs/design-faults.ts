import type { Design } from "#lib/contracts/designs/design.ts";
import { fontFamilies } from "#lib/contracts/designs/design-fonts.ts";
import { designLimits } from "#lib/contracts/designs/design-limits.ts";
import { isUploadId } from "#lib/contracts/id-guards.ts";
import { msg, type ServerMessage } from "#lib/messages/server-message.ts";
import type { FieldFault } from "../common/errors/app-error.ts";
import { elementLabel } from "../mapping/elements/element-scope.ts";
import { fontsIn, groundsIn, picturesIn } from "./design-uploads.ts";
import { placeholdersOf } from "./placeholders.ts";
import { sheetFaultsOf } from "./sheet-faults.ts";

const families = new Set(fontFamilies.map(({ id }) => id));

/**
 * The faults of a design that its schema doesn't find, each with its path in the request and the element's name. A design
 * without faults can be compiled. Does not look up uploads.
 */
export function designFaults(design: Design): FieldFault[] {
  const { elements, pages } = design;
  const { placeholders, uses, faults } = placeholdersOf(design);
  const errors: FieldFault[] = [];
  const report = (index: number, property: string, fault: ServerMessage, position?: number) => {
    const element = elements[index];
    const named = msg("design.element", { element: element ? elementLabel(element) : String(index), fault });
    errors.push({
      path: `design.elements.${index}.${property}`,
      ...named,
      ...(position !== undefined && { position }),
    });
  };
  errors.push(...sheetFaultsOf(design));
  const ids = new Set<string>();
  for (const [index, element] of elements.entries()) {
    if (ids.has(element.id)) report(index, "id", msg("design.id", { id: element.id }));
    ids.add(element.id);
    if (element.page > pages.length) report(index, "page", msg("design.page", { count: pages.length }));
    if (element.kind !== "text") continue;
    if (!families.has(element.font) && !isUploadId(element.font))
      report(index, "font", msg("design.font", { font: element.font }));
    for (const [accent, { font }] of Object.entries(element.accents ?? {}))
      if (font !== null && !families.has(font) && !isUploadId(font))
        report(index, `accents.${accent}.font`, msg("design.font", { font }));
  }
  for (const { index, property, error } of faults) report(index, property, error, error.position);
  const texts = elements.reduce((sum, element) => sum + ("text" in element ? element.text.length : 0), 0);
  const { placeholders: mostFields, pictures: mostPictures, uses: mostUses, characters } = designLimits;
  if (placeholders.length > mostFields || uses > mostUses) {
    errors.push({ path: "design.elements", ...msg("design.placeholders", { most: mostFields, uses: mostUses }) });
  }
  if (texts > characters) errors.push({ path: "design.elements", ...msg("design.characters", { most: characters }) });
  if (groundsIn(design).length + picturesIn(design).length > mostPictures) {
    errors.push({ path: "design", ...msg("design.pictures", { most: mostPictures }) });
  }
  if (fontsIn(design).length > designLimits.fonts) {
    errors.push({ path: "design", ...msg("design.fonts", { most: designLimits.fonts }) });
  }
  const long = placeholders.find(({ label }) => label.length > designLimits.nameCharacters);
  if (long) {
    const name = `${long.label.slice(0, 40).toWellFormed()}…`;
    errors.push({ path: "design.elements", ...msg("design.name", { name, most: designLimits.nameCharacters }) });
  }
  return errors;
}
