import type { UploadId } from "#lib/contracts/ids.ts";
import { msg } from "#lib/messages/server-message.ts";
import { AppError } from "../../common/errors/app-error.ts";
import { type AddressId, unknownAddress } from "../../common/ids/address-id.ts";
import type { VisitorId } from "../../common/ids/visitor-id.ts";
import type { Container } from "../../container.ts";
import { designId } from "../../designs/design-definition.ts";
import { withLineEvidence } from "../../mapping/discounts/line-evidence.ts";
import { validateFit } from "../../mapping/fit/validate-fit.ts";
import type { CheckReport } from "../../mapping/problems/check-report.ts";
import { amountEvidence } from "../../mapping/readings/amount-evidence.ts";
import { settleReadings } from "../../mapping/readings/settle-readings.ts";
import { withCorrections } from "../../mapping/readings/with-corrections.ts";
import { suggestMapping } from "../../mapping/suggest/suggest-mapping.ts";
import { withAssignment, withTable } from "../../orders/lend-order.ts";
import type { Order } from "../../records/order.ts";
import type { SessionContent } from "../../records/sessions.ts";
import type { TemplateDefinition } from "../../templates/definition.ts";
import { settleFailedRows, settleOnly } from "../failed-rows.ts";
import { formatFaults } from "../output-formats.ts";
import { templateOf } from "../session-template.ts";
import { faultOfReading, settleReading } from "./import-options.ts";
import { fittingChoices, recallChoices, withoutStalePictures, withoutTaken } from "./kept-choices.ts";
import { openSavedDesign } from "./open-saved-design.ts";
import { openSessionTable } from "./open-session-table.ts";
import type { Choices } from "./requested-choices.ts";
import { cellsOf, settleCorrections } from "./settle-corrections.ts";
import { settleDesign } from "./settle-design.ts";
import { settleLocale } from "./settle-locale.ts";
import { settlePictures } from "./settle-pictures.ts";
import { settleWords } from "./settle-settings.ts";
import { settleWord } from "./settle-word.ts";

type Settled = Omit<SessionContent, "check">;

/**
 * Settles a session: `before` with `choices` applied on top, and suggestions where a new spreadsheet or template leaves
 * a gap. Doesn't check the rows.
 * @throws AppError `invalid_request` naming each invalid choice, `not_found` or `gone` naming an id in it, or what is
 * wrong with the file
 */
export async function settleContent(
  container: Container,
  visitor: VisitorId,
  upload: { id: UploadId; filename: string },
  before: SessionContent | null,
  choices: Choices,
  address: AddressId = unknownAddress,
): Promise<Settled> {
  const saved = await openSavedDesign(container, { visitor, address }, choices, before?.word ?? null);
  const savedId = saved && ("word" in saved ? saved.word : designId);
  const templateId = savedId ?? choices.template ?? before?.template ?? "";
  const { design, designNotes } =
    saved && "design" in saved ? saved : await settleDesign(container, visitor, templateId, choices.design, before);
  const wordFonts = saved && "word" in saved ? { ...saved.fonts, ...choices.wordFonts } : choices.wordFonts;
  const word = await settleWord(container, visitor, templateId, before?.word ?? null, wordFonts);
  const template = templateOf(container.templates, { template: templateId, design, word });
  const reading = settleReading(before?.reading ?? {}, choices);
  const { dateOrder, ...tableReading } = reading;
  const table = await openSessionTable(container, upload.id, template, tableReading, before).catch((error) => {
    throw faultOfReading(error, choices);
  });
  const { columns, rowCount } = table.source;

  const pictures = await settlePictures(container, visitor, before?.pictures ?? null, choices.pictures);
  const { own: known, left } = recallChoices(container.templates, before, templateId);
  const own = fittingChoices(template, columns, withoutStalePictures(template, known, before, pictures !== null));
  const suggested = suggestMapping(template, columns, pictures !== null, table.amounts);
  const mapping = { ...withoutTaken(suggested, own.mapping), ...own.mapping, ...choices.mapping };
  const sample = choices.sample ?? before?.sample ?? false;
  const delivered = { ...choices, sample, output: { ...followedDelivery(template, before), ...choices.output } };
  const ownWord = word?.uploadId === templateId ? word : null;
  const { locale, ...localeOf } = settleLocale(
    choices,
    before,
    ownWord,
    saved && "word" in saved ? saved.locale : null,
  );
  const { settings, output } = settleWords(template, own, before?.output, delivered, locale);
  const sameTable = before?.table.key === table.key;
  const failed = await settleFailedRows(container, visitor, before?.failed ?? null, choices.failedIn);
  const rows = settleRows(choices.rows === undefined && sameTable ? before.rows : choices.rows, rowCount);
  const only = choices.only === undefined && sameTable ? before.only : settleOnly(choices.only, rowCount);
  const corrected = await settleCorrections(container, table, before, choices);

  const errors = [...validateFit({ template, columns, mapping, settings, output }), ...formatFaults(output, ownWord)];
  if (errors.length > 0) throw new AppError("invalid_request", msg("session.choices"), { errors });
  const amounts = amountEvidence({ template, columns, mapping });
  const open = withCorrections(table.readings, cellsOf({ table, ...corrected }));
  // What a Word file is in says nothing of the spreadsheet.
  const sheetLocale = localeOf.localeFrom === "file" ? localeOf.usualLocale : locale;
  const settled = settleReadings(open, sheetLocale, reading.dateOrder ?? null, amounts);
  const readings = withLineEvidence(settled, { template, columns, mapping }, table.amounts);
  const read = { reading, table, readings, ...corrected };
  return {
    filename: upload.filename,
    template: templateId,
    design,
    designNotes,
    word,
    ...read,
    mapping,
    settings,
    pictures,
    output,
    ...localeOf,
    rows,
    failed,
    left,
    only,
    sample,
    skip: [...new Set(choices.skip ?? before?.skip ?? [])],
  };
}

/** The usual delivery of a design that goes onto sheets or off them, unless the visitor had chosen another. */
function followedDelivery({ id, design, delivery }: TemplateDefinition, before: SessionContent | null) {
  const wasOnSheets = Boolean(before?.design?.sheet);
  if (before?.template !== id || wasOnSheets === Boolean(design?.sheet)) return {};
  const isUsual = before.output.archive === !wasOnSheets && before.output.combined === wasOnSheets;
  return isUsual ? delivery : {};
}

/** Checks every row of an order in a worker process. */
export function checkRows({ pools, storage }: Container, order: Order): Promise<CheckReport> {
  return withAssignment(storage, order, (assignment) =>
    withTable(storage, order, (table) => pools.previews.run("check", { table, assignment })),
  );
}

function settleRows(wanted: SessionContent["rows"] | null | undefined, rowCount: number): SessionContent["rows"] {
  const rows = { from: wanted?.from ?? 1, to: Math.min(wanted?.to ?? rowCount, rowCount) };
  if (rows.from <= rows.to) return rows;
  const count = String(rowCount);
  const errors = [{ path: "rows", ...msg("session.rows.range", { count }) }];
  throw new AppError("invalid_request", msg("session.rows", { count }), { errors });
}
