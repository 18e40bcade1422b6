import { getFormatFromId } from "numfmt";
import { isOfSystem } from "../document-locale.ts";
import type { WorkbookLocale } from "../workbook-locale.ts";
import type { PlainFormat } from "./plain-format.ts";
import { isWrittenShortDate } from "./short-date.ts";
import type { Shown } from "./shown-date.ts";
import { isSystemDate, isSystemTime } from "./spelled-dates.ts";

/** Literal texts of a code, and what is in brackets. A language in brackets decides for itself. */
const literals = /"[^"]*"|[\\_*].|\[[^\]]*\]/g;
/** A separator that the format writes between digits: `000"."000` and `0\\.000` are numbers of something, not amounts. */
const writtenSeparator = /[0#?](?:\\|")[.,'’]"?[0#?]/;
const ownLanguage = /\[\$[^\]]*-[^\]]*\]/;

/**
 * What a cell must keep of its format so that documents in another language can show it (`documentText`):
 *
 * - the built-in id of a format that Excel takes from the system's settings;
 * - the code of a format with names of months or days, with separators, its own between digits among them, or for a short date in the order of the workbook's
 *   language, such as `mm/dd/yy`;
 * - undefined for a code that is the same everywhere, such as `yyyy-mm-dd`, or that names its language, and for plain
 *   numbers, whose value says enough.
 */
export function keptFormat(
  { code, shows, plain, locale }: { code: string; shows: Shown; plain: PlainFormat | null; locale: WorkbookLocale },
  builtIn: number | undefined,
): number | string | undefined {
  if (builtIn !== undefined && isOfSystem(builtIn)) return builtIn;
  if (isSystemDate(code) || isSystemTime(code)) return code;
  if (plain !== null || code === "General" || ownLanguage.test(code)) return undefined;
  const letters = code.replace(literals, "");
  if (shows === "number") return /[.,]|General/i.test(letters) || writtenSeparator.test(code) ? code : undefined;
  // A weekday can't be found again for a date whose year isn't shown.
  const isWhole = shows === "day" || shows === "dayAndTime";
  if (isWhole && isWrittenShortDate(code, getFormatFromId(14, locale.tag))) return code;
  return (isWhole ? /m{3}|d{3}/i : /^(?!.*d{3}).*m{3}/i).test(letters) ? code : undefined;
}
