import { firstRun, isOfRow, plainText } from "../fields/field-to-map.ts";
import type { OpenField } from "../fields/open-field.ts";
import { hasBreaks, type Story } from "../fields/over-paragraphs.ts";
import { mayBeTag } from "../fields/row-results.ts";
import type { Inline } from "../model.ts";
import { omit, type ReadContext } from "../read-context.ts";

/**
 * An entry of a table of contents that links to a heading whose text may depend on the row. What Word has stored of it
 * may be another row's, so the entry shows the heading's own merge fields, or nothing. Its number and its page stay.
 */
export function contentsEntry(entry: Inline[], anchor: string, context: ReadContext): Inline[] {
  const bookmark = anchor.toLowerCase();
  const isStored = bookmark.startsWith("_toc") && context.bookmarksOfRow.has(bookmark) && !context.isAsWritten;
  if (!isStored || isOfRow(entry) || mayBeTag(plainText(entry))) return entry;
  const [firstTab, lastTab] = [entry.findIndex(isTab), entry.findLastIndex(isTab)];
  const page = lastTab >= 0 && pageAlone.test(plainText(entry.slice(lastTab + 1))) ? entry.slice(lastTab) : [];
  const isNumbered = firstTab >= 0 && entry.length - page.length > firstTab;
  const number =
    isNumbered && numberAlone.test(plainText(entry.slice(0, firstTab))) ? entry.slice(0, firstTab + 1) : [];
  const heading = context.referred.get(bookmark) ?? [];
  if (heading.length === 0) omit(context, "left_out_field", "TOC");
  const look = firstRun(entry.slice(number.length)) ?? context.styles.defaults.run;
  const shown = structuredClone(heading).map((inline) => ("run" in inline ? { ...inline, run: look } : inline));
  return [...number, ...shown, ...page];
}

const isTab = ({ kind }: Inline) => kind === "tab";
/** What stands behind the last tab if that's the page, which may still follow: `12`, `iv`, `A-3`. */
const pageAlone = /^(?:[A-Z]-)?(?:\p{N}+|[ivxlcdm]*)$/u;
/** What stands before the first tab if that's the heading's number: `1.2`, `IV.`, `a)`, `§ 3`. */
const numberAlone = /^[§(]? ?(?:\p{L}[.):]?|[ivxlcdm]+[.):]|\p{L}?[\p{N}.-]+[.):]?)$/iu;

/**
 * Reports a table of contents whose entries have neither links nor pages, if a heading may depend on the row: nothing
 * says which entry is that heading's.
 */
function reportContents(field: OpenField, context: ReadContext): void {
  const code = plainText(field.code);
  if (!isContents(field) || !/\\n\b/.test(code) || /\\h\b/.test(code) || context.isAsWritten) return;
  if (context.bookmarksOfRow.values().some((bookmark) => bookmark.startsWith("_toc"))) omit(context, "field", "TOC");
}

/** Whether a field is a table of contents (17.16.5.68). */
const isContents = ({ code }: OpenField) => /^\s*TOC\b/i.test(plainText(code));

/** Notes whether one of the fields that go on in the next paragraph is a table of contents. */
export function goOnInContents(fields: readonly OpenField[], story: Story, context: ReadContext): void {
  for (const field of fields) reportContents(field, context);
  story.isInContents ||= fields.some(isContents);
}

/** Each page reference costs time in as many. */
const mostInEntry = 1_000;

/**
 * In a table of contents without links, the entry is what its paragraph has before the field with the heading's page.
 * @param target what has been read before the field that ends
 */
export function settleEntry(target: Inline[], field: OpenField, story: Story, context: ReadContext): void {
  reportContents(field, context);
  const [, anchor] = /^\s*PAGEREF\s+"?(_Toc\w+)/i.exec(plainText(field.code)) ?? [];
  if (anchor === undefined || !(story.isInContents || story.fields.some(isContents))) return;
  const last = target.splice(-mostInEntry);
  const start = last.findLastIndex((each) => hasBreaks([each])) + 1;
  target.push(...last.slice(0, start), ...contentsEntry(last.slice(start), anchor, context));
}
