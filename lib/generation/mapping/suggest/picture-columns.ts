import type { Source } from "#lib/contracts/sessions/source.ts";

/** Whether a column's values are file names of images, whatever its header says. */
export function isPictureColumn({ samples }: Source["columns"][number]): boolean {
  return (
    samples.length > 0 &&
    samples.every(
      (sample) => /^[^?#]+\.(?:jpe?g|png|webp|gif|heic|svg)$/i.test(sample.trim()) && !/^\w+:\/\//.test(sample),
    )
  );
}
