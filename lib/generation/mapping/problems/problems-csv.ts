import type { Language } from "#lib/messages/languages.ts";
import { msg } from "#lib/messages/server-message.ts";
import { translate } from "#lib/messages/translate.ts";
import type { FoundProblem } from "./found-problem.ts";

const columns = ["row", "sheetRow", "column", "field", "severity", "code", "message"] as const;

/**
 * The problems file in a language: its header, and a function that writes a problem as a line of RFC 4180 with its
 * CRLF.
 */
export function problemsCsv(language: Language): { header: string; line(problem: FoundProblem): string } {
  const word = (name: (typeof columns)[number] | FoundProblem["severity"]) =>
    translate(language, msg(`problems.${name}`));
  return {
    // The byte order mark tells Excel that the file is UTF-8.
    header: `\ufeff${line(columns.map(word))}`,
    line(problem) {
      const said = { ...problem, severity: word(problem.severity), message: translate(language, problem) };
      return line(columns.map((name) => said[name] ?? ""));
    },
  };
}

function line(cells: (string | number)[]): string {
  return `${cells.map(quoted).join(",")}\r\n`;
}

/**
 * Spreadsheet programs run a cell that starts like a formula, some even with full-width signs; an apostrophe makes it
 * text (OWASP, "CSV Injection").
 */
function quoted(cell: string | number): string {
  const text = String(cell);
  const harmless = /^[=+\-@＝＋－＠\t\r\n]/.test(text) ? `'${text}` : text;
  return `"${harmless.replaceAll('"', '""')}"`;
}
