import type { Float } from "../model.ts";
import { isOn } from "../styles/units.ts";
import { childAt, type XmlElement } from "../xml-tree.ts";
import type { Transform } from "./place.ts";

/** Something drawn, with its place in what it's part of, in points. */
export interface Drawn {
  x: number;
  y: number;
  width: number;
  height: number;
  content: Float["content"];
}

function transform(turn: number, across: boolean, down: boolean): Transform {
  const own = Number.isFinite(turn) ? Math.round((turn % 360) * 100) / 100 : 0;
  return { ...(own !== 0 && { turn: own }), ...((across || down) && { flip: { across, down } }) };
}

/** That of these properties of a shape (20.1.7.6, 20.1.7.5). */
export function transformOf(properties: XmlElement | undefined): Transform {
  const { rot = "0", flipH, flipV } = childAt(properties, "a:xfrm")?.attributes ?? {};
  return transform(Number(rot) / 60_000, isOn(flipH ?? "0"), isOn(flipV ?? "0"));
}

/** The same of a VML style: in degrees, or in 65,536ths of one. */
export function vmlTransform({ rotation = "0", flip = "" }: Record<string, string | undefined>): Transform {
  const turn = Number.parseFloat(rotation) / (rotation.trim().endsWith("fd") ? 65_536 : 1);
  return transform(turn, flip.includes("x"), flip.includes("y"));
}

/** A part of a group where it is once the group is mirrored and turned around the middle of its own `frame`. */
export function transformed(
  part: Drawn,
  frame: Pick<Drawn, "x" | "y" | "width" | "height">,
  { turn = 0, flip = { across: false, down: false } }: Transform,
): Drawn {
  const [middleX, middleY] = [frame.x + frame.width / 2, frame.y + frame.height / 2];
  const x = (part.x + part.width / 2 - middleX) * (flip.across ? -1 : 1);
  const y = (part.y + part.height / 2 - middleY) * (flip.down ? -1 : 1);
  const [sine, cosine] = [Math.sin((turn * Math.PI) / 180), Math.cos((turn * Math.PI) / 180)];
  const { content } = part;
  const own = content.kind === "picture" ? content.picture : content.box;
  const ownTurn = (own.turn ?? 0) * (flip.across === flip.down ? 1 : -1);
  const changed = transform(
    ownTurn + turn,
    flip.across !== (own.flip?.across ?? false),
    flip.down !== (own.flip?.down ?? false),
  );
  const { turn: _, flip: __, ...rest } = own;
  return {
    ...part,
    x: middleX + x * cosine - y * sine - part.width / 2,
    y: middleY + x * sine + y * cosine - part.height / 2,
    content: { ...content, [content.kind]: { ...rest, ...changed } } as Float["content"],
  };
}
