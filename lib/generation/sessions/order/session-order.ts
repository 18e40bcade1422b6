import type { VisitorId } from "../../common/ids/visitor-id.ts";
import type { ClientContainer } from "../../container.ts";
import { withKindColors } from "../../mapping/kind-colors.ts";
import { withPriceTax } from "../../mapping/taxes/price-tax.ts";
import type { Order } from "../../records/order.ts";
import type { SessionContent } from "../../records/sessions.ts";
import { packIndexKey, packKey } from "../../storage/keys.ts";
import { failedRowsOf } from "../failed-rows.ts";
import { chosenWordFile, fitOf } from "../session-template.ts";
import { cellsOf } from "../settle/settle-corrections.ts";
import { settingImages } from "./setting-images.ts";
import { designFonts, designGrounds, letterheadGrounds } from "./stored-grounds.ts";
import { wordFiles, wordFonts } from "./stored-word-file.ts";

/**
 * The order that a session's documents are created from.
 * @throws what `sessionUpload` throws for a setting whose image can't be used
 */
export async function orderOf(
  container: ClientContainer,
  visitor: VisitorId,
  content: Omit<SessionContent, "check">,
): Promise<Order> {
  const { table, pictures, rows, only, skip } = content;
  const { key, offsets, tooLong, oddRows, source } = table;
  const fit = fitOf(container.templates, content);
  const { template, columns, readings, mapping, settings, output } = fit;
  const word = chosenWordFile(content);
  return {
    version: 1,
    template,
    table: {
      ...{ key, offsets, tooLong, oddRows, rowCount: source.rowCount },
      delimiter: source.delimiter,
      corrections: cellsOf(content),
    },
    columns,
    readings,
    mapping,
    settings: withPriceTax({ ...fit, settings: withKindColors(fit, cellsOf(content)) }),
    output,
    rows,
    skip,
    only: only ?? failedRowsOf(content)?.runs ?? null,
    images: await settingImages(container, visitor, template, settings),
    fonts: {
      ...(template.design && (await designFonts(container, visitor, template.design))),
      ...(word && (await wordFonts(container, visitor, word))),
    },
    grounds: template.design
      ? await designGrounds(container, visitor, template.design, output.standard)
      : await letterheadGrounds(container, visitor, fit),
    word: word && (await wordFiles(container, word, output.format)),
    pictures: pictures && { pack: packKey(pictures.uploadId), index: packIndexKey(pictures.uploadId) },
  };
}
