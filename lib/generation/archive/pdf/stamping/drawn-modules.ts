/** A drawing of modules as operators of a content stream (ISO 32000-1, 8.5.2). */
export interface DrawnModules {
  /** As our engine writes them, to be found in what it has set. */
  traced: string;
  /** The same modules in a fifth of the bytes. */
  written: string;
}

/** The rectangles of a code's path, as `mapping/values/codes` and `mapping/elements` draw them. */
const rectangles = /^(?:M\d+ \d+h\d+v\d+H\d+z)+$/;
const rectangle = /M(\d+) (\d+)h(\d+)v(\d+)H\1z/g;
const writtenRectangle = /(\d+) (\d+) (\d+) (\d+) re\n/g;

/** Reads the SVG of a code that is one path of rectangles; null for any other. */
export function drawnModules(svg: string): DrawnModules | null {
  const [, path = ""] = /^<svg [^>]*><path d="([^"]*)"\/><\/svg>$/.exec(svg) ?? [];
  const written = path.replace(rectangle, "$1 $2 $3 $4 re\n");
  // One that doesn't end where it began stays as it is.
  if (!rectangles.test(path) || written.includes("M")) return null;
  return {
    written,
    // Of all codes, only those of the three samples are looked for.
    get traced() {
      return written.replace(writtenRectangle, (_, ...sides: string[]) => {
        const [x = 0, y = 0, width = 0, height = 0] = sides.slice(0, 4).map(Number);
        const [right, bottom] = [x + width, y + height];
        return `${x} ${y} m\n${right} ${y} l\n${right} ${bottom} l\n${x} ${bottom} l\nh\n`;
      });
    },
  };
}
