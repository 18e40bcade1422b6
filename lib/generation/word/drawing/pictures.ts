import type { Picture } from "../model.ts";
import { omit, type ReadContext } from "../read-context.ts";
import { childAt, descendants, type XmlElement } from "../xml-tree.ts";

export const noCrop = { top: 0, right: 0, bottom: 0, left: 0 };

/** A `pic:pic` (20.2) of this size. */
export function readPicture(
  element: XmlElement,
  { width, height }: { width: number; height: number },
  alt: string,
  context: ReadContext,
): Picture {
  const fill = childAt(element, "pic:blipFill");
  const blip = childAt(fill, "a:blip");
  const vector = descendants(blip, "svgBlip")[0] ?? descendants(blip, "asvg:svgBlip")[0];
  const ids = [vector?.attributes["r:embed"], blip?.attributes["r:embed"]].filter((id) => id !== undefined);
  if (ids.length === 0 && blip?.attributes["r:link"]) omit(context, "external", "picture");
  const crop = childAt(fill, "a:srcRect")?.attributes;
  const cut = (side: string) => Math.max(0, Math.min(0.95, Number(crop?.[side] ?? 0) / 100_000 || 0));
  return {
    image: findImage(ids, context),
    width,
    height,
    crop: { top: cut("t"), right: cut("r"), bottom: cut("b"), left: cut("l") },
    alt,
  };
}

/** The part of the first of these images that can be printed; its bytes are read, and vetted, with the file's other images. */
export function findImage(ids: readonly string[], context: ReadContext): string | null {
  for (const id of ids) {
    const relationship = context.relationships.get(id);
    if (!relationship || relationship.isExternal) {
      if (relationship) omit(context, "external", "picture");
      continue;
    }
    const { target } = relationship;
    if (/\.(emf|wmf|emz|wmz|pict?)$/.test(target)) omit(context, "metafile", target.replace(/^.*\//, ""));
    else {
      context.images.add(target);
      return target;
    }
  }
  return null;
}
