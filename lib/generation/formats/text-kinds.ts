import { codedKind } from "./coded-texts.ts";
import { isPlainText } from "./plain-text.ts";

/** Named as in the messages. */
type TextKind =
  | "contacts"
  | "calendar"
  | "link"
  | "sylk"
  | "dif"
  | "directory"
  | "mail"
  | "key"
  | "encoded"
  | "sequences"
  | "citations"
  | "failure"
  | "postScript"
  | "code"
  | "log"
  | "settings"
  | "pointer"
  | "text";

/** How text files start that are no tables. */
const beginnings: [start: RegExp, kind: TextKind][] = [
  [/^BEGIN:VCARD\s/i, "contacts"],
  [/^BEGIN:VCALENDAR\s/i, "calendar"],
  [/^(?:\[\{[\dA-F-]+\}\][^[]*)?\[(?:InternetShortcut|Desktop Entry)\]/i, "link"],
  [/^https?:\/\/\S+\s*$/i, "link"],
  // Pasted without its beginning, or with a few words.
  [/^(?:docs|drive)\.google\.com\/\S+\s*$/i, "link"],
  [
    /^[^\n]{0,200}https:\/\/(?:docs\.google\.com\/spreadsheets|1drv\.ms|onedrive\.live\.com|[\w-]+\.sharepoint\.com)\/[^\n]+\s*$/i,
    "link",
  ],
  [/^version https:\/\/git-lfs\.github\.com\/spec\//, "pointer"],
  [/^(?:\.git)?\/annex\/objects\/\S+\s*$/, "pointer"],
  [/^\{[^{}]*"(?:doc_id|resource_id)"\s*:|^\{\s*"url"\s*:\s*"https:\/\/docs\.google\.com\//, "link"],
  // A sheet may have the columns ID and Price: the records that follow decide.
  [/^ID;P[^\r\n]*\r?\n(?:[A-Z]{1,3};[^\r\n]*\r?\n)*?(?:B;[YX]\d+;[YX]\d+|C;[YX]\d+;\S)/, "sylk"],
  [/^TABLE\r?\n0,1\r?\n"/, "dif"],
  [/^(?:version: 1\s+)?dn: \S+=/, "directory"],
  [/^From [\da-f]{4,64} Mon Sep 17 00:00:00 2001/, "code"],
  [/^From \S+ +(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun) [A-Z][a-z]{2} /, "mail"],
  [/^-----BEGIN [A-Z0-9 ]+-----/, "key"],
  [/^%!PS/, "postScript"],
  [/^(?:diff --git |--- \S[^\n]*\n\+\+\+ \S)/, "code"],
  [/^(?:#!\s?\/|<\?php\b|@echo off\b|Attribute VB_Name\b)/i, "code"],
  [/^(?:#[^\n]*\n)*FROM \S+(?: AS \S+)?\s*\n(?:[A-Z]+ |\s)/, "code"],
  [/^(?:#EXTM3U|WEBVTT)\b|^\d+\r?\n\d\d:\d\d:\d\d,\d{3} --> /, "text"],
  [/^(?:Exception in thread "|Traceback \(most recent call last\):|#Software: [^\n]*\n#Version: )/, "log"],
  [/^(?:%[^\n]*\n|\s)*\\document(?:class|style)\b/, "code"],
  [/^\s*@[a-z]+\s*\{\s*[\w:.-]+\s*,\s*\n/i, "code"],
  [
    /^(?:\s|--[^\n]*\n|\/\*(?:[^*]|\*(?!\/))*\*\/;?)*(?:USE\s+\w+;|(?:CREATE|DROP|ALTER)\s+(?:TABLE|DATABASE|VIEW|INDEX|SCHEMA)\b|INSERT\s+INTO\s+\S+|SELECT\s[^;]*\sFROM\s|SET\s+\S+\s*=|(?:BEGIN|START)\s+TRANSACTION)/i,
    "code",
  ],
];

const mailHeader =
  /^(?:from|to|cc|subject|date|message-id|mime-version|received|return-path|delivered-to|content-type|reply-to|x-[\w-]+): ?\S/i;

/** At least three of a message's headers (RFC 5322), the sender's among them. */
function isMail(lines: string[]): boolean {
  const headers = lines.slice(0, 40).filter((line) => mailHeader.test(line));
  const starts = mailHeader.test(lines[0] ?? "");
  return starts && headers.length > 2 && headers.some((line) => /^from:/i.test(line)) && !/,.*,/.test(lines[0] ?? "");
}

const level = "\\[?(?:TRACE|DEBUG|INFO|NOTICE|WARN|WARNING|ERROR|FATAL|CRITICAL|SEVERE)\\b(?![,;\\t])";

/**
 * Web servers' common log format, syslog (RFC 3164 and 5424), programs' own with a time and a severity in any
 * order, Android's log, and chats.
 */
const logLines = [
  /^(?:\S+ )?\S+ \S+ \S+ \[\d\d\/[A-Z][a-z]{2}\/\d{4}:\d\d:\d\d:\d\d [+-]\d{4}\] "/,
  /^(?:<\d+>)?[A-Z][a-z]{2} [ \d]\d \d\d:\d\d:\d\d \S+ [^\s,;]+?(?:\[\d+\])?: /,
  /^<\d+>1 \d{4}-\d\d-\d\dT/,
  /^\d{4}-\d\d-\d\dT[\d:.,]+(?:Z|[+-]\d\d:?\d\d) \S+ [^\s,;]+?\[\d+\]: /,
  new RegExp(
    `^\\[?\\d{4}[-/]\\d\\d[-/]\\d\\d[T ][\\d:]{8}(?:[.,]\\d+)?(?:Z|[+-]\\d\\d:?\\d\\d)?\\]?[ :]+(?:\\S+ +){0,2}?${level}`,
    "i",
  ),
  new RegExp(`^\\[?\\d\\d:\\d\\d:\\d\\d(?:[.,]\\d+)?\\]? (?:\\[\\S*\\] )?${level}`),
  new RegExp(`^${level}\\]?[: ]`),
  /^\d\d-\d\d [\d:]{8}\.\d{3} +\d+ +\d+ [VDIWEF] /,
  /^\[?\d{1,2}[./]\d{1,2}[./]\d{2,4},? \d{1,2}:\d\d(?::\d\d)?(?: [AP]M)?\]?(?: -)? [^,;:\t]{1,40}: /,
];
const leastLogShare = 0.5;

/** A section, a setting or a comment of a settings file. */
const settingLine = /^\s*(?:\[[\w .:"\\/-]+\]|[\w.-]+\s*=[^,;\t]*|[;#].*)$/;
const yamlLine = /^\s*(?:- |#|[\w."'-]+:(?: [^,;\t]*)?$)/;

/** Lines that only a program's source has, in the languages of most programs. */
const codeLine =
  /^\s*(?:import [\w*{"'.][^,\t]*;?$|import \{[^}]*\} from |from [\w.]+ import |export (?:default|const|function|class|async|interface|type)\b|(?:const|let|var) [\w{[][^,\t]*(?:=|;)|(?:async )?function\b[^,]*\(|(?:async )?def \w+\(|class \w+[^,;\t]*[:{]$|#include\s*[<"]|#(?:define|pragma|ifn?def|endif)\b|using [\w.]+;|namespace [\w.\\]+|package [\w.]+;?$|(?:public|private|protected|static) [^,;\t]*[({;]|return\b[^,\t]*;?$|(?:if|for|while|switch|elif|else if)\b[^\t]*[:{]$|\}[;,)]*$|\} ?else\b|end$|fi$|done$|@\w+(?:\(.*\))?$|\/\/ |\/\*\*?|\*\/|\* |[^,;\t]+\{$|[\w-]+: [^,\t]+;$|[\w.]+\([^\t]*\);?$|[\w.[\]]+ ?[-+]?= ?[^,\t]*;$)/;
const surestCode =
  /^\s*(?:import [\w*{"'.]|from [\w.]+ import |export |(?:const|let|var) \w|(?:async )?function\b|(?:async )?def \w+\(|class \w+|#include|#(?:define|pragma|ifn?def|endif)\b|using [\w.]+;|namespace |package [\w.]+;|(?:public|private|protected|static) |return\b|[^,;\t]+\{$|\}$)/;
const leastCodeShare = 0.5;

/** The patterns need no more of a line, and some take long for thousands of spaces. */
const longestLine = 1_000;

function shareOf(lines: string[], matches: (line: string) => boolean): number {
  return lines.filter(matches).length / Math.max(1, lines.length);
}

function isCode(lines: string[]): boolean {
  if (lines.length < 3 || lines.filter((line) => surestCode.test(line)).length < 2) return false;
  return shareOf(lines, (line) => codeLine.test(line)) >= leastCodeShare;
}

/** The kind of a text by its first characters; null if it may be a table. */
export function textKind(head: string): TextKind | null {
  const text = head.trimStart();
  const known = beginnings.find(([start]) => start.test(text));
  if (known !== undefined) return known[1];
  const written = text
    .split(/\r\n?|\n/)
    .slice(0, 400)
    .map((line) => line.trimEnd().slice(0, longestLine))
    .filter((line) => line !== "");
  const lines = written.map((line) => line.trim());
  const coded = codedKind(text.replace(/\r\n?/g, "\n"), lines);
  if (coded !== null) return coded;
  if (isMail(lines)) return "mail";
  if (lines.length > 1 && logLines.some((form) => shareOf(lines, (line) => form.test(line)) >= leastLogShare)) {
    return "log";
  }
  const isSettings =
    /^\s*(?:[;#].*\s)?\[[^\]]+\]\s*$/.test(lines[0] ?? "") && shareOf(lines, (line) => settingLine.test(line)) > 0.9;
  const isYaml = /^---\s*$/.test(lines[0] ?? "") && shareOf(lines.slice(1), (line) => yamlLine.test(line)) > 0.8;
  if (lines.length > 1 && (isSettings || isYaml)) return "settings";
  if (isCode(lines)) return "code";
  return isPlainText(text, written) ? "text" : null;
}
