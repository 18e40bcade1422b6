import { type UploadId, UploadIdSchema } from "#lib/contracts/ids.ts";
import { msg } from "#lib/messages/server-message.ts";
import type { Client } from "../../common/ids/address-id.ts";
import type { ClientContainer } from "../../container.ts";
import type { Opened } from "../../designs/design-file.ts";
import { offeredDesigns } from "../../designs/offered-designs.ts";
import { openDesignUpload, openOffered } from "../../uploads/design-files.ts";
import type { WordTemplate } from "../../word/word-template.ts";
import { invalidChoices } from "../invalid-choices.ts";
import { atField, sessionUpload } from "../session-uploads.ts";
import type { Choices } from "./requested-choices.ts";

/**
 * The saved design or Word file that a request names as its template, an upload or one that the site offers; the
 * session then has it like any other design or Word file. Null if the request names none.
 * @throws what `sessionUpload` and `openDesignUpload` throw
 */
export async function openSavedDesign(
  container: ClientContainer,
  client: Client,
  { template, design }: Choices,
  word: WordTemplate | null,
): Promise<Opened | null> {
  const offered = (await offeredDesigns(container.config.templatesDir)).find(({ id }) => id === template);
  const { data: id } = UploadIdSchema.safeParse(template);
  if (!offered) {
    if (!id || word?.uploadId === id) return null;
    const { kind } = await sessionUpload(container, client.visitor, id, ["document", "template"], "template");
    if (kind !== "template") return null;
  }
  if (design !== undefined) {
    const errors = [{ path: "design", ...msg("session.design.template") }];
    throw invalidChoices(errors);
  }
  return atField("template", () =>
    offered ? openOffered(container, client, offered) : openDesignUpload(container, client, id as UploadId),
  );
}
