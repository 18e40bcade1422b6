import type { Design } from "#lib/contracts/designs/design.ts";
import { type DesignElement, DesignElementSchema } from "#lib/contracts/designs/design-elements.ts";

const place = { page: 1, x: 20, y: 30, width: 80, height: 10 };

/** A text of 80 by 10 mm at 20, 30 mm. */
export function text(id: string, properties: object = {}): DesignElement {
  return DesignElementSchema.parse({ kind: "text", id, text: "{Name}", ...place, ...properties });
}

export function box(id: string, properties: object = {}): DesignElement {
  return DesignElementSchema.parse({ kind: "rectangle", id, ...place, ...properties });
}

/** Two A4 pages with these elements. */
export function aDesign(elements: DesignElement[]): Design {
  const page = { width: 210, height: 297, background: null };
  return { version: 1, pages: [page, page], sheet: null, elements };
}
