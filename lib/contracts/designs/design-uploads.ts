import { isUploadId } from "../id-guards.ts";
import type { UploadId } from "../ids.ts";
import type { Design } from "./design.ts";
import type { Accent, DesignElement, TextElement } from "./design-elements.ts";

/** The uploads that a design uses, each once: pages, images and fonts. */
export function uploadsIn({ pages, elements }: Design): UploadId[] {
  const ofPages = pages.flatMap(({ background }) =>
    background && "uploadId" in background ? background.uploadId : [],
  );
  const ofElements = elements.flatMap((element) =>
    element.kind === "picture" ? (element.uploadId ?? []) : ownFontsOf(element).map(({ id }) => id),
  );
  return [...new Set([...ofPages, ...ofElements])];
}

/** The visitor's own fonts that a text and its accents are set in, and where the element has them. */
export function ownFontsOf(element: DesignElement): { id: UploadId; path: string }[] {
  if (element.kind !== "text") return [];
  const { font, accents } = element;
  const named = [
    ["font", font],
    ["accents.strong.font", accents?.strong.font ?? null],
    ["accents.emphasis.font", accents?.emphasis.font ?? null],
  ] as const;
  return named.flatMap(([path, id]) => (isUploadId(id) ? [{ id, path }] : []));
}

/** Replaces a text's own font that is gone. */
const usualFont = "source-sans";

/**
 * The text with its own fonts replaced. Null from `replaced` gives the text the usual font, and an accent the text's.
 */
export function withOwnFonts(element: TextElement, replaced: (id: UploadId) => string | null): TextElement {
  const other = (font: string | null) => (isUploadId(font) ? replaced(font) : font);
  const accent = (each: Accent): Accent => ({ ...each, font: other(each.font) });
  const { accents } = element;
  return {
    ...element,
    font: other(element.font) ?? usualFont,
    accents: accents && { strong: accent(accents.strong), emphasis: accent(accents.emphasis) },
  };
}

/** The design with other uploads of the same files. */
export function withUploads(design: Design, uploads: ReadonlyMap<UploadId, UploadId>): Design {
  const replaced = (id: UploadId) => uploads.get(id) ?? id;
  return {
    ...design,
    pages: design.pages.map((page) =>
      page.background && "uploadId" in page.background
        ? { ...page, background: { ...page.background, uploadId: replaced(page.background.uploadId) } }
        : page,
    ),
    elements: design.elements.map((element) => {
      if (element.kind === "text") return withOwnFonts(element, replaced);
      return element.kind === "picture" && element.uploadId
        ? { ...element, uploadId: replaced(element.uploadId) }
        : element;
    }),
  };
}
