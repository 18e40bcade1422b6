import { damaged } from "../../pictures/drawing/faults.ts";

/** Points in a unit of length (CSS Values, 6.2). */
const units = new Map([
  ["", 0.75],
  ["px", 0.75],
  ["pt", 1],
  ["pc", 12],
  ["mm", 72 / 25.4],
  ["cm", 72 / 2.54],
  ["in", 72],
]);

/** A vetted drawing's size in points: what it says, or that of its view box. @throws AppError `damaged_file` */
export function drawingSize(svg: string): { width: number; height: number } {
  const root = /<svg\b[^>]*>/.exec(svg)?.[0] ?? "";
  const attribute = (name: string) => new RegExp(`\\s${name}="([^"]*)"`).exec(root)?.[1] ?? "";
  const length = (name: string) => {
    const [, number = "", unit = ""] = /^\s*([\d.]+(?:e[-+]?\d+)?)\s*([a-z]*)\s*$/i.exec(attribute(name)) ?? [];
    const points = Number.parseFloat(number) * (units.get(unit.toLowerCase()) ?? Number.NaN);
    return points > 0 ? points : null;
  };
  const [, , boxWidth = 0, boxHeight = 0] = attribute("viewBox")
    .trim()
    .split(/[\s,]+/)
    .map(Number);
  const [width, height] = [length("width"), length("height")];
  const ratio = boxWidth > 0 && boxHeight > 0 ? boxHeight / boxWidth : null;
  if (width !== null && height !== null) return { width, height };
  if (ratio === null) throw damaged();
  if (width !== null) return { width, height: width * ratio };
  if (height !== null) return { width: height / ratio, height };
  return { width: boxWidth * 0.75, height: boxHeight * 0.75 };
}
