import type { Output } from "#lib/contracts/sessions/choices.ts";
import { pageUnderlay } from "#lib/generation/archive/pdf/page-underlay.ts";
import { inReadingOrder } from "#lib/generation/archive/pdf/reading-order/reading-order.ts";
import { type PdfFile, readPdf } from "#lib/generation/archive/pdf/syntax/pdf-file.ts";
import type { Underlay } from "#lib/generation/archive/pdf/underlay.ts";
import { withUnderlays } from "#lib/generation/archive/pdf/with-underlays.ts";
import { keepRecent } from "#lib/generation/common/keep-recent.ts";
import { type Batch, type Typesetter, TypesettingError } from "#lib/generation/typesetting/typesetter.ts";

/** A job's shards ask for the same background, one after another. */
const keepBackground = keepRecent<Underlay | null>(4);

/**
 * The background of a job's pages, typeset once instead of on each page: half of what it takes to export a certificate
 * with an engraved frame. Null if the template has none.
 */
export function sharedBackground(
  typesetter: Typesetter,
  frame: Omit<Batch, "records">,
  standard: Output["standard"],
): Promise<Underlay | null> {
  const { template, settings, locale, sheet, images } = frame;
  return keepBackground(JSON.stringify({ template, settings, locale, sheet, images, standard }), async () => {
    try {
      return pageUnderlay(typesetter.background(frame, standard));
    } catch (error) {
      // The documents are refused for the same reason, and each gets a problem of its own.
      if (error instanceof TypesettingError) return null;
      throw error;
    }
  });
}

/**
 * A batch that was typeset without its background, with it, and in the order in which a screen reader reads it.
 * @param pages how many of the first pages have the background; all if absent
 */
export function onBackground(pdf: Uint8Array, background: Underlay | null, pages?: number): PdfFile {
  const file = inReadingOrder(readPdf(pdf));
  if (background === null) return file;
  const { width, height } = background;
  const place = { underlay: 0, x: 0, y: 0, width, height };
  const places = (page: number) => (pages === undefined || page < pages ? [place] : []);
  return withUnderlays(file, { underlays: [background], places });
}
