import { unzip } from "#lib/generation/archive/unzip.fixture.ts";
import { copiedTexts } from "#lib/generation/templates/checks/printed/rasterise.fixture.ts";
import { Fault } from "./fault.ts";

/** A sheet for badges in which all values are different. */
export interface Batch {
  sheet: string;
  rows: string[][];
}

/** What every badge shows besides its row. */
const event = { event: "Tested hard", place: "Here" };
export const settings: Record<string, string> = event;

/** @param trial gives different values for each trial */
export function makeBatch(trial: number, count: number): Batch {
  const rows = Array.from({ length: count }, (_, index) => {
    const number = trial * 10_000 + index;
    return [`Ann ${number}`, `Works ${number.toString(36)}`, `Role ${number * 7}`, `C-${number}`];
  });
  return { sheet: ["Name,Company,Role,Code", ...rows.map((row) => row.join())].join("\n"), rows };
}

/**
 * @throws Fault unless the archive has one document per row, in order, each with all values of its row and no other
 * text
 */
export async function requireArchive({ rows }: Batch, archive: Buffer): Promise<void> {
  const entries = await unzip(archive);
  if (entries.length !== rows.length) throw new Fault(`${entries.length} documents in the archive, not ${rows.length}`);
  for (const [index, { name, data }] of entries.entries()) {
    if (name !== `${rows[index]?.[0]}.pdf`) throw new Fault(`Document ${index + 1} is named ${name}`);
    requirePages([rows[index] ?? []], await copiedTexts(data));
  }
}

/** @throws Fault unless the PDF has one page per row, in order */
export async function requireCombined({ rows }: Batch, pdf: Buffer): Promise<void> {
  requirePages(rows, await copiedTexts(pdf));
}

function requirePages(rows: string[][], texts: string[]): void {
  if (texts.length !== rows.length) throw new Fault(`${texts.length} pages for ${rows.length} rows`);
  for (const [index, text] of texts.entries()) {
    const [name = "", company = "", role = ""] = rows[index] ?? [];
    const expected = [event.event, event.place, name, role, company].join("");
    if (withoutSpace(text) !== withoutSpace(expected))
      throw new Fault(`The document of ${name} says ${JSON.stringify(text)}`);
  }
}

const withoutSpace = (text: string) => text.replace(/\s/g, "");
