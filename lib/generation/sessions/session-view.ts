import type { KeptCorrection } from "#lib/contracts/sessions/choices.ts";
import type { CreateSession } from "#lib/contracts/sessions/requests.ts";
import type { Preview, SessionResponse } from "#lib/contracts/sessions/session.ts";
import type { TemplateSetting } from "#lib/contracts/template.ts";
import type { Language } from "#lib/messages/languages.ts";
import { labelMessage } from "#lib/messages/server-message.ts";
import { translate } from "#lib/messages/translate.ts";
import type { Client } from "../common/ids/address-id.ts";
import type { ClientContainer, Container } from "../container.ts";
import { completeSettings } from "../mapping/fit/fit-defaults.ts";
import { emptyTexts, unmappedFields, unsetSettings } from "../mapping/fit/missing-choices.ts";
import { kindColors } from "../mapping/kind-colors.ts";
import { translateGroups } from "../mapping/problems/group-words.ts";
import { countOf, rowsOf } from "../mapping/problems/row-runs.ts";
import { settledSource } from "../mapping/readings/settle-readings.ts";
import { mappingHints } from "../mapping/suggest/mapping-hints.ts";
import { mappingOffers } from "../mapping/suggest/mapping-offers.ts";
import { withAssignment, withTable } from "../orders/lend-order.ts";
import { inPreviewTurn } from "../quotas/preview-turn.ts";
import type { Order } from "../records/order.ts";
import type { Session, SessionContent, StoredCorrection } from "../records/sessions.ts";
import { publicTemplate, type TemplateCatalogue } from "../templates/catalogue.ts";
import type { TemplateDefinition } from "../templates/definition.ts";
import { unitOf } from "../templates/sheets/sheet.ts";
import { translatePictures } from "../uploads/pictures.ts";
import { failedRowsOf } from "./failed-rows.ts";
import { localeNote } from "./locale-note.ts";
import { outputFormats } from "./output-formats.ts";
import type { Findings } from "./preflight/ask-preflight.ts";
import { chosenWordFile, documentTemplate, fitOf, templateOf } from "./session-template.ts";
import { settingNotes } from "./setting-notes.ts";
import { cellsOf } from "./settle/settle-corrections.ts";
import { replacedFonts, wordNotes } from "./word-notes.ts";

/** A session as the contract defines it, with texts in `language`. */
export function sessionView(
  { templates }: Container,
  { content, id, state, uploadId, expiresAt }: Session,
  findings: Findings,
  preview: Preview | null,
  language: Language,
): SessionResponse {
  const template = templateOf(templates, content);
  return {
    sessionId: id,
    state,
    uploadId,
    filename: content.filename,
    expiresAt: new Date(expiresAt).toISOString(),
    ...templateView(templates, template, content, language),
    source: settledSource(content.table.source, content.readings),
    reading: content.reading,
    ...choicesView(template, content, language),
    ...rowsView(content),
    ...openChoicesView(template, content, language),
    settingNotes: settingNotes(fitOf(templates, content), content, language),
    unit: unitOf(template, content.settings),
    documentCount: content.check.documentCount,
    missing: content.check.missing,
    ...findings,
    problems: translateGroups(language, findings.problems),
    preview,
  };
}

/** The template, and what differs in documents from the visitor's own file. */
function templateView(
  templates: TemplateCatalogue,
  template: TemplateDefinition,
  content: SessionContent,
  language: Language,
) {
  const word = chosenWordFile(content);
  const designNotes = template.design ? content.designNotes : [];
  return {
    template: publicTemplate(documentTemplate(templates, content)),
    design: template.design,
    designNotes: designNotes.map(({ message, ...note }) => ({ ...note, message: translate(language, message) })),
    templateNotes: word ? wordNotes(word, language) : [],
    replacedFonts: word ? replacedFonts(word) : [],
    wordFonts: word?.ownFonts ?? {},
    formats: outputFormats(word, language),
    localeNote: word && localeNote(content, word, language),
  };
}

/** What the visitor has chosen, or what was suggested. */
function choicesView(template: TemplateDefinition, content: SessionContent, language: Language) {
  const { mapping, settings, pictures, output, localeFrom, sample, skip } = content;
  return {
    mapping,
    // A session of an earlier build lacks the settings that were added since.
    settings: completeSettings(template, settings),
    pictures: pictures?.uploadId ?? null,
    picturesFound: pictures && { ...pictures, ...translatePictures(language, pictures) },
    kindColors: kindColorsView(template, content),
    output,
    localeFrom,
    sample,
    skip,
  };
}

/** Which rows become documents, and their corrected cells. */
function rowsView(content: SessionContent) {
  const failed = failedRowsOf(content);
  return {
    rows: content.rows,
    staleConditions: content.staleConditions,
    rowCounts: content.check.rowCounts,
    failedIn: failed?.jobId ?? null,
    failedRows: failed ? countOf(failed.runs) : 0,
    only: content.only && [...rowsOf(content.only)],
    corrections: content.corrections.map(withoutDigest),
    staleCorrections: content.staleCorrections.map(withoutDigest),
  };
}

/** What the visitor may or must still choose. */
function openChoicesView(template: TemplateDefinition, content: SessionContent, language: Language) {
  const { mapping, settings, table } = content;
  const { columns } = table.source;
  return {
    unmapped: unmappedFields(template, mapping),
    unset: unsetSettings(template, settings).map(({ name }) => name),
    hints: mappingHints(template, columns, table.amounts, mapping).map(({ field, detail }) => ({
      field,
      message: translate(language, detail),
    })),
    offers: mappingOffers(template, columns, mapping).map(({ detail, ...offer }) => ({
      ...offer,
      message: translate(language, detail),
    })),
  };
}

function kindColorsView(template: TemplateDefinition, content: SessionContent): SessionResponse["kindColors"] {
  const all = kindColors({ ...content, template, columns: content.table.source.columns }, cellsOf(content));
  const listed = (colors: Record<string, string>) => Object.entries(colors).map(([kind, color]) => ({ kind, color }));
  return Object.fromEntries(Object.entries(all).map(([setting, colors]) => [setting, listed(colors)]));
}

/**
 * The pages of a row's document; null if no preview was requested. With `language`, empty texts show their labels,
 * marked as placeholders; without it, the pages are those of the document.
 */
export async function previewOf(
  container: ClientContainer,
  { visitor, address }: Client,
  order: Order,
  wanted: CreateSession["preview"],
  language: Language | null,
): Promise<Preview | null> {
  if (!wanted) return null;
  const { pools, storage } = container;
  const row = Math.min(wanted.row, order.table.rowCount);
  const placeholders = language && wanted.placeholders !== false ? labelsOfEmptyTexts(order, language) : {};
  return inPreviewTurn(container, { visitor, address }, () =>
    withAssignment(storage, order, (assignment) =>
      withTable(storage, order, (table) =>
        pools.previews.run("preview", { table, assignment, row, placeholders, onSheet: wanted.onSheet !== false }),
      ),
    ),
  );
}

function labelsOfEmptyTexts({ template, settings }: Order, language: Language): Record<string, string> {
  const labelOf = (setting: TemplateSetting) => translate(language, labelMessage(template.id, setting));
  return Object.fromEntries(emptyTexts(template, settings).map((setting) => [setting.name, labelOf(setting)]));
}

function withoutDigest({ rowDigest, ...correction }: StoredCorrection): KeptCorrection {
  return correction;
}
