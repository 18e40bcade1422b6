import {
  cellOf,
  type Draw,
  numeric,
  type ProbeSheet,
  pick,
  plain,
  sparse,
  sumOf,
  table,
  wide,
} from "./probe-tables.ts";
import type { ProbeWords } from "./probe-words.ts";

type Shape = (words: ProbeWords, draw: Draw) => ProbeSheet;

/** A sheet whose header has two lines, with the names that are read from them. */
function twoLines(
  upper: ProbeSheet["rows"][number],
  lower: ProbeSheet["rows"][number],
  rows: ProbeSheet["rows"],
  names: ProbeSheet["names"],
): ProbeSheet {
  return { rows: [upper, lower, ...rows], header: 2, lines: 2, names, count: rows.length };
}

const today = (words: ProbeWords) => words.day(21, 11, 2026);

/** One shape per fault that people met; every third is held out while the reading is improved. */
export const probeShapes: Record<string, Shape> = {
  "a title over sparse rows": (words, draw) => {
    const body = table(words, draw, wide);
    return plain([[words.title]], { ...body, rows: sparse(body.rows, draw) });
  },
  "a title with a date at the right": (words, draw) => {
    const body = table(words, draw);
    return plain([[words.title, ...body.names.slice(2).map(() => ""), today(words)]], body);
  },
  "a title with a date beside it, over sparse rows": (words, draw) => {
    const body = table(words, draw, wide);
    return plain([[words.title, today(words)]], { ...body, rows: sparse(body.rows, draw) });
  },
  "a title, its date and a blank line": (words, draw) =>
    plain([[words.title], [`${words.asOf}:`, today(words)], []], table(words, draw)),
  "two title lines": (words, draw) => plain([[words.title], [words.subtitle]], table(words, draw)),
  "a title in the middle": (words, draw) => plain([["", words.title], []], table(words, draw, wide)),
  "questions over answers": (words, draw) => {
    const upper = ["ID", words.names[5], ...words.questions];
    const lower = ["", "", words.response, words.response, words.response];
    const rows = Array.from({ length: 6 + draw(9) }, (_, row) => [
      String(1001 + row),
      cellOf(5, row, words, draw),
      String(18 + draw(60)),
      cellOf(1, row, words, draw),
      draw(2) === 0 ? pick(words.courses, draw) : "",
    ]);
    const names = upper.map((name, at) =>
      lower[at] === "" ? name : `${name}${/\?$/.test(name) ? " " : ": "}${lower[at]}`,
    );
    return twoLines(upper, lower, rows, names);
  },
  "questions with several answers each": (words, draw) => {
    const upper = ["ID", words.questions[0], words.questions[1], "", ""];
    const lower = ["", words.response, ...words.courses.slice(0, 3)];
    const rows = Array.from({ length: 6 + draw(9) }, (_, row) => [
      String(1001 + row),
      String(18 + draw(60)),
      ...words.courses.slice(0, 3).map((course) => (draw(2) === 0 ? course : "")),
    ]);
    const names = [
      "ID",
      `${words.questions[0]}: ${words.response}`,
      ...words.courses.slice(0, 3).map((course) => `${words.questions[1]} ${course}`),
    ];
    return twoLines(upper, lower, rows, names);
  },
  "groups over names": (words, draw) => {
    const [group, first, last] = words.person;
    const [other, mail, phone] = words.contact;
    const rows = Array.from({ length: 5 + draw(20) }, (_, row) => {
      const [given = "", family = ""] = (words.people[row % 8] ?? "").split(" ");
      return [given, family, `${given.toLowerCase()}${row}@example.org`, `0221 ${1000 + draw(9000)}`];
    });
    const names = [`${group} ${first}`, `${group} ${last}`, `${other} ${mail}`, `${other} ${phone}`];
    return twoLines([group, "", other, ""], [first, last, mail, phone], rows, names);
  },
  "a group beside names": (words, draw) => {
    const [group, first, last] = words.person;
    const rows = Array.from({ length: 5 + draw(20) }, (_, row) => {
      const [given = "", family = ""] = (words.people[row % 8] ?? "").split(" ");
      return [given, family, cellOf(1, row, words, draw), cellOf(2, row, words, draw)];
    });
    const names = [`${group} ${first}`, `${group} ${last}`, words.names[1], words.names[2]];
    return twoLines([group, "", words.names[1], words.names[2]], [first, last, "", ""], rows, names);
  },
  "names beside groups over sub-names": (words, draw) => {
    const upper = [words.organisation, words.names[2], "2025", "", "2026", ""];
    const lower = ["", "", words.names[3], words.names[4], words.names[3], words.names[4]];
    const rows = Array.from({ length: 5 + draw(20) }, (_, row) => [
      `${cellOf(0, row, words, draw)} & Co.`,
      cellOf(2, row, words, draw),
      ...[3, 4, 3, 4].map((column) => cellOf(column, row, words, draw)),
    ]);
    const names = upper.map((name, at) => (at < 2 ? name : `${at < 4 ? "2025" : "2026"} ${lower[at]}`));
    return twoLines(upper, lower, rows, names);
  },
  "a title over groups over names": (words, draw) => {
    const inner = probeShapes["groups over names"]?.(words, draw) as ProbeSheet;
    return { ...inner, rows: [[words.title], [], ...inner.rows], header: 4 };
  },
  "days of the month": (words, draw) => {
    const names = [words.names[0], ...Array.from({ length: 31 }, (_, day) => String(day + 1))];
    const rows = Array.from({ length: 5 + draw(9) }, (_, row) => [
      cellOf(0, row, words, draw),
      ...names.slice(1).map(() => String(draw(9))),
    ]);
    return plain([], { columns: [], names, rows });
  },
  "years or quarters": (words, draw) => {
    const years = ["2023", "2024", "2025", "2026"];
    const names = [words.names[2], ...(draw(2) === 0 ? years : ["Q1 2026", "Q2 2026", "Q3 2026", "Q4 2026"])];
    const rows = words.cities.map((city) => [
      city,
      ...years.map(() => String(draw(2) === 0 ? draw(900) : 2000 + draw(30))),
    ]);
    return plain([], { columns: [], names, rows });
  },
  "dates as names": (words, draw) => {
    const names = [
      words.names[0],
      ...Array.from({ length: 5 }, (_, week) => words.day(1 + week * 7 - (week > 3 ? 28 : 0), week > 3 ? 4 : 3, 2026)),
    ];
    const isText = draw(2) === 0;
    const rows = Array.from({ length: 5 + draw(9) }, (_, row) => [
      cellOf(0, row, words, draw),
      ...names.slice(1).map(() => (isText ? pick(["x", "", "-"], draw) : String(draw(9)))),
    ]);
    for (const row of rows) if (row.slice(1).every((cell) => cell === "")) row[1] = "x";
    return plain([], { columns: [], names, rows });
  },
  "weeks as names": (words, draw) => {
    const isPlain = draw(2) === 0;
    const names = [
      words.names[0],
      ...Array.from({ length: 6 }, (_, week) => `${isPlain ? "" : `${words.week} `}${week + 14}`),
    ];
    const rows = Array.from({ length: 5 + draw(9) }, (_, row) => [
      cellOf(0, row, words, draw),
      ...names.slice(1).map(() => String(draw(40))),
    ]);
    return plain([], { columns: [], names, rows });
  },
  "fewer names than columns": (words, draw) => {
    const body = table(words, draw, wide);
    const names = body.names.slice(0, 2);
    const all = body.names.map((name, at) => (at < 2 ? name : `Column ${at + 1}`));
    return { rows: [names, ...body.rows], header: 1, lines: 1, names: all, count: body.rows.length };
  },
  "a name missing in the middle": (words, draw) => {
    const body = table(words, draw, wide);
    const names = body.names.map((name, at) => (at === 1 ? "" : name));
    const all = names.map((name, at) => name || `Column ${at + 1}`);
    return { rows: [names, ...body.rows], header: 1, lines: 1, names: all, count: body.rows.length };
  },
  "a second table below": (words, draw) => {
    const body = table(words, draw, wide);
    const other = words.cities.map((city) => [city, String(draw(900))]);
    const title = draw(2) === 0 ? [[words.subtitle]] : [];
    return plain([], body, [[], ...title, [words.names[2], words.names[3]], ...other]);
  },
  "a second table beside": (words, draw) => {
    const body = table(words, draw);
    const other = [[words.names[2], words.names[4]], ...words.cities.map((city) => [city, String(draw(900))])];
    const [names = [], ...rows] = [body.names, ...body.rows].map((row, at) => [...row, "", ...(other[at] ?? [])]);
    return { rows: [names, ...rows], header: 1, lines: 1, names: body.names, count: body.rows.length };
  },
  "a longer second table beside": (words, draw) => {
    const body = table(words, draw);
    const rows = body.rows.slice(0, 4);
    const other = [
      [words.names[2], words.names[4]],
      ...Array.from({ length: 7 }, (_, at) => [words.cities[at % 5] ?? "", String(draw(900))]),
    ];
    const all = other.map((cells, at) => [...([body.names, ...rows][at] ?? body.names.map(() => "")), "", ...cells]);
    return { rows: all, header: 1, lines: 1, names: body.names, count: rows.length };
  },
  "notes below a blank line": (words, draw) => plain([], table(words, draw), [[], [words.source], [words.note]]),
  "notes right below": (words, draw) => plain([], table(words, draw, wide), [[words.note], [words.source]]),
  "a title, and notes below": (words, draw) =>
    plain([[words.title], []], table(words, draw), [[], [`${words.asOf}: ${today(words)}`]]),
  "a line of units": (words, draw) => {
    const body = table(words, draw, [[0, 3, 4]]);
    const units = ["", "%", draw(2) === 0 ? "EUR" : "(€)"];
    const names = body.names.map((name, at) => `${name} ${units[at]}`.trim());
    return twoLines(body.names, units, body.rows, names);
  },
  "a total row with its word": (words, draw) => {
    const body = table(words, draw, numeric);
    const sums = body.columns.map((column, at) => (column === 3 ? sumOf(body, at) : ""));
    const last = [words.total, ...sums.slice(1)];
    const sheet = plain([], body, [last]);
    return { ...sheet, count: body.rows.length + 1, totals: [sheet.rows.length] };
  },
  "a total row without a word": (words, draw) => {
    const body = table(words, draw, numeric);
    const last = body.columns.map((column, at) => (column === 3 ? sumOf(body, at) : ""));
    const sheet = plain([], body, [last]);
    return { ...sheet, count: body.rows.length + 1, totals: [sheet.rows.length] };
  },
  "comment lines": (words, draw) => plain([[`# ${words.title}`], [`# ${words.subtitle}`]], table(words, draw)),
  "a header that comes twice": (words, draw) => {
    const body = table(words, draw);
    return {
      rows: [body.names, body.names, ...body.rows],
      header: 2,
      lines: 2,
      names: body.names,
      count: body.rows.length,
    };
  },
  "a plain table": (words, draw) => plain([], table(words, draw)),
  "no header": (words, draw) => {
    const { columns, rows } = table(words, draw, numeric);
    const names = columns.map((_, at) => `Column ${"ABCDEF"[at]}`);
    return { rows, header: 0, lines: 0, names, count: rows.length };
  },
  "sparse rows": (words, draw) => {
    const body = table(words, draw, wide);
    return plain([], { ...body, rows: sparse(body.rows, draw) });
  },
  "an empty line below the header": (words, draw) => {
    const body = table(words, draw);
    return {
      rows: [body.names, [], ...body.rows],
      header: 1,
      lines: 1,
      names: body.names,
      count: body.rows.length,
    };
  },
};
