import { makeWorkbook } from "#lib/generation/spreadsheet/workbook/make-workbook.fixture.ts";

export interface Person {
  name: string;
  course: string;
  /** ISO 8601. */
  date: string;
  score: string;
}

const firstNames = ["Zoë", "Łukasz", "Ελένη", "Зоряна", "Åse", "João", "Ğülşen"];

/** People whose names contain letters that importers break, with scores that must keep their zeros. */
export function people(count: number): Person[] {
  return Array.from({ length: count }, (_, index) => ({
    name: `${firstNames[index % firstNames.length]} Müller-${index + 1}`,
    course: ["Bookbinding", "Typography, advanced", 'The "long s"'][index % 3] ?? "",
    date: `2026-11-${String((index % 28) + 1).padStart(2, "0")}`,
    score: String(index + 1).padStart(3, "0"),
  }));
}

/** As a German Excel saves it: semicolons, quotes where needed. */
export function csvOf(rows: Person[]): string {
  const quoted = (text: string) => (/[;"]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);
  const lines = rows.map((person) => [person.name, person.course, person.date, person.score].map(quoted).join(";"));
  return ["Full name;Course;Date;Score", ...lines].join("\r\n");
}

/** The same rows as a workbook, with other names and another order of the columns. */
export function workbookOf(rows: Person[]): Buffer {
  const header = ["Score", "Date", "COURSE", "full name"];
  const cells = rows.map(({ name, course, date, score }) => [score, { date }, course, name]);
  return makeWorkbook([{ name: "Autumn", rows: [header, ...cells] }]);
}

/** A date as written on a British certificate. */
export function longDate(iso: string): string {
  return new Intl.DateTimeFormat("en-GB", { dateStyle: "long", timeZone: "UTC" }).format(new Date(iso));
}
