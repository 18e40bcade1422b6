import type { Design, DesignPage } from "#lib/contracts/designs/design.ts";
import type { DesignElement } from "#lib/contracts/designs/design-elements.ts";
import { ownFontsOf, withOwnFonts } from "#lib/contracts/designs/design-uploads.ts";
import type { UploadId } from "#lib/contracts/ids.ts";

/** An upload that a design names, and where in a request it does so first. */
interface NamedUpload {
  id: UploadId;
  path: string;
}

/** The uploads that a design shows as pictures, each once. */
export function picturesIn({ elements }: Design): NamedUpload[] {
  return onlyFirst(elements.map((element, index) => [pictureOf(element), `design.elements.${index}.uploadId`]));
}

/** The uploads that lie below a design's pages, each once. */
export function groundsIn({ pages }: Design): NamedUpload[] {
  return onlyFirst(
    pages.map((page, index) => [groundOf(page)?.uploadId ?? null, `design.pages.${index}.background.uploadId`]),
  );
}

/** The fonts that a design's texts are set in, each once. */
export function fontsIn({ elements }: Design): NamedUpload[] {
  return onlyFirst(
    elements.flatMap((element, index) =>
      ownFontsOf(element).map(({ id, path }): [UploadId, string] => [id, `design.elements.${index}.${path}`]),
    ),
  );
}

function onlyFirst(named: [UploadId | null, string][]): NamedUpload[] {
  const paths = new Map<UploadId, string>();
  for (const [id, path] of named) if (id && !paths.has(id)) paths.set(id, path);
  return Array.from(paths, ([id, path]) => ({ id, path }));
}

/**
 * The design without uploads that were deleted: their pages are white, their pictures empty, and their texts in our
 * font.
 */
export function withoutUploads(design: Design, gone: ReadonlySet<UploadId>): Design {
  const isGone = (id: UploadId | null | undefined) => id != null && gone.has(id);
  return {
    ...design,
    pages: design.pages.map((page) => (isGone(groundOf(page)?.uploadId) ? { ...page, background: null } : page)),
    elements: design.elements.map((element) => {
      if (element.kind === "text") return withOwnFonts(element, (id) => (isGone(id) ? null : id));
      return isGone(pictureOf(element)) ? { ...element, uploadId: null } : element;
    }),
  };
}

/** The page of an upload that lies below a page of a design. */
export const groundOf = ({ background }: DesignPage) => (background && "uploadId" in background ? background : null);
const pictureOf = (element: DesignElement) => (element.kind === "picture" ? element.uploadId : null);
