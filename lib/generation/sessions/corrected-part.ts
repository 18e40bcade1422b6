import { limits } from "#lib/contracts/limits.ts";
import type { CorrectedPart } from "#lib/contracts/sessions/session.ts";
import type { Language } from "#lib/messages/languages.ts";
import { msg } from "#lib/messages/server-message.ts";
import { translate } from "#lib/messages/translate.ts";
import type { ClientContainer } from "../container.ts";
import { withTable } from "../orders/lend-order.ts";
import { sheetDelimiter } from "../orders/sheet-delimiter.ts";
import type { Order } from "../records/order.ts";

/**
 * A part of the spreadsheet with the session's corrections, starting at this row; the first part begins with the
 * header.
 */
export async function correctedPart(
  { pools, storage }: ClientContainer,
  order: Order,
  filename: string,
  from: number,
  language: Language,
): Promise<CorrectedPart> {
  const columns = order.columns.map(({ name }) => name);
  const delimiter = sheetDelimiter(order, language);
  const most = limits.correctedPartCharacters;
  const part = await withTable(storage, order, (table) =>
    pools.previews.run("readSheet", { table, columns, delimiter, from, most }),
  );
  const name = filename.replace(/\.[A-Za-z0-9]{1,5}$/, "");
  return { ...part, filename: translate(language, msg("corrected.file", { name })) };
}
