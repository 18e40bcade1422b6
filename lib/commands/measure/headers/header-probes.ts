import { probeShapes } from "./probe-shapes.ts";
import type { ProbeSheet } from "./probe-tables.ts";
import { probeLanguages } from "./probe-words.ts";
import { type HeaderMark, headerMarks, probeWorkbook } from "./probe-workbook.ts";

export interface HeaderProbe {
  name: string;
  shape: string;
  /** Whether its shape was kept from whoever improves the reading. */
  isHeldOut: boolean;
  sheet: ProbeSheet;
  content: Buffer | string;
}

/** Numbers that look random and are the same in every run (Park and Miller, 1988). */
function drawFrom(seed: number): (below: number) => number {
  let state = (seed * 7_919) % 2_147_483_647 || 1;
  return (below) => {
    state = (state * 48_271) % 2_147_483_647;
    return Math.floor((state / 2_147_483_647) * below);
  };
}

const csvOf = ({ rows }: ProbeSheet, delimiter: string) => {
  const width = Math.max(...rows.map(({ length }) => length));
  const quoted = (cell: string) => (/["\n,;\t]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell);
  const line = (cells: string[]) => Array.from({ length: width }, (_, at) => quoted(cells[at] ?? "")).join(delimiter);
  return `${rows.map(line).join("\n")}\n`;
};

const perShape = 10;

/** Ten probes of each shape: in four languages, as CSV and as workbooks with and without a marked header. */
export function headerProbes(): HeaderProbe[] {
  const languages = Object.keys(probeLanguages);
  return Object.entries(probeShapes).flatMap(([shape, build], at) =>
    Array.from({ length: perShape }, (_, time) => {
      const language = languages[(at + time) % languages.length] ?? "en";
      const words = probeLanguages[language];
      if (words === undefined) throw new Error(`no words in ${language}`);
      const sheet = build(words, drawFrom(at * perShape + time + 1));
      const mark: HeaderMark | undefined = time % 2 === 0 ? undefined : headerMarks[(at + time) % headerMarks.length];
      // Without a header there is nothing to mark.
      const kind = mark !== undefined && sheet.header === 0 ? "none" : mark;
      const content = kind === undefined ? csvOf(sheet, time % 4 === 0 ? "," : ";") : probeWorkbook(sheet, kind);
      const file = kind === undefined ? "csv" : `xlsx, ${kind === "none" ? "unmarked" : kind}`;
      return { name: `${shape}, ${language}, ${file}, ${time}`, shape, isHeldOut: at % 3 === 2, sheet, content };
    }),
  );
}
