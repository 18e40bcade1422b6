import type { SessionId } from "#lib/contracts/ids.ts";
import { changeSession } from "../requests/api.ts";

/**
 * The session's spreadsheet with its corrections as a CSV file, read part by part.
 * @throws ApiError or ConnectionError
 */
export async function readCorrectedSheet(sessionId: SessionId): Promise<File> {
  const parts: string[] = [];
  let name = "";
  for (let from: number | null = 1; from !== null; ) {
    const { corrected } = await changeSession({ sessionId, corrected: { from } });
    parts.push(corrected?.text ?? "");
    name = corrected?.filename ?? name;
    from = corrected?.next ?? null;
  }
  return new File(parts, name, { type: "text/csv;charset=utf-8" });
}
