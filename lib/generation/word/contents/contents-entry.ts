import { firstRun, isOfRow, plainText } from "../fields/field-to-map.ts";
import type { OpenField } from "../fields/open-field.ts";
import { hasBreaks, type Story } from "../fields/over-paragraphs.ts";
import { mayBeTag } from "../fields/row-results.ts";
import type { Inline } from "../model.ts";
import { omit, type ReadContext } from "../read-context.ts";

/**
 * An entry of a table of contents that links to a heading whose text may depend on the row. What Word has stored of it may be
 * another row's: the entry shows what the heading has of merge fields, or nothing. Its number and its page stay.
 */
export function contentsEntry(entry: Inline[], anchor: string, context: ReadContext): Inline[] {
  const bookmark = anchor.toLowerCase();
  const isStored = bookmark.startsWith("_toc") && context.bookmarksOfRow.has(bookmark) && !context.isAsWritten;
  if (!isStored || isOfRow(entry) || mayBeTag(plainText(entry))) return entry;
  const tabs = entry.flatMap(({ kind }, at) => (kind === "tab" ? [at] : []));
  const number = entry.slice(0, tabs.length > 1 ? (tabs[0] ?? 0) + 1 : 0);
  const page = tabs.length > 0 ? entry.slice(tabs.at(-1)) : [];
  const heading = context.referred.get(bookmark) ?? [];
  if (heading.length === 0) omit(context, "left_out_field", "TOC");
  const look = firstRun(entry.slice(number.length)) ?? context.styles.defaults.run;
  const shown = structuredClone(heading).map((inline) => ("run" in inline ? { ...inline, run: look } : inline));
  return [...number, ...shown, ...page];
}

/** Whether a field is a table of contents (17.16.5.68). */
export const isContents = ({ code }: OpenField) => /^\s*TOC\b/i.test(plainText(code));

/** Each page reference costs time in as many. */
const mostInEntry = 1_000;

/**
 * In a table of contents without links, the entry is what its paragraph has before the field with the heading's page.
 * @param target what has been read before that field
 */
export function settleEntry(target: Inline[], page: OpenField, story: Story, context: ReadContext): void {
  const [, anchor] = /^\s*PAGEREF\s+"?(_Toc\w+)/i.exec(plainText(page.code)) ?? [];
  if (anchor === undefined || !(story.isInContents || story.fields.some(isContents))) return;
  const last = target.splice(-mostInEntry);
  const start = last.findLastIndex((each) => hasBreaks([each])) + 1;
  target.push(...last.slice(0, start), ...contentsEntry(last.slice(start), anchor, context));
}
