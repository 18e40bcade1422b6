import type { Design } from "#lib/contracts/designs/design.ts";
import { msg } from "#lib/messages/server-message.ts";
import type { Client } from "../../common/ids/address-id.ts";
import type { VisitorId } from "../../common/ids/visitor-id.ts";
import type { ClientContainer } from "../../container.ts";
import { designId } from "../../designs/design-definition.ts";
import { designFaults } from "../../designs/design-faults.ts";
import { foundDesign } from "../../designs/found-design.ts";
import { unmarkedNotes } from "../../designs/pages/unmarked-names.ts";
import type { SessionContent } from "../../records/sessions.ts";
import { openDesignPages } from "../../uploads/design-pages.ts";
import { invalidChoices } from "../invalid-choices.ts";
import { sessionUpload } from "../session-uploads.ts";
import { designFromTemplate } from "./design-from-template.ts";
import type { Choices } from "./requested-choices.ts";

type SettledDesign = Pick<SessionContent, "design" | "designNotes">;

/**
 * The design of a session: the one chosen now, or the one before, which stays while another template is chosen.
 * @throws AppError `invalid_request` naming each element with a fault, or what `sessionUpload` throws
 */
export async function settleDesign(
  container: ClientContainer,
  client: Client,
  templateId: string,
  chosen: Choices["design"],
  before: SessionContent | null,
): Promise<SettledDesign> {
  const { design, designNotes } = before ?? { design: null, designNotes: [] };
  if (chosen === undefined) return { design, designNotes };
  if (templateId !== designId) throw invalidChoices([{ path: "design", ...msg("session.design.template") }]);
  if ("upload" in chosen) {
    const accepts = ["design", "image"] as const;
    const { id, kind } = await sessionUpload(container, client.visitor, chosen.upload, accepts, "design.upload");
    const pages = await openDesignPages(container, { id, kind: kind === "design" ? kind : "image" });
    return { design: accepted(foundDesign(id, pages)), designNotes: pages.notes };
  }
  if ("copyOf" in chosen) {
    // A browser that missed the answer asks again.
    if (before?.template === designId && chosen.copyOf in before.left) return { design, designNotes };
    if (before?.template !== chosen.copyOf)
      throw invalidChoices([{ path: "design.copyOf", ...msg("session.design.copy") }]);
    return designFromTemplate(container, client, before);
  }
  if ("blank" in chosen) {
    const blank: Design = { version: 1, pages: [{ ...chosen.blank, background: null }], sheet: null, elements: [] };
    return { design: blank, designNotes: [] };
  }
  return { design: accepted(chosen), designNotes };
}

/** Notes about pages of a newly chosen file whose texts name columns without marking them. */
export async function unmarkedIn(
  container: ClientContainer,
  visitor: VisitorId,
  chosen: Choices["design"],
  columns: readonly { name: string }[],
): Promise<SessionContent["designNotes"]> {
  if (chosen === undefined || !("upload" in chosen)) return [];
  const { id, kind } = await sessionUpload(container, visitor, chosen.upload, ["design", "image"], "design.upload");
  const pages = await openDesignPages(container, { id, kind: kind === "design" ? kind : "image" });
  return unmarkedNotes(
    pages,
    columns.map(({ name }) => name),
  );
}

function accepted(design: Design): Design {
  const errors = designFaults(design);
  if (errors.length > 0) throw invalidChoices(errors);
  return design;
}
