const sampleCharacters = 65_536;
/** The names of a wide table may fill the sample alone: it is extended to the end of this many lines at most. */
const sampleLines = 6;
const mostSampleCharacters = 400_000;

/** The length of the sample that tells a text file's dialect, if so much of it is known. */
export function sampleLength(text: string): number {
  let end = 0;
  for (let line = 0; line < sampleLines && end < mostSampleCharacters; line++) {
    const next = text.indexOf("\n", end);
    if (next < 0) return Math.min(Math.max(text.length, sampleCharacters), mostSampleCharacters);
    end = next + 1;
  }
  return Math.min(Math.max(end, sampleCharacters), mostSampleCharacters);
}

/** Parses Excel's `sep=` line, which names the delimiter; its length is 0 if there is none. */
export function readPreamble(text: string): { delimiter: string | undefined; length: number } {
  const [line = "", delimiter] = /^"?sep=(.)"?(?:\r\n|\r|\n|$)/i.exec(text) ?? [];
  return { delimiter, length: line.length };
}

/** The sample without comment lines above the table: their mark would be the most regular delimiter. */
export function withoutComments(sample: string): string {
  const rest = sample.replace(/^(?:#[^\n]*\n)+/, "");
  return rest.includes("\n") ? rest : sample;
}
