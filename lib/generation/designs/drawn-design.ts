import type { Accents } from "#lib/contracts/designs/accents.ts";
import type { Design } from "#lib/contracts/designs/design.ts";
import type { Accent } from "#lib/contracts/designs/design-elements.ts";
import { fontFamilies } from "#lib/contracts/designs/design-fonts.ts";
import { isUploadId } from "#lib/contracts/id-guards.ts";
import { ownFamily } from "./own-family.ts";

/** The engine takes a width at the end of a family's name for a style: "Barlow Condensed" is its "Barlow". */
export const nameInEngine = (title: string) => title.replace(/ Condensed$/, "");

/**
 * A design as `templates/design/template.typ` draws it: with its families' names beside their ids, and without its
 * texts.
 */
export function drawnDesign({ pages, elements, sheet }: Design) {
  const named = (font: string) => (isUploadId(font) ? ownFamily(font) : (names.get(font) ?? font));
  const names = new Map(fontFamilies.map(({ id, title }) => [id, nameInEngine(title)]));
  return {
    bleed: sheet?.bleed ?? 0,
    pages: pages.map(({ width, height, background }) => ({
      width,
      height,
      color: background && "color" in background ? background.color : null,
    })),
    elements: elements.map((element) => {
      if (element.kind !== "text") return element;
      const { font, accents } = element;
      return {
        ...element,
        text: null,
        family: font,
        font: named(font),
        accents: accents && drawnAccents(accents, named),
      };
    }),
  };
}

function drawnAccents({ strong, emphasis }: Accents, named: (font: string) => string): Accents {
  const drawn = (accent: Accent) => ({ ...accent, font: accent.font === null ? null : named(accent.font) });
  return { strong: drawn(strong), emphasis: drawn(emphasis) };
}
