import type { HostileCase } from "./hostile-case.fixture.ts";

const header = "Name,Note\n";
const text = (content: string, encoding: BufferEncoding = "utf8") => Buffer.from(content, encoding);

/** Runs that could make a pattern backtrack, each as long as half a page. */
const runs = [..." 0aZé東.,;:-+_'@/\\|()<>#$%&=?!\t"].map((character) => character.repeat(2_000));
const mixed = ["1,", "1.", "1 ", "a@", "a.", "1/", "-1", "a ", "' ", "<!--", "\\'"].map((pair) => pair.repeat(1_000));

const page = (rows: string) => text(`<html><table><tr><td>Name<td>Note<tr><td>Anna<td>Bob<tr>${rows}</table>`);

/** Text files that demand too many resources. */
export const hostileTexts: HostileCase[] = [
  {
    name: "a quote over 50 MB that is not closed",
    content: () => text(`${header}Anna,"${"x,y\n".repeat(13_000_000)}`),
    outcome: "cell_too_long",
  },
  {
    name: "a short quote that is not closed",
    content: () => text(`${header}Anna,"${"x,y\n".repeat(1_000)}`),
    outcome: "read",
  },
  {
    name: "a quote over 200 kB that is not closed",
    content: () => text(`${header}Anna,"${"x,y\n".repeat(50_000)}`),
    outcome: "damaged_file",
  },
  {
    name: "a cell of 100 MB in text",
    content: () => text(`${header}Anna,${"x".repeat(100_000_000)}\n`),
    outcome: "cell_too_long",
  },
  {
    name: "a cell of 50 MB of doubled quotes",
    content: () => text(`${header}Anna,"${'""'.repeat(25_000_000)}"\n`),
    outcome: "cell_too_long",
  },
  {
    name: "a line of a million commas",
    content: () => text(`${",".repeat(1_000_000)}\nAnna,Bob\nCleo,Dan\n`),
    outcome: "too_many_columns",
  },
  {
    name: "25 lines of 2 million commas",
    content: () => text(`${header}Anna,Bob\n${`${",".repeat(1_900_000)}\n`.repeat(25)}`),
    outcome: "too_many_columns",
  },
  {
    name: "10,000 lines of 300 commas",
    content: () => text(`${`${",".repeat(300)}\n`.repeat(10_000)}Anna,Bob\nCleo,Dan\n`),
    outcome: "read",
  },
  {
    name: "1,000 lines of 2,100 values",
    content: () => text(`${`1${",1".repeat(2_100)}\n`.repeat(1_000)}`),
    outcome: "too_many_columns",
  },
  {
    name: "10,000 rows below cells that cover 90,000 columns",
    content: () => page(`${"<td colspan=1000 rowspan=65534>".repeat(90)}${"<tr><td>Cleo".repeat(10_000)}`),
    outcome: "too_large",
  },
  {
    name: "200,000 tags without an end",
    content: () => page(`<td>Cleo<td>${"<a ".repeat(200_000)}`),
    outcome: "cell_too_long",
  },
  {
    name: "40 MB of a comment without an end",
    content: () => page(`<td>Cleo<td>Dan</table><!--${"no end\n".repeat(5_700_000)}`),
    outcome: "read",
  },
  {
    name: "60 kB of lines that nearly are a sequence",
    content: () => text(`>a\n${`${"A".repeat(70)}\n`.repeat(900)}1\n`),
    outcome: "read",
  },
  {
    name: "60 kB of lines that nearly are a tune",
    content: () => text(`X:1\n${"A: b\n".repeat(12_000)}`),
    outcome: "read",
  },
  {
    name: "200 lines that nearly are drawn lines of 30,000 characters",
    content: () => text(`Name,Note\n----,----\n${`${"-".repeat(30_000)}x,1\n`.repeat(200)}`),
    outcome: "read",
  },
  {
    name: "12 cells that nearly are numbers of 32,000 digits",
    content: () => text(`${header}${`${"1".repeat(32_000)}x,Typing\n`.repeat(12)}`),
    outcome: "read",
  },
  { name: "a line of 100 comments", content: () => text(`${"; ".repeat(100)}x\nb=1\n`), outcome: "read" },
  { name: "5,000 comments in SQL", content: () => text(`${"/**/".repeat(5_000)}x\nAnna\n`), outcome: "read" },
  {
    name: "50 questions of 32,000 characters above their answers",
    content: () =>
      text(
        `Name${`,${"a".repeat(32_000)}`.repeat(50)}\n${",Yes,No".repeat(25)}\n${`Anna${",x,".repeat(25)}\n`.repeat(5)}`,
      ),
    outcome: "read",
  },
  {
    name: "a line of 20,000 gaps above short lines",
    content: () => text(`${"x  ".repeat(20_000)}\n${"a  b\n".repeat(5_000)}`),
    outcome: "cell_too_long",
  },
  {
    name: "a quotation mark too many in each of 90,000 lines",
    content: () => text(`${header}${"Anna,x\n".repeat(9_000)}${'Anna,"a""b""c,x\n'.repeat(90_000)}`),
    outcome: "read",
  },
  { name: "50 MB of line ends", content: () => text("\n".repeat(50_000_000)), outcome: "empty_file" },
  {
    name: "50 MB of line ends below a header",
    content: () => text(header + "\n".repeat(50_000_000)),
    outcome: "too_many_rows",
  },
  {
    name: "50 MB of blanks in one cell",
    content: () => text(`${header}Anna,${" ".repeat(50_000_000)}\n`),
    outcome: "cell_too_long",
  },
  { name: "50 MB of NUL bytes", content: () => Buffer.alloc(50_000_000), outcome: "unsupported_kind" },
  {
    name: "a NUL byte behind 120 kB",
    content: () => text(`${header}${"Anna,Typing\n".repeat(10_000)}Bob\0,Typing\n`),
    outcome: "unreadable_text",
  },
  { name: "NUL bytes at the start", content: () => text(`Na\0me,No\0te\nAnna,Typing\n`), outcome: "unsupported_kind" },
  {
    name: "a NUL in UTF-16",
    content: () => text(`\ufeff${header}${"Anna,Typing\n".repeat(10_000)}Bob\0,x\n`, "utf16le"),
    outcome: "unreadable_text",
  },
  {
    name: "cells of one character repeated",
    content: () =>
      text(
        [...runs, ...mixed]
          .map((run, at) => `${at}|"${run}"\n`)
          .join("")
          .repeat(200),
      ),
    outcome: "read",
  },
  {
    name: "a header of cells of one character repeated",
    content: () =>
      text(
        `${runs
          .slice(0, 6)
          .map((run) => `"${run}"`)
          .join("|")}\n`.repeat(600),
      ),
    outcome: "read",
  },
];
