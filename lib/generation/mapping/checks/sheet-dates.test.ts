import assert from "node:assert/strict";
import { test } from "node:test";
import { readContent } from "../../spreadsheet/read-content.fixture.ts";
import { makeWorkbook, makeZip, sheetXml, workbookEntries } from "../../spreadsheet/workbook/make-workbook.fixture.ts";
import { compileFit } from "../fit/compile-fit.ts";
import { certificate, fitOf } from "../mapping.fixture.ts";
import { settleReadings } from "../readings/settle-readings.ts";

/**
 * What the column "Date" of a sheet prints as a date field and, through a filter, in a text; other columns are next to
 * it.
 */
async function made(
  rows: string[],
  { locale = "en-GB", filter = "date", others = [] as string[], order = null as "dmy" | null } = {},
) {
  const header = ["Full name;Course;Date", ...others.map((_, at) => `Other ${at}`)].join(";");
  const lines = rows.map((date, at) => [`Ann ${at};Art;${date}`, ...others].join(";"));
  const { source, readings, rows: read } = await readContent([header, ...lines].join("\n"), { delimiter: ";" });
  const fit = {
    ...fitOf(certificate, source.columns),
    readings: settleReadings(readings, locale, order),
  };
  fit.output = { ...fit.output, locale };
  fit.settings = { ...fit.settings, text: `On {Date | ${filter}}` };
  const fitRow = compileFit(fit);
  return read.map((row) => {
    const { values, settings, problems } = fitRow(row);
    return {
      date: values.date,
      text: settings.text,
      problems: problems.map(({ code, severity }) => `${severity} ${code}`),
    };
  });
}

const dates = async (...input: Parameters<typeof made>) => (await made(...input)).map(({ date }) => date);

test("a date that leaves day and month open is read as the sheet's other columns are", async () => {
  assert.deepEqual(await dates(["03/04/2026", "05/06/2026"], { locale: "en-US", others: ["13/04/2026"] }), [
    "April 3, 2026",
    "June 5, 2026",
  ]);
  assert.deepEqual(await dates(["03/04/2026"], { locale: "en-GB", others: ["04/13/2026"] }), ["4 March 2026"]);
  assert.deepEqual(await dates(["03/04/2026"], { locale: "en-US" }), ["March 4, 2026"]);
});

test("each doubtful date of a column with both orders has a warning", async () => {
  const most = await made(["03/04/2026", "13/04/2026", "04/13/2026", "14/04/2026", "04/04/2026"]);
  assert.deepEqual(most, [
    { date: "3 April 2026", text: "On 3 April 2026", problems: ["warning ambiguous_date"] },
    { date: "13 April 2026", text: "On 13 April 2026", problems: [] },
    { date: null, text: "On 04/13/2026", problems: ["error not_a_date"] },
    { date: "14 April 2026", text: "On 14 April 2026", problems: [] },
    { date: "4 April 2026", text: "On 4 April 2026", problems: [] },
  ]);
});

test("an ambiguous date is printed as written if nothing resolves its order", async () => {
  const rows = ["03/04/2026", "13/04/2026", "04/13/2026"];
  const [doubtful] = await made(rows);
  assert.deepEqual(doubtful, { date: "03/04/2026", text: "On 03/04/2026", problems: ["warning ambiguous_date"] });
  assert.equal((await dates(rows, { order: "dmy" }))[0], "3 April 2026");
});

test("a month that differs by language is read if the column, the sheet or the locale shows the language", async () => {
  const disputed = "13. listopada 2026.";
  const left = { date: disputed, text: `On ${disputed}`, problems: ["warning ambiguous_date"] };
  assert.deepEqual(await made([disputed]), [left]);
  assert.deepEqual(await dates([disputed, "5. veljače 2026."]), ["13 October 2026", "5 February 2026"]);
  assert.deepEqual(await dates([disputed, "5 sierpnia 2026"]), ["13 November 2026", "5 August 2026"]);
  assert.deepEqual(await dates([disputed], { others: ["1. svibnja 2026."] }), ["13 October 2026"]);
  assert.deepEqual(await dates([disputed], { locale: "hr-HR" }), ["13. listopada 2026."]);
  assert.deepEqual(await dates([disputed], { locale: "pl-PL" }), ["13 listopada 2026"]);
});

test("dates with points begin with their day, whatever the locale, unless the sheet shows another order", async () => {
  const us = { locale: "en-US" };
  assert.deepEqual(await dates(["04.07.2026", "6.9.26 14:30"], us), ["July 4, 2026", "September 6, 2026 at 2:30 PM"]);
  assert.deepEqual(await dates(["04.07.2026", "04.13.2026"], us), ["April 7, 2026", "April 13, 2026"]);
  assert.deepEqual(await dates(["04.07.2026"], { ...us, others: ["04/13/2026"] }), ["April 7, 2026"]);
  assert.deepEqual(await dates(["04.07.2026", "04/07/2026"], us), ["April 7, 2026", "April 7, 2026"]);
  assert.equal((await dates(["13.04.2026", "04.13.2026", "04.07.2026"], us))[2], "04.07.2026");
});

test("weekdays before dates tell their order if all of them do", async () => {
  const us = { locale: "en-US" };
  const gb = { locale: "en-GB" };
  assert.deepEqual(await dates(["Wed 02/09/2026"], us), ["September 2, 2026"]);
  assert.deepEqual(await dates(["mer. 02/09/26 14:30"], us), ["September 2, 2026 at 2:30 PM"]);
  assert.deepEqual(await dates(["Mon 02/09/2026"], gb), ["9 February 2026"]);
  assert.deepEqual(await dates(["Mon 02/09/2026"], { ...gb, order: "dmy" }), ["2 September 2026"]);
  assert.deepEqual(await dates(["Wed 02/09/2026", "03/09/2026"], us), ["September 2, 2026", "September 3, 2026"]);
  // A day above 12 tells more than a weekday.
  assert.deepEqual(await dates(["Mon 02/09/2026", "13/09/2026"], gb), ["2 September 2026", "13 September 2026"]);
  // Those of 2025: the second would fit 3 July.
  assert.deepEqual(await dates(["Thu 06/03/2026", "Fri 07/03/2026"], gb), ["6 March 2026", "7 March 2026"]);
  // Not the Basque Monday, nor the Norwegian Wednesday.
  assert.deepEqual(await dates(["al 02/09/2026"], { locale: "it-IT" }), ["2 settembre 2026"]);
  assert.deepEqual(await dates(["on 02/04/2026"], gb), ["2 April 2026"]);
});

test("a date from several columns is read if its order is clear", async () => {
  const content = "Full name;Course;Y;M;D\nAnn;Art;2026;03;04\nBo;Art;2026;04;13\n";
  const { source, readings, rows } = await readContent(content, { delimiter: ";" });
  const printed = (text: string) => {
    const fit = fitOf(certificate, source.columns, { date: { text } });
    fit.settings.text = "{date | date: short}";
    const fitRow = compileFit({ ...fit, readings: settleReadings(readings, "en-GB", null) });
    return rows.map((row) => fitRow(row)).map(({ values, settings }) => [values.date, settings.text]);
  };
  assert.deepEqual(printed("{Y}-{M}-{D}")[0], ["4 March 2026", "04/03/2026"]);
  assert.deepEqual(printed("{M}/{D}/{Y}")[0], ["03/04/2026", "03/04/2026"]);
  assert.deepEqual(printed("03/04/2026")[0], ["3 April 2026", "03/04/2026"]);
});

test("midnight in every row is not shown as a time", async () => {
  assert.deepEqual(await dates(["2026-11-21 00:00:00", "22/11/2026 00:00"]), ["21 November 2026", "22 November 2026"]);
  assert.deepEqual(await dates(["2026-11-21 00:00:00", "2026-11-22 09:30:00"]), [
    "21 November 2026 at 00:00",
    "22 November 2026 at 09:30",
  ]);
});

test("a workbook's own date has a warning where texts beside it show that its program read another order", async () => {
  const own = (date: string) => ({ date });
  const problemsOf = async (...days: (string | { date: string })[]) => {
    const rows = [["Full name", "Course", "Date"], ...days.map((day) => ["Ann", "Art", day])];
    const { source, readings, rows: read } = await readContent(makeWorkbook([{ name: "A", rows }]));
    const fitRow = compileFit({
      ...fitOf(certificate, source.columns),
      readings: settleReadings(readings, "en-GB", null),
    });
    return read.map((row) => fitRow(row).problems.map(({ code }) => code));
  };
  assert.deepEqual(await problemsOf(own("2026-03-04"), "13/04/2026", own("2026-05-05"), own("2026-05-21")), [
    ["ambiguous_date"],
    [],
    [],
    [],
  ]);
  assert.deepEqual(await problemsOf(own("2026-03-04"), "13 April 2026", "2026-04-13"), [[], [], []]);
  // Somebody typed both kinds: an import leaves no text that it could read, and makes no date of the 21st.
  const typed = [own("2026-03-04"), own("2026-05-21"), "13/04/2026", "05/06/2026"];
  assert.deepEqual(await problemsOf(...typed), [[], [], [], []]);
  assert.deepEqual(await problemsOf(own("2026-03-04"), "13/04/2026", "05/06/2026"), [["ambiguous_date"], [], []]);
});

test("a date is printed with no day, year or month that its sheet does not show", async () => {
  const printed = async (content: string | Buffer) => {
    const { source, readings, rows } = await readContent(content, { headerRow: 1 });
    const fitRow = compileFit({
      ...fitOf(certificate, source.columns),
      readings: settleReadings(readings, "en-GB", null),
    });
    return rows.map((row) => fitRow(row).values.date);
  };
  const formats = ["General", "mmm-yy", "mmmm yyyy", "yyyy-mm", "yyyy", "d. mmm", "dddd", "h:mm", "d/m/yyyy"];
  const header = ["Full name", "Course", "Date"].map((name) => `<c t="inlineStr"><is><t>${name}</t></is></c>`).join("");
  const cells = formats
    .slice(1)
    .map((_, at) => `<row><c><v>1</v></c><c><v>2</v></c><c s="${at + 1}"><v>46347.6</v></c></row>`);
  const xml = sheetXml(`<row>${header}</row>${cells.join("")}`);
  assert.deepEqual(await printed(makeZip(workbookEntries({ sheets: [{ name: "A", xml }], formats }))), [
    "November 2026",
    "November 2026",
    "November 2026",
    "2026",
    "21 November",
    "Saturday",
    "14:24",
    "21 November 2026",
  ]);
  const texts = ["Nov-26", "November 2026", "2026-11", "2026", "Q4 2026", "21. Nov", "09:30", "21/11/2026"];
  assert.deepEqual(await printed(`Full name;Course;Date\n${texts.map((text) => `Ann;Art;${text}`).join("\n")}`), [
    "Nov-26",
    "November 2026",
    "November 2026",
    "2026",
    "Q4 2026",
    "21. Nov",
    "09:30",
    "21 November 2026",
  ]);
});

test("a date whose year of two digits may come first is read where the column's other years tell, or stays as written", async () => {
  const left = { date: "26-04-03", text: "On 26-04-03", problems: ["warning ambiguous_date"] };
  const inColumn = async (...rows: string[]) => (await made(rows))[0];
  assert.deepEqual(await inColumn("26-04-03", "21/04/2026", "30/04/2026"), left);
  assert.deepEqual(await inColumn("26-04-03", "2026-04-21", "2026-04-30"), left);
  assert.deepEqual(await inColumn("26-04-03", "21/04/2001", "30/04/2027"), left);
  // Years of birth, and a year that only one order puts among the others.
  assert.deepEqual(await inColumn("26-04-03", "21/04/2001", "30/04/2005"), {
    ...{ date: "26 April 2003", text: "On 26 April 2003", problems: [] },
  });
  assert.equal((await inColumn("21/04/26", "30/04/2026"))?.date, "21 April 2026");
  // Without four-digit years, the column's own rows decide the order.
  assert.deepEqual(await dates(["26-04-03", "21-05-40"]), ["26 April 2003", "21 May 1940"]);
  assert.deepEqual(await dates(["26-04-03", "21-05-03"], { locale: "ja-JP" }), ["2026年4月3日", "2021年5月3日"]);
});
