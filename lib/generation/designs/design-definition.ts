import { fieldHole } from "#lib/contracts/column-hole.ts";
import type { Design } from "#lib/contracts/designs/design.ts";
import { fontFamilies } from "#lib/contracts/designs/design-fonts.ts";
import type { TemplateDefinition } from "../templates/definition.ts";
import { placeholdersOf } from "./placeholders.ts";

/** The template id of all designs; the folder of their Typst source has the same name. */
export const designId = "design";

/**
 * A design as a template: its placeholders are the fields. Each needs a column or a text, although rows may leave it
 * empty. Documents are named by the first placeholder for a text; sheets of labels are numbered, and printed from one
 * PDF.
 *
 * @param design without faults (`designFaults`)
 */
export function designDefinition(design: Design): TemplateDefinition {
  const { placeholders } = placeholdersOf(design);
  const naming = placeholders.find(({ type }) => type === "text") ?? placeholders[0];
  const filled = naming && fieldHole(naming.name);
  return {
    id: designId,
    title: "Your own design",
    description: "",
    position: 1,
    fields: placeholders.map(({ name, label, type }) => ({
      ...{ name, label, type, help: "", synonyms: [] },
      required: true,
      mayBeEmpty: true,
    })),
    settings: [],
    design,
    group: null,
    merge: null,
    sheet: null,
    author: null,
    stamped: {
      fields: design.elements.filter(isStampable).map(({ id }) => id),
      settings: [],
      lines: [],
      letters: 100,
      regions: false,
    },
    delivery: { archive: !design.sheet, combined: design.sheet !== null },
    ...(design.sheet
      ? { filename: "Sheet.pdf", documentTitle: "Sheet" }
      : { filename: filled ? `${filled}.pdf` : "document.pdf", documentTitle: filled ?? "Document" }),
  };
}

/**
 * Whether documents can be stamped with an element: a text in one plain style, or a code that is a matrix. Not bars,
 * which have digits below them, nor fonts of visitors, joined scripts, capitals, and accents.
 */
const isStampable = (element: Design["elements"][number]) =>
  (element.kind === "code" && ["qr", "data-matrix", "aztec"].includes(element.symbology)) ||
  (element.kind === "text" &&
    element.capitals === "none" &&
    element.accents === null &&
    fontFamilies.some(({ id, category }) => id === element.font && category !== "script"));
