import type { PagePixels } from "#lib/client/designer/adding/free-room.ts";
import type { DesignPage } from "#lib/contracts/designs/design.ts";

/** Enough to detect rules and letters, and few enough to be fast. */
const pixelsPerMillimetre = 2;
const largestSide = 1_200;

/** The page's picture; null if there is none yet. */
export function pixelsOf(sheet: HTMLElement | null, page: DesignPage): PagePixels | null {
  const image = sheet?.querySelector("img");
  if (!image?.complete || image.naturalWidth === 0) return null;
  const scale = Math.min(pixelsPerMillimetre, largestSide / Math.max(page.width, page.height));
  const canvas = document.createElement("canvas");
  canvas.width = Math.max(1, Math.round(page.width * scale));
  canvas.height = Math.max(1, Math.round(page.height * scale));
  const context = canvas.getContext("2d");
  if (!context) return null;
  context.fillStyle = "#ffffff";
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.drawImage(image, 0, 0, canvas.width, canvas.height);
  return context.getImageData(0, 0, canvas.width, canvas.height);
}
