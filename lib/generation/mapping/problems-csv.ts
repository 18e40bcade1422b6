import type { RowProblem } from "#lib/contracts/row-problem.ts";

/** The byte order mark tells Excel that the file is UTF-8. */
export const problemsCsvHeader = `\ufeff${line(["Row", "Sheet row", "Column", "Field", "Severity", "Code", "Message"])}`;

/** One problem as a line of RFC 4180, with its CRLF. */
export function problemsCsvLine(problem: RowProblem): string {
  const { row, sheetRow, column, field, severity, code, message } = problem;
  return line([row, sheetRow, column ?? "", field ?? "", severity, code, message]);
}

function line(cells: (string | number)[]): string {
  return `${cells.map(quoted).join(",")}\r\n`;
}

/** Spreadsheet programs run a cell that begins like a formula; an apostrophe makes it text (OWASP, "CSV Injection"). */
function quoted(cell: string | number): string {
  const text = String(cell);
  const harmless = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return `"${harmless.replaceAll('"', '""')}"`;
}
