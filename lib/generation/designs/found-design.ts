import { type Design, DesignSchema } from "#lib/contracts/designs/design.ts";
import { designLimits } from "#lib/contracts/designs/design-limits.ts";
import type { UploadId } from "#lib/contracts/ids.ts";
import type { DesignPages } from "./pages/design-page.ts";

/** How far a found text may shrink, as a part of its size, before it is too long. */
const leastShrunk = 0.6;

/** The design that a visitor's file is: its pages, and a box for each place that names a column. */
export function foundDesign(uploadId: UploadId, { pages }: Pick<DesignPages, "pages">): Design {
  const found = pages.flatMap(({ found }, index) => found.map((text) => ({ ...text, page: index + 1 })));
  return DesignSchema.parse({
    version: 1,
    pages: pages.map(({ width, height }, index) => ({ width, height, background: { uploadId, page: index + 1 } })),
    elements: found.slice(0, designLimits.elements).map(({ baseline: _, ...text }, index) => {
      const size = Math.min(400, Math.max(3, text.size));
      const minSize = Math.max(3, size * leastShrunk);
      return { ...text, id: `text-${index + 1}`, kind: "text", size, minSize };
    }),
  });
}
