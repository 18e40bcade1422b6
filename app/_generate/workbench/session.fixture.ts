import { type SessionResponse, SessionResponseSchema } from "#lib/contracts/sessions/session.ts";

/** An open session of nine rows for badges. */
export function session(changes: Partial<SessionResponse> = {}): SessionResponse {
  const dialect = { encoding: "utf-8", delimiter: ",", quote: '"', escape: '"' };
  const sheets = { sheet: null, sheets: [], hiddenSheets: [], dataSheets: [], hiddenRows: 0 };
  const source = { format: "csv", ...dialect, ...sheets, headerRow: 1, headerLines: 1, firstRows: [] };
  const template = { id: "badge", title: "Badge", description: "", fields: [], settings: [] };
  const output = { archive: true, combined: false, filename: "{name}.pdf", locale: "en-GB", standard: "pdf" };
  const parsed = SessionResponseSchema.parse({
    sessionId: `ses_${"a".repeat(22)}`,
    state: "open",
    uploadId: `upl_${"a".repeat(22)}`,
    filename: "people.csv",
    expiresAt: "2026-11-22T10:00:00Z",
    template,
    source: { ...source, rowCount: 9, columns: [] },
    reading: {},
    mapping: {},
    settings: {},
    pictures: null,
    picturesFound: null,
    output,
    rows: { from: 1, to: 9 },
    failedIn: null,
    failedRows: 0,
    unmapped: [],
    unit: "document",
    documentCount: 9,
    problemCount: 0,
    problems: [],
    preflight: null,
    preview: null,
  });
  return { ...parsed, ...changes };
}
