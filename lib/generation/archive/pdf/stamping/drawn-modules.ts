/** A drawing of modules as operators of a content stream (ISO 32000-1, 8.5.2). */
export interface DrawnModules {
  /** As our engine writes them, to be found in what it has set. */
  traced: string;
  /** The same modules in a fifth of the bytes. */
  written: string;
}

/** The rectangles of a code's path, as `mapping/values/codes` and `mapping/elements` draw them. */
const rectangle = /M(\d+) (\d+)h(\d+)v(\d+)H\1z/g;

/** Reads the SVG of a code that is one path of rectangles; null for any other. */
export function drawnModules(svg: string): DrawnModules | null {
  const [, path = ""] = /^<svg [^>]*><path d="([^"]*)"\/><\/svg>$/.exec(svg) ?? [];
  if (path === "" || path.replace(rectangle, "") !== "") return null;
  let traced = "";
  let written = "";
  for (const [, left, top, width, height] of path.matchAll(rectangle)) {
    const [x, y, w, h] = [left, top, width, height].map(Number) as [number, number, number, number];
    traced += `${x} ${y} m\n${x + w} ${y} l\n${x + w} ${y + h} l\n${x} ${y + h} l\nh\n`;
    written += `${x} ${y} ${w} ${h} re\n`;
  }
  return { traced, written };
}
