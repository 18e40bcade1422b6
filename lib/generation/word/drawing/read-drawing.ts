import { dictionary } from "#lib/generation/formats/dictionary.ts";
import type { Block, Float, Inline } from "../model.ts";
import { omitObject, type ReadContext } from "../read-context.ts";
import { emu } from "../styles/units.ts";
import { WordFileError } from "../word-file-error.ts";
import { childAt, descendants, elementsOf, textOf, type XmlElement } from "../xml-tree.ts";
import { noCrop, readPicture } from "./pictures.ts";
import type { FloatPlace, Size } from "./place.ts";
import { readShape } from "./shapes.ts";
import { type Drawn, transformed, transformOf } from "./transform.ts";
import { type Corner, hasOutline, sideOf } from "./wrap.ts";

type ReadBlocks = (element: XmlElement, context: ReadContext) => Promise<Block[]>;

/** A `w:drawing`: a picture, a text box or a group, in the text or anchored (20.4). */
export async function readDrawing(
  element: XmlElement,
  context: ReadContext,
  readBlocks: ReadBlocks,
): Promise<Inline[]> {
  const found: Inline[] = [];
  for (const frame of elementsOf(element)) {
    const extent = childAt(frame, "wp:extent")?.attributes;
    const size = { width: emu(extent?.cx), height: emu(extent?.cy) };
    const data = childAt(frame, "a:graphic", "a:graphicData");
    const { name = "", descr: alt = "" } = childAt(frame, "wp:docPr")?.attributes ?? {};
    const parts = await readGraphic(data, size, { name, alt }, context, readBlocks);
    if (frame.name === "wp:inline") found.push(...parts.flatMap((part) => inlineOf(part)));
    else
      found.push(
        ...parts.map((part): Inline => ({ kind: "float", float: floatOf(frame, part, size, { name, alt }, context) })),
      );
  }
  return found;
}

/** What an object is called, and what its author says of it. */
interface Named {
  name: string;
  alt: string;
}

function inlineOf({ content, width, height }: Drawn): Inline[] {
  if (content.kind === "picture") return [{ kind: "picture", picture: content.picture }];
  const place = { from: "character", offset: 0 } as const;
  return [
    {
      kind: "float",
      float: {
        horizontal: place,
        vertical: { from: "line", offset: 0 },
        width,
        height,
        isBehind: false,
        isTopAndBottom: true,
        content,
      },
    },
  ];
}

async function readGraphic(
  data: XmlElement | undefined,
  size: { width: number; height: number },
  { name, alt }: Named,
  context: ReadContext,
  readBlocks: ReadBlocks,
): Promise<Drawn[]> {
  const uri = data?.attributes.uri ?? "";
  const whole = { x: 0, y: 0, ...size };
  const [first] = elementsOf(data);
  if (first?.name === "pic:pic")
    return [{ ...whole, content: { kind: "picture", picture: readPicture(first, size, { name, alt }, context) } }];
  if (first?.name === "wps:wsp")
    return [{ ...whole, content: await readShape(first, { name, alt }, context, readBlocks) }];
  if (first?.name === "wpg:wgp") return readGroup(first, whole, { name, alt }, context, readBlocks);
  const what = /\/chart(ex)?$/.test(uri) ? "chart" : /\/diagram$/.test(uri) ? "diagram" : "drawing";
  const title = what === "chart" ? await chartTitle(first, context) : "";
  const omission = data && omitObject(context, what, name, alt, title);
  return [{ ...whole, content: { kind: "picture", picture: { image: null, ...size, crop: noCrop, alt, omission } } }];
}

/** What stands above a chart and at its axes (21.2.2.210). */
async function chartTitle(chart: XmlElement | undefined, { opened, relationships }: ReadContext): Promise<string> {
  const part = relationships.get(chart?.attributes["r:id"] ?? "")?.target;
  // The document can be set without the chart, so also with a damaged one.
  const root = await opened.tree(part).catch((error) => {
    if (error instanceof WordFileError) return undefined;
    throw error;
  });
  const titles = descendants(root, "c:title");
  return titles.map((each) => descendants(each, "a:t").map(textOf).join("")).join(", ");
}

/** A group maps its children's coordinates into its frame (20.1.7.5), and is mirrored and turned with them. */
async function readGroup(
  group: XmlElement,
  frame: { x: number; y: number; width: number; height: number },
  named: Named,
  context: ReadContext,
  readBlocks: ReadBlocks,
): Promise<Drawn[]> {
  const transform = childAt(group, "wpg:grpSpPr", "a:xfrm");
  const offset = childAt(transform, "a:chOff")?.attributes;
  const extent = childAt(transform, "a:chExt")?.attributes;
  const scale = (outer: number, inner: number) => (inner > 0 ? outer / inner : 1);
  const [sx, sy] = [scale(frame.width, emu(extent?.cx)), scale(frame.height, emu(extent?.cy))];
  const found: Drawn[] = [];
  for (const child of elementsOf(group)) {
    const properties = childAt(child, "pic:spPr") ?? childAt(child, "wps:spPr") ?? childAt(child, "wpg:grpSpPr");
    const own = childAt(properties, "a:xfrm");
    const place = {
      x: frame.x + (emu(childAt(own, "a:off")?.attributes.x) - emu(offset?.x)) * sx,
      y: frame.y + (emu(childAt(own, "a:off")?.attributes.y) - emu(offset?.y)) * sy,
      width: emu(childAt(own, "a:ext")?.attributes.cx) * sx,
      height: emu(childAt(own, "a:ext")?.attributes.cy) * sy,
    };
    if (child.name === "pic:pic")
      found.push({ ...place, content: { kind: "picture", picture: readPicture(child, place, named, context) } });
    if (child.name === "wps:wsp") found.push({ ...place, content: await readShape(child, named, context, readBlocks) });
    if (child.name === "wpg:grpSp") found.push(...(await readGroup(child, place, named, context, readBlocks)));
  }
  const turned = transformOf(childAt(group, "wpg:grpSpPr"));
  return found.map((part) => transformed(part, frame, turned));
}

/** Places that are shares of a margin have a fallback in points. */
const positionOf = (frame: XmlElement, name: string) =>
  childAt(frame, name) ??
  elementsOf(frame, "mc:AlternateContent")
    .map((each) => childAt(each, "mc:Fallback", name))
    .find((each) => each !== undefined);

/** Areas by `relativeFrom` (20.4.3.4, 20.4.3.5); what is inside of a book's pages is as on their odd ones. */
const areasAcross = dictionary<FloatPlace["horizontal"]["from"]>({
  ...{ page: "page", column: "column", character: "character" },
  ...{ leftMargin: "leftMargin", insideMargin: "leftMargin", rightMargin: "rightMargin", outsideMargin: "rightMargin" },
});
const areasDown = dictionary<FloatPlace["vertical"]["from"]>({
  ...{ page: "page", paragraph: "paragraph", line: "line", topMargin: "topMargin", bottomMargin: "bottomMargin" },
});

/** The polygon that text follows (20.4.2.16). */
const polygonOf = (wrap: XmlElement | undefined) =>
  elementsOf(childAt(wrap, "wp:wrapPolygon")).map(({ attributes: { x, y } }): Corner => [Number(x), Number(y)]);

function floatOf(
  frame: XmlElement,
  { x, y, width, height, content }: Drawn,
  whole: Size,
  { name, alt }: Named,
  context: ReadContext,
): Float {
  const wrap = elementsOf(frame).find(({ name }) => name.startsWith("wp:wrap"));
  const isWrapped = /^wp:wrap(Square|Tight|Through)$/.test(wrap?.name ?? "");
  const [horizontal, vertical] = [positionOf(frame, "wp:positionH"), positionOf(frame, "wp:positionV")];
  const across = areasAcross[horizontal?.attributes.relativeFrom ?? ""] ?? "margin";
  const down = areasDown[vertical?.attributes.relativeFrom ?? ""] ?? "margin";
  const alignH = textOf(childAt(horizontal, "wp:align"));
  const alignV = textOf(childAt(vertical, "wp:align"));
  const align = dictionary({ center: "center", right: "right", outside: "right" } as const)[alignH] ?? "left";
  const stand = dictionary({ center: "center", bottom: "bottom" } as const)[alignV] ?? "top";
  const away = (side: string) => emu(frame.attributes[`dist${side}`]);
  const float: Float = {
    horizontal: alignH
      ? { from: across, align, group: { size: whole.width, at: x } }
      : { from: across, offset: emu(textOf(childAt(horizontal, "wp:posOffset"))) + x },
    vertical: alignV
      ? { from: down, align: stand, group: { size: whole.height, at: y } }
      : { from: down, offset: emu(textOf(childAt(vertical, "wp:posOffset"))) + y },
    width,
    height,
    isBehind: frame.attributes.behindDoc === "1",
    isTopAndBottom: wrap?.name === "wp:wrapTopAndBottom",
    ...(isWrapped && {
      wrap: {
        ...{ isPossible: true, ...sideOf(wrap?.attributes.wrapText), hasOutline: hasOutline(polygonOf(wrap)) },
        distance: { left: away("L"), right: away("R"), top: away("T"), bottom: away("B") },
        kind: "wrapped" as const,
        names: [name, alt],
      },
    }),
    content,
  };
  if (isWrapped) context.wrapped.push(float);
  return float;
}
