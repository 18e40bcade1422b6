/** Kinds of texts that contain a file, a program or something else in encoded form, named as in the messages. */
type CodedKind = "encoded" | "sequences" | "citations" | "failure" | "settings" | "code" | "key" | "text";

const beginnings: [start: RegExp, kind: CodedKind][] = [
  [/^begin(?:-base64)? [0-7]{3,4} \S/, "encoded"],
  [/^=ybegin /, "encoded"],
  [/^data:[\w/+.-]+;base64,/i, "encoded"],
  // FASTA and FASTQ, GenBank.
  [/^>[^\n]+\n[A-Z*-]{5,}\n(?:[A-Z*-]+\n)*(?:>|[A-Z*-]*\s*$)/i, "sequences"],
  [/^@[^\n]+\n[ACGTUN.]+\s*\n\+/, "sequences"],
  [/^LOCUS {2,}\S/, "sequences"],
  // RIS, PubMed and EndNote.
  [/^TY {2}- [A-Z]+\s*\n/, "citations"],
  [/^PMID- ?\d/, "citations"],
  [/^%0 [A-Z][^\n]*\n%[A-Z] /, "citations"],
  [/^(?:#[^\n]*\n|\s)*User-agent: *\S/i, "settings"],
  [/^(?:;[^\n]*\n|\s)*\$(?:TTL|ORIGIN)\s/, "settings"],
  [/^(?:#[^\n]*\n|\s)*(?:RewriteEngine\s|<IfModule\s)/i, "settings"],
  [/^(?:ssh-(?:rsa|dss|ed25519)|ecdsa-sha2-\S+) AAAA/, "key"],
  [/^eyJ[\w-]+\.eyJ[\w-]+\.[\w-]*\s*$/, "key"],
  [/^X: ?\d+\s*\n(?:[A-Z]:[^\n]*\n)*K:/, "text"],
  [/^\s*(?:\d{6} )?IDENTIFICATION DIVISION\./i, "code"],
  // A makefile's first rule; a table has more than one tab in a line.
  [
    /^(?:#[^\n]*\n|[\w-]+ *[:?]?=[^\n]*\n|\n)*[\w./$()%-][\w./$() %-]*:(?:[ \w./$()%-]*)\n(?:\t[^\t\n]+\n){1,20}(?:\n*[\w./$()%-][\w./$() %-]*:|\s*$)/,
    "code",
  ],
];

/** What a server answers instead of a file. */
const failure =
  /^(?:(?:error:? |http[ /]?[\d.]* )?(?:400|401|403|404|405|408|410|429|500|502|503|504)(?:[ :–-][^\n,;\t]{0,60})?|(?:file |page )?not found|forbidden|access denied|unauthorized|internal server error|bad gateway|service unavailable|gateway timeout)[.!]?$/i;

/** A hexadecimal dump, Intel's and Motorola's formats. */
const encodedLines = [/^[\da-f]{7,8}:? {1,2}(?:[\da-f]{2,4} {1,2}){4,}/i, /^:[\dA-F]{10,}$/, /^S\d[\dA-F]{8,}$/];
const encodedShare = 0.9;

const base64Line = /^[A-Za-z\d+/]{60,}={0,2}$/;
/** A shorter line may be a token. */
const longestToken = 120;

/**
 * Whether the lines are a file in base64: all but the last equally long, or a single one that is too long for a token.
 */
function isBase64(lines: string[]): boolean {
  const [first = ""] = lines;
  const last = lines.at(-1) ?? "";
  if (!base64Line.test(first) || first.length % 4 !== 0 || !/[a-z]/.test(first) || !/[A-Z]/.test(first)) return false;
  if (lines.length === 1) return first.length > longestToken;
  const isWhole = lines.slice(0, -1).every((line) => line.length === first.length && base64Line.test(line));
  return isWhole && last.length < first.length && /^[A-Za-z\d+/]+={0,2}$/.test(last);
}

const command =
  /^(?:\.?[\w$@]+: *)?(?:mov|movs|movz|lea|push|pop|j[a-z]{1,3}|call|ret|leave|add|sub|i?mul|i?div|xor|x?or|and|not|neg|sh[lr]|cmp|test|inc|dec|int|nop|ldr|str|ldm|stm|b|bl|bx|beq|bne|bgt|blt|ld[axy]|st[axy]|jsr|rts|syscall)[lqbwdz]?(?:\s|$)/i;
const operand = /[%$#[\]]|\b(?:[re]?[abcd]x|[re]?[sd]i|[re][sb]p|[abcd][lh]|[rxw]\d{1,2}|0x[\da-f]+)\b/i;
const assembly =
  /^(?:\.(?:text|data|bss|section|globl|global|file|type|size|align|string|ascii|word|byte)\b|section\s+\.|global\s|[.\w$@]+:$|;|@\s)/i;
const commandShare = 0.35;

/** Whether the lines are commands of a processor, with registers and labels. */
function isAssembly(lines: string[]): boolean {
  const commands = lines.filter((line) => command.test(line));
  const others = lines.filter((line) => !command.test(line) && assembly.test(line));
  const isCommanding = commands.length >= Math.max(3, lines.length * commandShare);
  return (
    isCommanding &&
    commands.length + others.length >= lines.length * 0.6 &&
    commands.filter((line) => operand.test(line)).length * 2 >= commands.length
  );
}

/** The lines of a milling machine's or printer's program: a command with coordinates. */
const machineLine = /^(?:N\d+ )?(?:[GM]\d{1,3}(?:\.\d)?|T\d+)(?: ?[A-Z]-?[\d.]+)*\s*(?:[;(].*)?$/;
/** A line of a crontab: a comment, a variable, or five fields and a command. */
const scheduleLine = /^(?:#|[A-Z]+=|(?:[\d*/,-]+\s+){5}\S)/;

/** The kind of an encoded text; null if the text may be a table. */
export function codedKind(text: string, lines: string[]): CodedKind | null {
  const known = beginnings.find(([start]) => start.test(text));
  if (known !== undefined) return known[1];
  if (lines.length === 1 && failure.test(lines[0] ?? "")) return "failure";
  const share = (form: RegExp) => lines.filter((line) => form.test(line)).length / Math.max(1, lines.length);
  if (isBase64(lines) || encodedLines.some((form) => share(form) >= encodedShare)) return "encoded";
  if (isAssembly(lines)) return "code";
  if (share(machineLine) >= 0.8 && share(/ [XYZ]-?\d/) >= 0.2) return "code";
  return share(scheduleLine) === 1 && share(/^(?:\S+\s+){0,4}\*\s/) > 0 ? "settings" : null;
}
