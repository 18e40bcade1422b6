import { writeFileSync } from "node:fs";
import sharp from "sharp";

/** In pixels, as operating systems request them; `app/manifest.ts` and the pages refer to them. */
export const iconSizes = [180, 192, 512];

/** `public/icon.svg`, which is 32 units wide, as a PNG. */
export function drawIcon(size: number): Promise<Buffer> {
  return sharp("public/icon.svg", { density: (72 * size) / 32 })
    .resize(size)
    .png({ palette: true })
    .toBuffer();
}

// `node lib/commands/build/draw-icons.ts`: run it after changing the icon.
if (import.meta.main) {
  for (const size of iconSizes) writeFileSync(`public/icon-${size}.png`, await drawIcon(size));
}
