import type { UploadId } from "#lib/contracts/ids.ts";
import type { Reading } from "#lib/contracts/sessions/choices.ts";
import type { Source } from "#lib/contracts/sessions/source.ts";
import { AppError } from "../../common/errors/app-error.ts";
import type { ClientContainer } from "../../container.ts";
import { suggestMapping } from "../../mapping/suggest/suggest-mapping.ts";
import type { SessionContent } from "../../records/sessions.ts";
import type { StoredTable } from "../../records/stored-table.ts";
import { uploadFolder } from "../../storage/keys.ts";
import type { TemplateDefinition } from "../../templates/definition.ts";
import { openTable } from "../../uploads/table.ts";

/**
 * The table of a session. If a workbook has several and the visitor chose no sheet: the one whose headers fit the
 * template best, which then stays for the rest of the session.
 */
export async function openSessionTable(
  container: ClientContainer,
  id: UploadId,
  template: TemplateDefinition,
  reading: Omit<Reading, "dateOrder">,
  before: SessionContent | null,
): Promise<StoredTable> {
  const table = await openTable(container, id, reading);
  const { sheet } = table.source;
  if (reading.sheet !== undefined || table.tables.length < 2) return table;
  const isSameUpload = before?.table.key.startsWith(`${uploadFolder(id)}/`) === true;
  const wanted = isSameUpload ? before.table.source.sheet : bestSheet(template, table);
  if (wanted === null || wanted === sheet) return table;
  try {
    return await openTable(container, id, { ...reading, sheet: wanted });
  } catch (error) {
    // For example, a sheet with too many rows: it was only a guess.
    if (!(error instanceof AppError)) throw error;
    return table;
  }
}

function bestSheet(template: TemplateDefinition, { tables, source }: StoredTable): string | null {
  const fits = tables.map(({ sheet, headers }) => ({ sheet, fit: fitOf(template, headers) }));
  const known = fits.find(({ sheet }) => sheet === source.sheet)?.fit ?? 0;
  const [best] = fits.toSorted((one, other) => other.fit - one.fit);
  return best && best.fit > known ? best.sheet : source.sheet;
}

/** How many fields find a column; required ones count twice. */
function fitOf(template: TemplateDefinition, headers: readonly string[]): number {
  const columns = [...new Set(headers)].map((name): Source["columns"][number] => ({
    name,
    type: "text",
    samples: [],
    empty: 0,
  }));
  const mapping = suggestMapping(template, columns);
  return template.fields.reduce((sum, { name, required }) => sum + (mapping[name] ? (required ? 2 : 1) : 0), 0);
}
