import type { Block, Inline, Picture, TextBox } from "../model.ts";
import { omit, type ReadContext } from "../read-context.ts";
import { cssLength } from "../styles/units.ts";
import { childAt, elementsOf, type XmlElement } from "../xml-tree.ts";
import { findImage, noCrop } from "./pictures.ts";

type ReadBlocks = (element: XmlElement, context: ReadContext) => Promise<Block[]>;

/** Pictures and text boxes of Word before 2010, and embedded objects by their picture ([MS-OI29500], VML). */
export async function readVml(element: XmlElement, context: ReadContext, readBlocks: ReadBlocks): Promise<Inline[]> {
  const found: Inline[] = [];
  if (childAt(element, "o:OLEObject"))
    omit(context, "embedded_object", childAt(element, "o:OLEObject")?.attributes.ProgID ?? "");
  for (const shape of elementsOf(element).filter(({ name }) =>
    /^v:(shape|rect|roundrect|oval|group|line)$/.test(name),
  )) {
    found.push(...(await readVmlShape(shape, context, readBlocks)));
  }
  return found;
}

async function readVmlShape(shape: XmlElement, context: ReadContext, readBlocks: ReadBlocks): Promise<Inline[]> {
  if (shape.name === "v:group") {
    omit(context, "drawing", "v:group");
    return [];
  }
  const style = Object.fromEntries(
    (shape.attributes.style ?? "").split(";").map((part) => part.split(":").map((each) => each.trim())),
  );
  const [width, height] = [cssLength(style.width) ?? 0, cssLength(style.height) ?? 0];
  const image = childAt(shape, "v:imagedata");
  const content = childAt(shape, "v:textbox", "w:txbxContent");
  const picture: Picture | null = image
    ? {
        image: findImage([image.attributes["r:id"] ?? ""], context),
        width,
        height,
        crop: noCrop,
        alt: shape.attributes.alt ?? "",
      }
    : null;
  if (picture && style.position !== "absolute") return [{ kind: "picture", picture }];
  const color = (value: string | undefined, fallback: string | null) => {
    const [, hex] = /^#?([\da-f]{6})\b/i.exec(value ?? "") ?? [];
    return hex ?? { white: "ffffff", black: "000000" }[value ?? ""] ?? fallback;
  };
  const isFalse = (value: string | undefined) => value === "f" || value === "false";
  const box: TextBox = {
    blocks: content ? await readBlocks(content, context) : [],
    inset: { left: 7.2, right: 7.2, top: 3.6, bottom: 3.6 },
    fill: isFalse(shape.attributes.filled) ? null : color(shape.attributes.fillcolor, content ? "ffffff" : null),
    border: isFalse(shape.attributes.stroked)
      ? null
      : {
          width: cssLength(shape.attributes.strokeweight) ?? 0.75,
          color: color(shape.attributes.strokecolor, "000000"),
          style: "solid",
          space: 0,
        },
    anchor: "top",
    shape: shape.name === "v:oval" ? "ellipse" : "rectangle",
  };
  if (!picture && !content && box.fill === null && shape.name === "v:shape") return [];
  const from = (value: string | undefined) => ({ page: "page", margin: "margin" })[value ?? ""] ?? null;
  return [
    {
      kind: "float",
      float: {
        horizontal: {
          from: (from(style["mso-position-horizontal-relative"]) ?? "column") as "column",
          offset: cssLength(style["margin-left"] ?? style.left) ?? 0,
        },
        vertical: {
          from: (from(style["mso-position-vertical-relative"]) ?? "paragraph") as "paragraph",
          offset: cssLength(style["margin-top"] ?? style.top) ?? 0,
        },
        width,
        height,
        isBehind: Number(style["z-index"] ?? 0) < 0,
        isTopAndBottom: false,
        content: picture ? { kind: "picture", picture } : { kind: "box", box },
      },
    },
  ];
}
