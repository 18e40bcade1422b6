import type { Picture } from "../model.ts";
import { omitObject, type ReadContext } from "../read-context.ts";
import { childAt, descendants, type XmlElement } from "../xml-tree.ts";
import type { Size } from "./place.ts";
import { transformOf } from "./transform.ts";

export const noCrop = { top: 0, right: 0, bottom: 0, left: 0 };

/** A `pic:pic` (20.2) of this size. */
export function readPicture(
  element: XmlElement,
  { width, height }: Size,
  { name, alt }: { name: string; alt: string },
  context: ReadContext,
): Picture {
  const fill = childAt(element, "pic:blipFill");
  const blip = childAt(fill, "a:blip");
  const vector = descendants(blip, "svgBlip")[0] ?? descendants(blip, "asvg:svgBlip")[0];
  const ids = [vector?.attributes["r:embed"], blip?.attributes["r:embed"]].filter((id) => id !== undefined);
  const linked = blip?.attributes["r:link"];
  const found = findImage(ids.length === 0 && linked ? [linked] : ids, [name, alt], context);
  const crop = childAt(fill, "a:srcRect")?.attributes;
  const cut = (side: string) => Math.max(0, Math.min(0.95, Number(crop?.[side] ?? 0) / 100_000 || 0));
  return {
    ...found,
    width,
    height,
    crop: { top: cut("t"), right: cut("r"), bottom: cut("b"), left: cut("l") },
    alt,
    ...transformOf(childAt(element, "pic:spPr")),
  };
}

/**
 * The part of the first of these images that can be printed; its bytes are read, and vetted, with the file's other images.
 * @param names of the picture, to report it if none can
 */
export function findImage(
  ids: readonly string[],
  names: readonly (string | undefined)[],
  context: ReadContext,
): Pick<Picture, "image" | "omission"> {
  let omission: number | undefined;
  for (const id of ids) {
    const relationship = context.relationships.get(id);
    if (!relationship) continue;
    const { target, isExternal } = relationship;
    if (isExternal) omission = omitObject(context, "external_picture", ...names);
    else if (/\.(emf|wmf|emz|wmz|pict?)$/.test(target)) {
      omission = omitObject(context, "metafile", ...names, target.replace(/^.*\//, ""));
    } else {
      context.images.add(target);
      return { image: target };
    }
  }
  return { image: null, omission };
}
