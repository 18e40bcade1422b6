import type { Language } from "#lib/messages/languages.ts";
import { msg } from "#lib/messages/server-message.ts";
import { translate } from "#lib/messages/translate.ts";
import { inGroupWords } from "./group-words.ts";
import type { WholeGroup } from "./problem-groups.ts";
import type { RowRun } from "./row-runs.ts";

const columns = [
  "row",
  "sheetRow",
  "column",
  "field",
  "severity",
  "code",
  "message",
  "count",
  "rows",
  "sheetRows",
] as const;

/** The limit for a warning, which skips no row; all rows of an error are listed. */
const mostRunsOfWarning = 20;

/**
 * The problems file in a language: its header, and a function that writes similar problems as a line of RFC 4180 with
 * its CRLF.
 */
export function problemsCsv(language: Language): { header: string; line(group: WholeGroup): string } {
  const word = (name: (typeof columns)[number] | WholeGroup["severity"]) =>
    translate(language, msg(`problems.${name}`));
  return {
    // The byte order mark tells Excel that the file is UTF-8.
    header: `\ufeff${csvLine(columns.map(word))}`,
    line(group) {
      const { severity, runs, sheetRuns } = group;
      const message = translate(language, inGroupWords(group));
      const most = severity === "error" ? Number.POSITIVE_INFINITY : mostRunsOfWarning;
      const rows = { rows: runsInWords(runs, most), sheetRows: runsInWords(sheetRuns, most) };
      const cells = { ...group, ...rows, message, severity: word(severity) };
      return csvLine(columns.map((name) => cells[name] ?? ""));
    },
  };
}

/** "3, 5–9, 12". */
function runsInWords(runs: readonly RowRun[], most: number): string {
  const shown = runs.slice(0, most).map(([first, last]) => (first === last ? `${first}` : `${first}–${last}`));
  return [...shown, ...(runs.length > most ? ["…"] : [])].join(", ");
}

/**
 * A line of RFC 4180 with its CRLF, whose cells no spreadsheet program runs.
 * @param keepsFigures whether numbers, dates and telephone numbers stay as they are, although they may begin with a
 *   sign
 */
export function csvLine(cells: readonly (string | number)[], delimiter = ",", keepsFigures = false): string {
  return `${cells.map((cell) => quoted(String(cell), keepsFigures)).join(delimiter)}\r\n`;
}

const figures = /^[+-]?[\d\s.,:/'’]+%?$/;

/**
 * Spreadsheet programs run a cell that starts like a formula, some even with full-width signs; an apostrophe makes it
 * text (OWASP, "CSV Injection").
 */
function quoted(text: string, keepsFigures: boolean): string {
  const isHarmless = !/^[=+\-@＝＋－＠\t\r\n]/.test(text) || (keepsFigures && figures.test(text));
  return `"${(isHarmless ? text : `'${text}`).replaceAll('"', '""')}"`;
}
