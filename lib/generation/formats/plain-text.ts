/** A quoted cell may have several lines. */
const record = /(?:"[^"]*"|[^"\r\n])+/g;
const mostRecords = 400;

/** A table's delimiters, except at the end of a line, and the least share of lines that have equally many of one. */
const delimiters: [delimiter: RegExp, share: number][] = [
  [/,(?![ ]|$)/g, 0.5],
  // In prose, a space follows every comma.
  [/,(?!$)/g, 0.8],
  [/;(?!$)/g, 0.5],
  [/\t/g, 0.5],
  [/\|(?!$)/g, 0.5],
  [/:(?![ /]|$)/g, 0.8],
  [/ {2,}/g, 0.5],
  [/ +/g, 0.8],
];
const evenInARow = 8;

/** Whether most records, or eight in a row, have equally many cells. */
function splitsEvenly(text: string): boolean {
  const records = (text.match(record) ?? []).map((each) => each.trim().replace(/"[^"]*"/g, "q"));
  const lines = records.filter((each) => each !== "" && !each.startsWith("#")).slice(0, mostRecords);
  return delimiters.some(([delimiter, share]) => {
    const counts = lines.map((line) => line.match(delimiter)?.length ?? 0);
    let run = 1;
    const isRun = counts.some((count, at) => {
      run = count > 1 && count === counts[at - 1] ? run + 1 : 1;
      return run >= evenInARow;
    });
    const split = counts.filter((count) => count > 0);
    return isRun || split.some((count) => split.filter((each) => each === count).length >= lines.length * share);
  });
}

const greeting =
  /^(?:Dear|Hi|Hello|Sehr geehrte|Liebe|Hallo|Guten Tag|Ch[eè]re?|Bonjour|Madame|Monsieur|Estimad|Querid|Hola|Gentil|Egregi|Beste|Geachte|Szanown)\p{L}*(?: [^,;\t|]{1,60})?[,!:]$/iu;

const markdownLines = [
  /^#{1,6} \S/,
  /^\s*(?:[-*+]|\d+\.) \S/,
  /^```/,
  /\[[^\]]{1,80}\]\([^)]/,
  /\*\*\S/,
  /^(?:=|-|~){3,}$/,
  /^\.\. \S/,
];
const markdownTable = /^\|?(?: *:?-{2,}:? *\|)+(?: *:?-{2,}:? *)?$/;

/** A line that sets or calls something, opens or closes a block, or is a section or comment. */
const statement = /^\s*(?:[\w.$@]+ *(?:[-+*|:]?=|<-) *\S|[\w.:$!]+\(|\[[\w .-]+\]$|[#;]\s|#\w+\b|[})\]]+[;,]?$)|[:{]$/;
const block = /[(){}=<>]/;

/** Lines of prose are about as long as the page is wide. */
const widest = 120;
const fewestWords = 7;

function isProse(lines: string[]): boolean {
  const longest = Math.max(...lines.map(({ length }) => length));
  const words = lines.reduce((sum, line) => sum + line.split(" ").length, 0) / lines.length;
  const full = lines.filter(({ length }) => length > longest * 0.6).length;
  const continued = lines.filter((line) => /^\p{Ll}/u.test(line)).length;
  return longest <= widest && words >= fewestWords && full >= lines.length * 0.6 && continued >= lines.length * 0.4;
}

/**
 * Whether a text is prose, a letter, Markdown, settings or code in any language, judged by the form of its lines. A
 * text is none of these if half of its lines split alike, unless it has the line of dashes of a Markdown table.
 */
export function isPlainText(text: string, lines: string[]): boolean {
  if (lines.slice(0, 40).some((line) => markdownTable.test(line.trim()))) return true;
  if (lines.length < 3 || splitsEvenly(text)) return false;
  const share = (form: RegExp) => lines.filter((line) => form.test(line)).length / lines.length;
  const isIndented = /^\S/.test(lines[0] ?? "") && share(/^(?:\t| {2,})\S/) >= 0.2;
  return (
    greeting.test(lines[0] ?? "") ||
    markdownLines.filter((form) => share(form) > 0).length > 1 ||
    (isIndented && share(/[(){}[\]=<>`$]|[:;]$/) >= 0.2) ||
    (share(/[;{}]$|^#\w/) >= 0.4 && share(block) >= 0.4) ||
    share(statement) >= 0.6 ||
    isProse(lines)
  );
}
