import type { Design } from "#lib/contracts/design.ts";
import { fontFamilies } from "#lib/contracts/design-fonts.ts";

/** A design as `templates/design/template.typ` draws it: with its families' names, and without its texts. */
export function drawnDesign({ pages, elements }: Design) {
  const titles = new Map(fontFamilies.map(({ id, title }) => [id, title]));
  return {
    pages: pages.map(({ width, height, background }) => ({
      width,
      height,
      color: background && "color" in background ? background.color : null,
    })),
    elements: elements.map((element) =>
      element.kind === "text" ? { ...element, text: null, font: titles.get(element.font) ?? element.font } : element,
    ),
  };
}
