import { createReadStream } from "node:fs";
import { join } from "node:path";
import { labelSheets } from "#lib/contracts/label-sheets.ts";
import type { Client } from "../../common/ids/address-id.ts";
import type { ClientContainer } from "../../container.ts";
import { copiedDesign, copiedSheet } from "../../designs/copied-design.ts";
import { copiedTexts } from "../../designs/copied-values.ts";
import { note } from "../../designs/pages/page-notes.ts";
import { withAssignment, withTable } from "../../orders/lend-order.ts";
import type { SessionContent } from "../../records/sessions.ts";
import { sheetOf } from "../../templates/sheets/sheet.ts";
import { createUpload } from "../../uploads/create-upload.ts";
import { openDesignPages } from "../../uploads/design-pages.ts";
import { orderOf } from "../order/session-order.ts";

/**
 * Turns a session's template with its settings into a design: its drawing becomes the background, an upload of the
 * visitor's, and its texts, codes and images become elements.
 * @throws what `createUpload` throws, such as for a quota
 */
export async function designFromTemplate(
  container: ClientContainer,
  client: Client,
  content: SessionContent,
): Promise<Pick<SessionContent, "design" | "designNotes">> {
  const { pools, scratch, storage } = container;
  const order = await orderOf(container, client.visitor, content);
  const { template, settings } = order;
  const sheet = sheetOf(template, settings);
  const choice = template.sheet && String(settings[template.sheet.layout]);
  const layout = choice && choice in labelSheets && !(choice in (template.sheet?.sheets ?? {})) ? choice : null;
  return scratch.use(async (folder) => {
    const row = order.rows.from;
    const copied = await withAssignment(storage, order, (assignment) =>
      withTable(storage, order, (table) => pools.previews.run("copyTemplate", { table, assignment, row, folder })),
    );
    const chunks = createReadStream(join(folder, "page.pdf"));
    const { uploadId } = await createUpload(container, { ...client, filename: `${template.title}.pdf`, chunks });
    const { pages } = await openDesignPages(container, { id: uploadId, kind: "design" });
    const [{ width, height } = { width: 0, height: 0 }] = pages;
    const design = copiedDesign({ uploadId, width, height }, copied, copiedTexts(order), copiedSheet(sheet, layout));
    const hasKinds = content.mapping.colorBy && template.fields.some(({ name }) => name === "colorBy");
    return { design, designNotes: hasKinds ? [note(1, "one_color")] : [] };
  });
}
