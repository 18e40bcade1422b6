import type { Design } from "#lib/contracts/designs/design.ts";
import { fontFamilies } from "#lib/contracts/designs/design-fonts.ts";
import { designLimits } from "#lib/contracts/designs/design-limits.ts";
import { isUploadId } from "#lib/contracts/id-guards.ts";
import { shorten } from "#lib/contracts/shorten.ts";
import { msg, type ServerMessage } from "#lib/messages/server-message.ts";
import type { FieldFault } from "../common/errors/app-error.ts";
import { elementLabel } from "../mapping/elements/element-scope.ts";
import { fontsIn, groundsIn, picturesIn } from "./design-uploads.ts";
import { placeholdersOf } from "./placeholders.ts";
import { sheetFaultsOf } from "./sheet-faults.ts";

const families = new Set(fontFamilies.map(({ id }) => id));

/**
 * The faults of a design that its schema doesn't find, each with its path in the request and the element's name. A
 * design without faults can be compiled. Does not look up uploads.
 */
export function designFaults(design: Design): FieldFault[] {
  const found = placeholdersOf(design);
  return [
    ...sheetFaultsOf(design),
    ...elementFaults(design),
    ...found.faults.map(({ index, property, error }) => ({
      ...faultOf(design, index, property, error),
      position: error.position,
    })),
    ...limitFaults(design, found),
  ];
}

/** A fault of an element's property, with the element's name. */
function faultOf({ elements }: Design, index: number, property: string, fault: ServerMessage): FieldFault {
  const element = elements[index];
  const name = element ? elementLabel(element) : String(index);
  return { path: `design.elements.${index}.${property}`, ...msg("design.element", { element: name, fault }) };
}

function elementFaults(design: Design): FieldFault[] {
  const faults: FieldFault[] = [];
  const ids = new Set<string>();
  for (const [index, element] of design.elements.entries()) {
    const report = (property: string, fault: ServerMessage) => faults.push(faultOf(design, index, property, fault));
    if (ids.has(element.id)) report("id", msg("design.id", { id: element.id }));
    ids.add(element.id);
    if (element.page > design.pages.length) report("page", msg("design.page", { count: design.pages.length }));
    if (element.kind !== "text") continue;
    if (!isFont(element.font)) report("font", msg("design.font", { font: element.font }));
    for (const [accent, { font }] of Object.entries(element.accents ?? {}))
      if (font !== null && !isFont(font)) report(`accents.${accent}.font`, msg("design.font", { font }));
  }
  return faults;
}

const isFont = (font: string) => families.has(font) || isUploadId(font);

/** The limits of `designLimits` that a design exceeds. */
function limitFaults(design: Design, { placeholders, uses }: ReturnType<typeof placeholdersOf>): FieldFault[] {
  const { placeholders: mostFields, pictures, uses: mostUses, characters, fonts, nameCharacters } = designLimits;
  const faults: FieldFault[] = [];
  if (placeholders.length > mostFields || uses > mostUses)
    faults.push({ path: "design.elements", ...msg("design.placeholders", { most: mostFields, uses: mostUses }) });
  const texts = design.elements.reduce((sum, element) => sum + ("text" in element ? element.text.length : 0), 0);
  if (texts > characters) faults.push({ path: "design.elements", ...msg("design.characters", { most: characters }) });
  if (groundsIn(design).length + picturesIn(design).length > pictures)
    faults.push({ path: "design", ...msg("design.pictures", { most: pictures }) });
  if (fontsIn(design).length > fonts) faults.push({ path: "design", ...msg("design.fonts", { most: fonts }) });
  const long = placeholders.find(({ label }) => label.length > nameCharacters);
  if (long) {
    const name = shorten(long.label, 40);
    faults.push({ path: "design.elements", ...msg("design.name", { name, most: nameCharacters }) });
  }
  return faults;
}
