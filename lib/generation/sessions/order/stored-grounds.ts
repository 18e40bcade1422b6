import type { Design } from "#lib/contracts/designs/design.ts";
import type { PageUse } from "#lib/contracts/designs/page-use.ts";
import type { UploadId } from "#lib/contracts/ids.ts";
import type { Output, Settings } from "#lib/contracts/sessions/choices.ts";
import { msg } from "#lib/messages/server-message.ts";
import type { VisitorId } from "../../common/ids/visitor-id.ts";
import type { ClientContainer } from "../../container.ts";
import { fontsIn, groundOf, groundsIn } from "../../designs/design-uploads.ts";
import { ownFamily } from "../../designs/own-family.ts";
import type { DesignPages } from "../../designs/pages/design-page.ts";
import type { Order } from "../../records/order.ts";
import type { SessionContent } from "../../records/sessions.ts";
import { archivalPagesKey, fontKey, pagePictureKey, pagesKey } from "../../storage/keys.ts";
import type { TemplateDefinition } from "../../templates/definition.ts";
import { openDesignPages } from "../../uploads/design-pages.ts";
import { invalidChoices } from "../invalid-choices.ts";
import { atField, imagesIn, sessionUpload } from "../session-uploads.ts";

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
  for (const { id, path } of groundsIn(design)) opened.set(id, await openPages(container, visitor, { id, path }));
  return design.pages.map((designPage, index) => {
    const { uploadId, page } = groundOf(designPage) ?? {};
    const file = uploadId && opened.get(uploadId);
    if (!uploadId || !page || !file) return null;
    if (page > file.pages.length) {
      const fault = msg("design.ground", { count: file.pages.length });
      const errors = [{ path: `design.pages.${index}.background.page`, ...fault }];
      throw invalidChoices(errors);
    }
    return storedGround({ id: uploadId, page }, file, standard);
  });
}

/**
 * Where the pages of a template's letterhead are stored: of documents' first pages, and of all further ones, which have
 * none if the file has one page. Empty without a letterhead.
 * @throws what `sessionUpload` throws for an upload that can't be used
 */
export async function letterheadGrounds(
  container: ClientContainer,
  visitor: VisitorId,
  { template, settings, output }: Pick<Order, "template" | "settings" | "output">,
): Promise<Order["grounds"]> {
  const letterhead = await openLetterhead(container, visitor, template, settings);
  if (!letterhead) return [];
  const { id, file } = letterhead;
  return [1, 2].map((page) =>
    page > file.pages.length ? null : storedGround({ id, page, use: "letterhead" }, file, output.standard),
  );
}

/**
 * What was changed when a template's letterhead was read.
 * @throws what `sessionUpload` throws for an upload that can't be used
 */
export async function letterheadNotes(
  container: ClientContainer,
  visitor: VisitorId,
  template: TemplateDefinition,
  settings: Settings,
): Promise<SessionContent["letterheadNotes"]> {
  return (await openLetterhead(container, visitor, template, settings))?.file.notes ?? [];
}

async function openLetterhead(
  container: ClientContainer,
  visitor: VisitorId,
  template: TemplateDefinition,
  settings: Settings,
) {
  const letterhead = imagesIn(template, settings).find(({ isPage }) => isPage);
  if (!letterhead) return null;
  const { id, name } = letterhead;
  return { id, file: await openPages(container, visitor, { id, path: `settings.${name}`, use: "letterhead" }) };
}

async function openPages(
  container: ClientContainer,
  visitor: VisitorId,
  { id, path, use = "design" }: { id: UploadId; path: string; use?: PageUse },
) {
  const { kind } = await sessionUpload(container, visitor, id, ["design", "image"], path);
  return atField(path, () => openDesignPages(container, { id, kind: kind === "design" ? kind : "image", use }));
}

function storedGround(
  { id, page, use }: { id: UploadId; page: number; use?: PageUse },
  { hasArchival }: DesignPages,
  standard: Output["standard"],
) {
  const pages = standard !== "pdf" && hasArchival ? archivalPagesKey(id, use) : pagesKey(id, use);
  return { pages, page, picture: pagePictureKey(id, page, use) };
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
