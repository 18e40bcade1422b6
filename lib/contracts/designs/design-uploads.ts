import { isUploadId } from "../id-guards.ts";
import type { UploadId } from "../ids.ts";
import type { Design } from "./design.ts";
import type { DesignElement } from "./design-elements.ts";

/** The uploads that a design uses, each once: pages, images and fonts. */
export function uploadsIn({ pages, elements }: Design): UploadId[] {
  const ofPages = pages.flatMap(({ background }) =>
    background && "uploadId" in background ? background.uploadId : [],
  );
  const ofElements = elements.flatMap((element) => uploadOf(element) ?? []);
  return [...new Set([...ofPages, ...ofElements])];
}

function uploadOf(element: DesignElement): UploadId | null {
  if (element.kind === "picture") return element.uploadId;
  return element.kind === "text" && isUploadId(element.font) ? element.font : null;
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
      const upload = uploadOf(element);
      if (upload === null) return element;
      return element.kind === "text"
        ? { ...element, font: replaced(upload) }
        : { ...element, uploadId: replaced(upload) };
    }) as DesignElement[],
  };
}
