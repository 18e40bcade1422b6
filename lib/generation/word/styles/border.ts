import { dictionary } from "#lib/generation/formats/dictionary.ts";

export interface Border {
  /** Of all its lines and what is between them. */
  width: number;
  color: string | null;
  style: Dashes;
  /** Between border and text. */
  space: number;
  /** How wide its two lines are, and what is between them. */
  lines?: { outer: number; gap: number; inner: number };
  /** As the file has it: borders of other kinds aren't the same, even if they look so. */
  kind?: string;
}
export type Dashes = "solid" | "dotted" | "dashed" | "close" | "dotDash" | "dotDotDash";
export type Side = "top" | "right" | "bottom" | "left";
export type Borders = Partial<Record<Side | "insideH" | "insideV" | "between", Border | null>>;

const dashes = dictionary<Dashes>({
  dotted: "dotted",
  dashed: "dashed",
  dashSmallGap: "close",
  dotDash: "dotDash",
  dotDotDash: "dotDotDash",
});

/**
 * A kind of border (17.18.2) that is so many points wide, as LibreOffice draws it: waves are straight, and a third line is left out.
 */
export function linesOf(kind: string, width: number): Pick<Border, "width" | "style" | "lines"> {
  const style = dashes[kind] ?? "solid";
  const [, thick, gap] = /^(thinThick|thickThin|thinThickThin)(Small|Medium|Large)Gap$/.exec(kind) ?? [];
  if (thick && gap) {
    // The outer line is the thick one, or else the inner one.
    const [wide, between, narrow] = {
      Small: [width, 0.75, 0.75],
      Medium: [width, width / 2, width / 2],
      Large: [1.5, width, 0.75],
    }[gap as "Small" | "Medium" | "Large"] as [number, number, number];
    const [outer, inner] = thick === "thinThick" ? [wide, narrow] : [narrow, wide];
    return { width: outer + between + inner, style, lines: { outer, gap: between, inner } };
  }
  if (/^(double|triple|doubleWave|dashDotStroked)$/.test(kind))
    return { width: width * 3, style, lines: { outer: width, gap: width, inner: width } };
  return { width: kind === "thick" ? width * 2 : width, style };
}
