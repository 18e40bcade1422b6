import "../../requests/without-eval.ts";
import { columnHole } from "#lib/contracts/column-hole.ts";
import type { DesignPage } from "#lib/contracts/designs/design.ts";
import { type DesignElement, DesignElementSchema } from "#lib/contracts/designs/design-elements.ts";
import type { ColumnType } from "#lib/contracts/sessions/source.ts";
import { type Point, rounded, roundedBox } from "../boxes.ts";
import type { TextPlace } from "./text-place.ts";

export type Kind = DesignElement["kind"];

/** What to add to the page. */
export interface Wanted {
  kind: Kind;
  /** The column whose values it shows. */
  column?: string | undefined;
  /** Its centre; by default, the page's. */
  at?: Point | undefined;
  /** The number of the page. */
  page: number;
  /** The factor for the usual size. */
  scale?: number | undefined;
}

/** The size of a new element on a large page, in mm. */
const usualSizes: Readonly<Record<Kind, readonly [width: number, height: number]>> = {
  text: [80, 10],
  picture: [40, 40],
  code: [25, 25],
  rectangle: [60, 30],
  ellipse: [40, 40],
  line: [80, 1],
};

/** The width and height of a new element on a page of this size. */
export function sizeOfNew(kind: Kind, sheet: DesignPage): readonly [width: number, height: number] {
  const [width, height] = usualSizes[kind];
  const scale = Math.min(1, (sheet.width * 0.8) / width, (sheet.height * 0.5) / height);
  // Lines and texts get narrower on a small page, not thinner.
  const isThin = kind === "line" || kind === "text";
  return [width * scale, isThin ? Math.min(height, sheet.height * 0.5) : height * scale];
}

/**
 * A text, code or picture of a page's size, or a shape, with the defaults of the contract. Its id is replaced later.
 * @param textPlace of a text: instead of the usual place and look
 */
export function newElement(
  { kind, column, at, page, scale = 1 }: Wanted,
  sheet: DesignPage,
  text: string,
  textPlace?: TextPlace,
): DesignElement {
  const [usualWidth, usualHeight] = sizeOfNew(kind, sheet);
  const [width, height] = [usualWidth * scale, usualHeight * scale];
  const centre = at ?? { x: sheet.width / 2, y: sheet.height / 2 };
  const hole = column === undefined ? null : columnHole(column);
  const box = { id: "new", page, x: centre.x - width / 2, y: centre.y - height / 2, width, height };
  const size = rounded(Math.max(6, Math.min(14, sheet.height / 5)));
  const own: Partial<Record<Kind, object>> = {
    text: { text: hole ?? text, size, minSize: Math.min(8, size), valign: "middle", ...textPlace },
    picture: { source: hole },
    code: { value: hole ?? text },
  };
  return roundedBox(DesignElementSchema.parse({ kind, ...box, ...own[kind] }));
}

const pictureNames = /photo|foto|picture|image|bild|logo|avatar|portrait|signature|unterschrift/i;
const codeNames = /\b(qr|barcode|ean|gtin|upc|url|link)\b|[-_ ]?code$/i;

interface Column {
  name: string;
  type: ColumnType;
  samples: readonly string[];
}

/**
 * The initial value of a new code: otherwise every document would have the same code until somebody notices.
 * @param used the names of columns on the page already
 */
export function columnForCode(columns: readonly Column[], used: ReadonlySet<string>): string | undefined {
  const left = columns.filter((column) => kindForColumn(column) !== "picture" && !used.has(column.name));
  return (left.find((column) => kindForColumn(column) === "code") ?? left[0])?.name;
}

/** The most likely kind of element for a column; it can be changed afterwards. */
export function kindForColumn({ name, type, samples }: Column): Kind {
  const areImages =
    samples.length > 0 && samples.every((sample) => /\.(jpe?g|png|webp|svg|gif|avif|tiff?)$/i.test(sample));
  if (areImages || (pictureNames.test(name) && type === "text")) return "picture";
  return codeNames.test(name) || type === "url" ? "code" : "text";
}
