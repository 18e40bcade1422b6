import type { Design, DesignElement, DesignPage } from "#lib/contracts/design.ts";
import type { UploadId } from "#lib/contracts/ids.ts";

/** The uploads that a design needs, each once, with the place in a request where it is named first. */
export function uploadsIn({ pages, elements }: Design): { id: UploadId; path: string }[] {
  const paths = new Map<UploadId, string>();
  const add = (id: UploadId | null | undefined, path: string) => {
    if (id && !paths.has(id)) paths.set(id, path);
  };
  for (const [index, page] of pages.entries()) add(groundOf(page), `design.pages.${index}.background.uploadId`);
  for (const [index, element] of elements.entries()) add(pictureOf(element), `design.elements.${index}.uploadId`);
  return Array.from(paths, ([id, path]) => ({ id, path }));
}

/** The design without uploads that were deleted: their pages are white, and their pictures empty. */
export function withoutUploads(design: Design, isGone: (id: UploadId) => boolean): Design {
  const gone = (id: UploadId | null | undefined) => id && isGone(id);
  return {
    ...design,
    pages: design.pages.map((page) => (gone(groundOf(page)) ? { ...page, background: null } : page)),
    elements: design.elements.map((element) => (gone(pictureOf(element)) ? { ...element, uploadId: null } : element)),
  };
}

const groundOf = ({ background }: DesignPage) => (background && "uploadId" in background ? background.uploadId : null);
const pictureOf = (element: DesignElement) => (element.kind === "picture" ? element.uploadId : null);
