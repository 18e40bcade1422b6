import type { Design } from "#lib/contracts/designs/design.ts";
import type { CodeElement, DesignElement } from "#lib/contracts/designs/design-elements.ts";
import { boundsOf } from "./boxes.ts";

/** The least difference that a scanner needs: a symbol contrast of grade C, ISO/IEC 15416 and 15415. */
const leastContrast = 0.4;

/** How much of a scanner's red light a colour reflects, from 0 to 1: the linear red of sRGB (IEC 61966-2-1). */
function reflectance(color: string): number {
  const part = Number.parseInt(color.slice(1, 3), 16) / 255;
  return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
}

/** Whether a scanner can distinguish a code from its ground. The code must be darker. */
export function isReadable(code: CodeElement, design: Design): boolean {
  return reflectance(groundOf(code, design)) - reflectance(code.color) >= leastContrast;
}

/** The colour of the topmost shape below the whole code, or of the page; an uploaded background counts as white. */
function groundOf(code: CodeElement, { elements, pages }: Design): string {
  const below = elements.slice(
    0,
    elements.findIndex(({ id }) => id === code.id),
  );
  const shape = below.findLast((element) => element.page === code.page && covers(element, code));
  if (shape && "fill" in shape && shape.fill) return shape.fill;
  const background = pages[code.page - 1]?.background;
  return background && "color" in background ? background.color : "#ffffff";
}

function covers(element: DesignElement, code: CodeElement): boolean {
  if (element.kind !== "rectangle" || element.fill === null || element.angle !== 0) return false;
  const [outer, inner] = [boundsOf([element]), boundsOf([code])];
  return (
    outer.left <= inner.left && outer.top <= inner.top && outer.right >= inner.right && outer.bottom >= inner.bottom
  );
}
