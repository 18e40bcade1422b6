import type { Design } from "#lib/contracts/designs/design.ts";
import type { UploadId } from "#lib/contracts/ids.ts";
import type { Output } from "#lib/contracts/sessions/choices.ts";
import { msg } from "#lib/messages/server-message.ts";
import type { VisitorId } from "../../common/ids/visitor-id.ts";
import type { ClientContainer } from "../../container.ts";
import { fontsIn, groundOf, groundsIn } from "../../designs/design-uploads.ts";
import { ownFamily } from "../../designs/own-family.ts";
import type { DesignPages } from "../../designs/pages/design-page.ts";
import type { Order } from "../../records/order.ts";
import { archivalPagesKey, fontKey, pagePictureKey, pagesKey } from "../../storage/keys.ts";
import { openDesignPages } from "../../uploads/design-pages.ts";
import { invalidChoices } from "../invalid-choices.ts";
import { sessionUpload } from "../session-uploads.ts";

/**
 * Where the backgrounds of a design's pages are stored; null for a page without one.
 * @throws what `sessionUpload` throws for an upload that can't be used, and `invalid_request` for a page that it
 * doesn't have
 */
export async function designGrounds(
  container: ClientContainer,
  visitor: VisitorId,
  design: Design,
  standard: Output["standard"],
): Promise<Order["grounds"]> {
  const opened = new Map<UploadId, DesignPages>();
  for (const { id, path } of groundsIn(design)) {
    const { kind } = await sessionUpload(container, visitor, id, ["design", "image"], path);
    opened.set(id, await openDesignPages(container, { id, kind: kind === "design" ? kind : "image" }));
  }
  return design.pages.map((designPage, index) => {
    const { uploadId, page } = groundOf(designPage) ?? {};
    const file = uploadId && opened.get(uploadId);
    if (!uploadId || !page || !file) return null;
    if (page > file.pages.length) {
      const fault = msg("design.ground", { count: file.pages.length });
      const errors = [{ path: `design.pages.${index}.background.page`, ...fault }];
      throw invalidChoices(errors);
    }
    const pages = standard !== "pdf" && file.hasArchival ? archivalPagesKey(uploadId) : pagesKey(uploadId);
    return { pages, page, picture: pagePictureKey(uploadId, page) };
  });
}

/**
 * Where the fonts uploaded for a design are stored, by their family names.
 * @throws what `sessionUpload` throws for an upload that can't be used
 */
export async function designFonts(
  container: ClientContainer,
  visitor: VisitorId,
  design: Design,
): Promise<Order["fonts"]> {
  const fonts: Order["fonts"] = {};
  for (const { id, path } of fontsIn(design)) {
    await sessionUpload(container, visitor, id, "font", path);
    fonts[ownFamily(id)] = fontKey(id);
  }
  return fonts;
}
