import type { Design } from "#lib/contracts/designs/design.ts";
import { uploadsIn } from "#lib/contracts/designs/design-uploads.ts";
import { errorTable } from "#lib/contracts/errors.ts";
import type { UploadId } from "#lib/contracts/ids.ts";
import type { Reading } from "#lib/contracts/sessions/choices.ts";
import type { CreateSession } from "#lib/contracts/sessions/requests.ts";
import { AppError } from "../common/errors/app-error.ts";
import type { VisitorId } from "../common/ids/visitor-id.ts";
import type { ClientContainer, Container } from "../container.ts";
import { withoutUploads } from "../designs/design-uploads.ts";
import { findVisitorsJob } from "../records/jobs.ts";
import { findSession, type LeftChoices, type SessionContent } from "../records/sessions.ts";
import { findUpload, type Upload } from "../records/uploads.ts";
import { openTable } from "../uploads/table.ts";
import type { WordTemplate } from "../word/word-template.ts";
import { templateOf } from "./session-template.ts";
import { atField, hasSettings, imagesIn } from "./session-uploads.ts";

/**
 * The content that a new session takes over: that of the session `from`, or of the job `failedIn`; null for neither.
 * Images that have been deleted since are left out. Another spreadsheet keeps the import options only if it has the
 * earlier one's columns with them, and the failed rows only if the request names their job.
 * @throws AppError `not_found` or `gone` for either
 */
export async function contentFrom(
  container: ClientContainer,
  visitor: VisitorId,
  upload: Upload,
  { from, failedIn }: Pick<CreateSession, "from" | "failedIn">,
): Promise<SessionContent | null> {
  const { database } = container;
  const find = from
    ? () => atField("from", () => findSession(database, visitor, from))
    : failedIn && (() => atField("failedIn", () => sessionOfJob(container, visitor, failedIn)));
  if (!find) return null;
  const { uploadId, content } = await find();
  const existing = await withoutDeletedImages(container, visitor, content);
  if (uploadId === upload.id) return existing;
  return { ...existing, failed: null, reading: await readingFor(container, upload.id, content) };
}

async function sessionOfJob({ database }: Container, visitor: VisitorId, id: NonNullable<CreateSession["failedIn"]>) {
  const { sessionId } = await findVisitorsJob(database, visitor, id);
  return findSession(database, visitor, sessionId);
}

async function withoutDeletedImages(
  container: ClientContainer,
  visitor: VisitorId,
  content: SessionContent,
): Promise<SessionContent> {
  const exists = (id: UploadId) => findUpload(container.database, visitor, id).then(() => true, isFalseIfGone);
  async function withExisting<Chosen extends Pick<LeftChoices, "settings">>(template: string, chosen: Chosen) {
    if (!hasSettings(template)) return chosen;
    const settings = { ...chosen.settings };
    for (const { name, id } of imagesIn(templateOf(container.templates, { ...content, template }), settings)) {
      if (!(await exists(id))) settings[name] = null;
    }
    return { ...chosen, settings };
  }
  const left = Object.entries(content.left).map(async ([id, chosen]) => [id, await withExisting(id, chosen)] as const);
  const pictures = content.pictures && (await exists(content.pictures.uploadId)) ? content.pictures : null;
  return {
    ...(await withExisting(content.template, content)),
    left: Object.fromEntries(await Promise.all(left)),
    pictures,
    design: content.design && (await withoutDeleted(content.design, exists)),
    word: content.word && (await withoutDeletedFonts(content.word, exists)),
  };
}

async function withoutDeleted(design: Design, exists: (id: UploadId) => Promise<boolean>): Promise<Design> {
  const gone = new Set<UploadId>();
  for (const id of uploadsIn(design)) if (!(await exists(id))) gone.add(id);
  return withoutUploads(design, gone);
}

/** With fewer fonts, its source is written again when the session is settled. */
async function withoutDeletedFonts(
  word: WordTemplate,
  exists: (id: UploadId) => Promise<boolean>,
): Promise<WordTemplate> {
  const ownFonts: WordTemplate["ownFonts"] = {};
  for (const [name, ids] of Object.entries(word.ownFonts)) {
    const found = await Promise.all(ids.map(exists));
    const left = ids.filter((_, index) => found[index]);
    if (left.length > 0) ownFonts[name] = left;
  }
  return { ...word, ownFonts };
}

function isFalseIfGone(error: unknown): false {
  if (error instanceof AppError && (error.code === "gone" || error.code === "not_found")) return false;
  throw error;
}

/**
 * The import options of the earlier spreadsheet, if this one has at least as many of its columns with them as without.
 */
async function readingFor(
  container: ClientContainer,
  id: UploadId,
  { reading, table }: SessionContent,
): Promise<Reading> {
  const { dateOrder, ...options } = reading;
  if (Object.keys(options).length === 0) return reading;
  const known = new Set(table.source.columns.map(({ name }) => name));
  const countKnown = async (options: Reading) => {
    const { source } = await openTable(container, id, options);
    return source.columns.filter(({ name }) => known.has(name)).length;
  };
  const shown = await countKnown(options).catch(zeroIfUnreadable);
  return shown > 0 && shown >= (await countKnown({}).catch(zeroIfUnreadable)) ? reading : {};
}

function zeroIfUnreadable(error: unknown): 0 {
  if (error instanceof AppError && errorTable[error.code].status === 422) return 0;
  throw error;
}
