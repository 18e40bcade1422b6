import type { UploadId } from "#lib/contracts/ids.ts";
import type { Settings } from "#lib/contracts/sessions/choices.ts";
import type { Client } from "../../common/ids/address-id.ts";
import type { ClientContainer, Container } from "../../container.ts";
import { designId } from "../../designs/design-definition.ts";
import { withLineEvidence } from "../../mapping/discounts/line-evidence.ts";
import { completeSettings } from "../../mapping/fit/fit-defaults.ts";
import { validateFit } from "../../mapping/fit/validate-fit.ts";
import type { CheckReport } from "../../mapping/problems/check-report.ts";
import { decimalEvidence } from "../../mapping/readings/decimal-evidence.ts";
import { settleReadings } from "../../mapping/readings/settle-readings.ts";
import { withCorrections } from "../../mapping/readings/with-corrections.ts";
import { suggestMapping } from "../../mapping/suggest/suggest-mapping.ts";
import { withAssignment, withTable } from "../../orders/lend-order.ts";
import type { Order } from "../../records/order.ts";
import type { SessionContent } from "../../records/sessions.ts";
import type { TemplateDefinition } from "../../templates/definition.ts";
import { unitOf } from "../../templates/sheets/sheet.ts";
import { settleFailedRows } from "../failed-rows.ts";
import { invalidChoices } from "../invalid-choices.ts";
import { letterheadNotes } from "../order/stored-grounds.ts";
import { formatFaults } from "../output-formats.ts";
import { chosenWordFile, templateOf } from "../session-template.ts";
import { faultOfReading, settleReading } from "./import-options.ts";
import { fittingChoices, recallChoices, withoutStalePictures, withoutTaken } from "./kept-choices.ts";
import { openSavedDesign } from "./open-saved-design.ts";
import { openSessionTable } from "./open-session-table.ts";
import type { Choices } from "./requested-choices.ts";
import { cellsOf, settleCorrections } from "./settle-corrections.ts";
import { settleDesign, unmarkedIn } from "./settle-design.ts";
import { settleLocale } from "./settle-locale.ts";
import { settlePictures } from "./settle-pictures.ts";
import { settleRows } from "./settle-rows.ts";
import { settleSettings } from "./settle-settings.ts";
import { settleWordFile } from "./settle-word.ts";

type Settled = Omit<SessionContent, "check">;

/**
 * Settles a session: `before` with `choices` applied on top, and suggestions where a new spreadsheet or template leaves
 * a gap. Doesn't check the rows.
 * @throws AppError `invalid_request` naming each invalid choice, `not_found` or `gone` naming an id in it, or what is
 * wrong with the file
 */
export async function settleContent(
  container: ClientContainer,
  client: Client,
  upload: { id: UploadId; filename: string },
  before: SessionContent | null,
  choices: Choices,
): Promise<Settled> {
  const { visitor } = client;
  const { savedLocale, ...chosen } = await settleTemplate(container, client, before, choices);
  const word = chosenWordFile(chosen);
  const { locale, ...localeOf } = settleLocale(choices, before, word, savedLocale);
  const template = templateOf(container.templates, chosen);
  const reading = settleReading(before?.reading ?? {}, choices);
  const { dateOrder = null, ...tableReading } = reading;
  const table = await openSessionTable(container, upload.id, template, tableReading, before).catch((error) => {
    throw faultOfReading(error, choices);
  });
  const unmarked = await unmarkedIn(container, visitor, choices.design, table.source.columns);
  const pictures = await settlePictures(container, visitor, before?.pictures ?? null, choices.pictures);
  const matched = settleMapping(container, { template, table, pictures, locale }, before, choices);
  const failed = await settleFailedRows(container, visitor, before?.failed ?? null, choices.failedIn);
  const limited = settleRows(table, before, choices);
  const corrected = await settleCorrections(container, table, before, choices);
  refuseInvalid({ template, table, word }, matched);
  const notes = await letterheadNotes(container, visitor, template, matched.settings);
  // The language of a Word file says nothing about the spreadsheet.
  const sheetLocale = localeOf.localeFrom === "file" ? localeOf.usualLocale : locale;
  return {
    filename: upload.filename,
    ...chosen,
    designNotes: [...unmarked, ...chosen.designNotes],
    letterheadNotes: notes,
    reading,
    table,
    readings: settleColumns({ template, table, mapping: matched.mapping, ...corrected }, sheetLocale, dateOrder),
    ...corrected,
    pictures,
    ...matched,
    ...localeOf,
    ...limited,
    failed,
    skip: [...new Set(choices.skip ?? before?.skip ?? [])],
  };
}

type WithTemplate<Part extends keyof Settled> = Pick<Settled, Part> & { template: TemplateDefinition };

/** @throws AppError `invalid_request` naming each invalid choice */
function refuseInvalid(
  { template, table, word }: WithTemplate<"table" | "word">,
  { mapping, settings, output }: Pick<Settled, "mapping" | "settings" | "output">,
): void {
  const fit = { template, columns: table.source.columns, mapping, settings, output };
  const errors = [...validateFit(fit), ...formatFaults(output, word)];
  if (errors.length > 0) throw invalidChoices(errors);
}

/** How each column's texts are read, corrected ones too. */
function settleColumns(
  { template, table, mapping, corrections }: WithTemplate<"table" | "mapping" | "corrections">,
  sheetLocale: string,
  dateOrder: NonNullable<Settled["reading"]["dateOrder"]> | null,
): Settled["readings"] {
  const fit = { template, columns: table.source.columns, mapping };
  const open = withCorrections(table.readings, cellsOf({ table, corrections }));
  const settled = settleReadings(open, sheetLocale, dateOrder, decimalEvidence(fit));
  return withLineEvidence(settled, fit, table.amounts);
}

/** The template by its id, and the design and the Word file: chosen now, opened from a saved file, or as before. */
async function settleTemplate(
  container: ClientContainer,
  client: Client,
  before: SessionContent | null,
  choices: Choices,
): Promise<Pick<Settled, "template" | "design" | "designNotes" | "word"> & { savedLocale: string | null }> {
  const { visitor } = client;
  const saved = await openSavedDesign(container, client, choices, before?.word ?? null);
  const savedId = saved && ("word" in saved ? saved.word : designId);
  const template = savedId ?? choices.template ?? before?.template ?? "";
  const { design, designNotes } =
    saved && "design" in saved ? saved : await settleDesign(container, client, template, choices.design, before);
  const wordFonts = saved && "word" in saved ? { ...saved.fonts, ...choices.wordFonts } : choices.wordFonts;
  const word = await settleWordFile(container, visitor, template, before?.word ?? null, wordFonts);
  return { template, design, designNotes, word, savedLocale: saved && "word" in saved ? saved.locale : null };
}

/** The mapping, the settings and the output: chosen now or before, else suggested or the defaults. */
function settleMapping(
  { templates }: Container,
  { template, table, pictures, locale }: WithTemplate<"table" | "pictures"> & { locale: string },
  before: SessionContent | null,
  choices: Choices,
): Pick<Settled, "mapping" | "settings" | "output" | "left" | "sample"> {
  const { columns } = table.source;
  const { own: known, left } = recallChoices(templates, before, template.id);
  const kept = fittingChoices(template, columns, withoutStalePictures(template, known, before, pictures !== null));
  const suggested = suggestMapping(template, columns, pictures !== null, table.amounts);
  const mapping = { ...withoutTaken(suggested, kept.mapping), ...kept.mapping, ...choices.mapping };
  const sample = choices.sample ?? before?.sample ?? false;
  const isRecalled = before?.template !== template.id && kept.output.archive !== undefined;
  const settings = completeSettings(template, { ...kept.settings, ...choices.settings });
  const followed =
    before && !isRecalled ? followedDelivery(before, templateOf(templates, before), template, settings) : {};
  const delivered = { ...choices, sample, output: { ...followed, ...choices.output } };
  return { mapping, ...settleSettings(template, kept, before?.output, delivered, locale), left, sample };
}

/** What is usually delivered where documents become sheets or sheets documents, unless the visitor chose otherwise. */
function followedDelivery(
  { settings: before, output }: SessionContent,
  left: TemplateDefinition,
  template: TemplateDefinition,
  settings: Settings,
) {
  const [wasOnSheets, isOnSheets] = [unitOf(left, before) === "sheet", unitOf(template, settings) === "sheet"];
  const isUsual = output.archive !== wasOnSheets && output.combined === wasOnSheets;
  return isUsual && wasOnSheets !== isOnSheets ? { archive: !isOnSheets, combined: isOnSheets } : {};
}

/** Checks every row of an order in a worker process. */
export function checkRows({ pools, storage }: ClientContainer, order: Order): Promise<CheckReport> {
  return withAssignment(storage, order, (assignment) =>
    withTable(storage, order, (table) => pools.previews.run("check", { table, assignment })),
  );
}
