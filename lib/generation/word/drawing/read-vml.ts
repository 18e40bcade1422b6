import { dictionary } from "#lib/generation/formats/dictionary.ts";
import type { Block, Float, Inline, TextBox } from "../model.ts";
import { omitObject, type ReadContext } from "../read-context.ts";
import { cssLength } from "../styles/units.ts";
import { childAt, elementsOf, type XmlElement } from "../xml-tree.ts";
import { letteringOf } from "./lettering.ts";
import { findImage, noCrop } from "./pictures.ts";
import type { FloatPlace } from "./place.ts";
import { type Drawn, transformed, vmlTransform } from "./transform.ts";
import { type Corner, hasOutline, sideOf } from "./wrap.ts";

type ReadBlocks = (element: XmlElement, context: ReadContext) => Promise<Block[]>;

interface Frame {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Areas of a page by what a place is relative to; what is inside of a book's pages is as on their odd ones. */
const areasAcross = dictionary<FloatPlace["horizontal"]["from"]>({
  ...{ page: "page", margin: "margin", "left-margin-area": "leftMargin", "inner-margin-area": "leftMargin" },
  ...{ "right-margin-area": "rightMargin", "outer-margin-area": "rightMargin" },
});
const areasDown = dictionary<FloatPlace["vertical"]["from"]>({
  ...{ page: "page", margin: "margin", "top-margin-area": "topMargin", "bottom-margin-area": "bottomMargin" },
});

const isShape = ({ name }: XmlElement) => /^v:(shape|rect|roundrect|oval|group|line)$/.test(name);
const deepestGroup = 20;

/** Pictures and text boxes of Word before 2010, and embedded objects by their picture ([MS-OI29500], VML). */
export async function readVml(element: XmlElement, context: ReadContext, readBlocks: ReadBlocks): Promise<Inline[]> {
  const found: Inline[] = [];
  for (const shape of elementsOf(element).filter(isShape)) {
    const style = styleOf(shape);
    const frame = { x: 0, y: 0, width: cssLength(style.width) ?? 0, height: cssLength(style.height) ?? 0 };
    const drawn = await readShape(shape, frame, 0, context, readBlocks);
    const [first] = drawn;
    if (style.position !== "absolute" && first?.content.kind === "picture" && drawn.length === 1) {
      found.push({ kind: "picture", picture: first.content.picture });
      continue;
    }
    // A group in the text takes its room there.
    if (style.position !== "absolute" && shape.name === "v:group")
      found.push({ kind: "picture", picture: { image: null, ...frame, crop: noCrop, alt: "" } });
    found.push(...drawn.map((each): Inline => ({ kind: "float", float: floatOf(shape, style, each, context) })));
  }
  const embedded = childAt(element, "o:OLEObject");
  const control = childAt(element, "w:control");
  if (!embedded && !control) return found;
  const names = embedded ? [embedded.attributes.ProgID, embedded.attributes.ShapeID] : [control?.attributes["w:name"]];
  const omission = omitObject(context, "embedded_object", ...names);
  const shown = found.find((each) => each.kind === "picture");
  if (shown) shown.picture.omission = omission;
  return found;
}

function styleOf({ attributes }: XmlElement): Record<string, string | undefined> {
  return Object.fromEntries(
    (attributes.style ?? "").split(";").map((part) => part.split(":").map((each) => each.trim())),
  );
}

async function readShape(
  shape: XmlElement,
  frame: Frame,
  depth: number,
  context: ReadContext,
  readBlocks: ReadBlocks,
): Promise<Drawn[]> {
  if (shape.name === "v:group") return readGroup(shape, frame, depth, context, readBlocks);
  const { width, height } = frame;
  const { id, alt = "" } = shape.attributes;
  const image = childAt(shape, "v:imagedata");
  if (image) {
    const found = findImage([image.attributes["r:id"] ?? ""], [image.attributes["o:title"], alt || id], context);
    const picture = { ...found, width, height, crop: noCrop, alt, ...vmlTransform(styleOf(shape)) };
    return [{ ...frame, content: { kind: "picture", picture } }];
  }
  const { turn = 0 } = vmlTransform(styleOf(shape));
  const lettering = letteringOf(shape, { turn, color: fillOf(shape) }, frame, context);
  if (lettering) return [{ ...frame, content: { kind: "picture", picture: lettering } }];
  const textbox = childAt(shape, "v:textbox");
  if (textbox && styleOf(textbox)["mso-next-textbox"]) omitObject(context, "linked_box", id, alt);
  const content = childAt(textbox, "w:txbxContent");
  const box = boxOf(shape, textbox, content ? await readBlocks(content, context) : null);
  if (!content && box.fill === null && shape.name === "v:shape") return [];
  return [{ ...frame, content: { kind: "box", box } }];
}

/** A group maps the coordinates of its shapes into its frame. */
async function readGroup(
  group: XmlElement,
  frame: Frame,
  depth: number,
  context: ReadContext,
  readBlocks: ReadBlocks,
): Promise<Drawn[]> {
  const pair = (value: string | undefined, fallback: number) =>
    [0, 1].map((at) => Number(value?.split(",")[at] ?? fallback) || fallback) as [number, number];
  const [left, top] = pair(group.attributes.coordorigin, 0);
  const [across, down] = pair(group.attributes.coordsize, 1000);
  const [sx, sy] = [frame.width / across, frame.height / down];
  const drawn: Drawn[] = [];
  for (const child of depth < deepestGroup ? elementsOf(group).filter(isShape) : []) {
    const style = styleOf(child);
    const length = (name: string) => Number.parseFloat(style[name] ?? "") || 0;
    const inner = {
      x: frame.x + (length("left") - left) * sx,
      y: frame.y + (length("top") - top) * sy,
      width: length("width") * sx,
      height: length("height") * sy,
    };
    drawn.push(...(await readShape(child, inner, depth + 1, context, readBlocks)));
  }
  const turned = vmlTransform(styleOf(group));
  return drawn.map((part) => transformed(part, frame, turned));
}

/** The colours that VML has names for, as far as Word writes them. */
const named = dictionary<string>({
  ...{ white: "ffffff", black: "000000", silver: "c0c0c0", gray: "808080", red: "ff0000", maroon: "800000" },
  ...{ yellow: "ffff00", olive: "808000", lime: "00ff00", green: "008000", aqua: "00ffff", teal: "008080" },
  ...{ blue: "0000ff", navy: "000080", fuchsia: "ff00ff", purple: "800080" },
});

function colorOf(value: string | undefined, fallback: string | null): string | null {
  const [, hex] = /^#?([\da-f]{6})\b/i.exec(value ?? "") ?? [];
  const [name = ""] = /^[a-z]+/i.exec(value ?? "") ?? [];
  return hex?.toLowerCase() ?? named[name.toLowerCase()] ?? fallback;
}

const fillOf = ({ attributes }: XmlElement) => colorOf(attributes.fillcolor, "000000");

function boxOf(shape: XmlElement, textbox: XmlElement | undefined, blocks: Block[] | null): TextBox {
  const { name, attributes } = shape;
  const isFalse = (value: string | undefined) => value === "f" || value === "false";
  const width = cssLength(attributes.strokeweight) ?? 0.75;
  return {
    blocks: blocks ?? [],
    inset: insetOf(textbox?.attributes.inset),
    fill: isFalse(attributes.filled) ? null : colorOf(attributes.fillcolor, blocks ? "ffffff" : null),
    border: isFalse(attributes.stroked)
      ? null
      : { width, color: colorOf(attributes.strokecolor, "000000"), style: "solid", space: 0 },
    anchor: dictionary({ middle: "center", bottom: "bottom" } as const)[styleOf(shape)["v-text-anchor"] ?? ""] ?? "top",
    ...vmlTransform(styleOf(shape)),
    shape: ({ "v:oval": "ellipse", "v:roundrect": "rounded" } as const)[name] ?? "rectangle",
  };
}

/** From a box's border to its text, in the order of reading; what is left out is as usual. */
function insetOf(inset = ""): TextBox["inset"] {
  const [left, top, right, bottom] = inset.split(",").map(cssLength);
  return { left: left ?? 7.2, top: top ?? 3.6, right: right ?? 7.2, bottom: bottom ?? 3.6 };
}

/** The polygon that text follows: pairs of numbers. */
function cornersOf({ attributes: { wrapcoords = "" } }: XmlElement): Corner[] {
  const numbers = wrapcoords.slice(0, longestPolygon).split(/[ ,]/).filter(Boolean).map(Number);
  return numbers.flatMap((x, at) => (at % 2 === 0 ? [[x, numbers[at + 1] ?? 0]] : []));
}

/** Characters; more than any polygon of Word's. */
const longestPolygon = 20_000;

function floatOf(
  shape: XmlElement,
  style: Record<string, string | undefined>,
  { x, y, width, height, content }: Drawn,
  context: ReadContext,
): Float {
  const { type: flow, side } = childAt(shape, "w10:wrap")?.attributes ?? {};
  const isWrapped = flow === "square" || flow === "tight" || flow === "through";
  const away = (side: string) => cssLength(style[`mso-wrap-distance-${side}`]);
  const [across, down] = [style["mso-position-horizontal"], style["mso-position-vertical"]];
  const whole = { width: cssLength(style.width) ?? width, height: cssLength(style.height) ?? height };
  const float: Float = {
    horizontal: {
      from: areasAcross[style["mso-position-horizontal-relative"] ?? ""] ?? "column",
      ...(across === "left" || across === "center" || across === "right"
        ? { align: across, group: { size: whole.width, at: x } }
        : { offset: (cssLength(style["margin-left"] ?? style.left) ?? 0) + x }),
    },
    vertical: {
      from: areasDown[style["mso-position-vertical-relative"] ?? ""] ?? "paragraph",
      ...(down === "top" || down === "center" || down === "bottom"
        ? { align: down, group: { size: whole.height, at: y } }
        : { offset: (cssLength(style["margin-top"] ?? style.top) ?? 0) + y }),
    },
    width,
    height,
    isBehind: Number(style["z-index"] ?? 0) < 0,
    isTopAndBottom: flow === "topAndBottom",
    ...(isWrapped && {
      wrap: {
        ...{ isPossible: true, ...sideOf(side), hasOutline: flow !== "square" && hasOutline(cornersOf(shape)) },
        distance: {
          left: away("left") ?? 9,
          right: away("right") ?? 9,
          top: away("top") ?? 0,
          bottom: away("bottom") ?? 0,
        },
        kind: "wrapped" as const,
        names: [shape.attributes.id ?? "", shape.attributes.alt ?? ""],
      },
    }),
    content,
  };
  if (isWrapped) context.wrapped.push(float);
  return float;
}
