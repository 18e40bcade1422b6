import assert from "node:assert/strict";
import { after, before, describe, test } from "node:test";
import { readBack } from "../archive/pdf/read-back.fixture.ts";
import { unzip } from "../archive/unzip.fixture.ts";
import { makeZip, sheetXml, textRow, workbookEntries } from "../spreadsheet/workbook/make-workbook.fixture.ts";
import { merge, paragraph, run } from "../word/fields.fixture.ts";
import { makeWordFile } from "../word/word-file.fixture.ts";
import { openTestSite, type TestSite } from "./test-site.fixture.ts";

const visitor = "writer";
const formats = [14, 22, 39, 0, '#,##0.00 "€"', "dd.mm.yyyy", "d mmmm yyyy"];
const columns = ["Due", "Paid at", "Change", "Hours", "Amount", "Born", "Since"];

/** Row `index` of the sheet: its day, its minute of the day, and its cents. */
const dayOf = (index: number) => new Date(Date.UTC(2005, 2, 6 + 29 * index));
const minuteOf = (index: number) => (864 + 97 * index) % 1_440;
const centsOf = (index: number) => 123_450 + 7_919 * index;
const rowCount = 12;

/** A workbook that doesn't say in which language its program was. */
function workbook(): Buffer {
  const rows = Array.from({ length: rowCount }, (_, index) => {
    const day = dayOf(index).getTime() / 86_400_000 + 25_569;
    const cents = centsOf(index);
    const values = [day, day + minuteOf(index) / 1_440, -cents / 100, cents / 1_000, cents / 100, day, day];
    return `<row>${values.map((value, at) => `<c s="${at}"><v>${value}</v></c>`).join("")}</row>`;
  });
  const sheets = [{ name: "Data", xml: sheetXml(textRow(...columns) + rows.join("")) }];
  return makeZip(workbookEntries({ sheets, formats }));
}

const conventions = {
  "de-DE": { date: (d: string, m: string, y: string) => `${d}.${m}.${y}`, decimal: ",", group: "." },
  "fr-FR": { date: (d: string, m: string, y: string) => `${d}/${m}/${y}`, decimal: ",", group: "\u202f" },
  "en-GB": { date: (d: string, m: string, y: string) => `${d}/${m}/${y}`, decimal: ".", group: "," },
  "en-US": { date: (d: string, m: string, y: string) => `${Number(m)}/${Number(d)}/${y}`, decimal: ".", group: "," },
};

/** What a reader of that language must find for a row. */
function expected(locale: keyof typeof conventions, index: number): string[] {
  const { date, decimal, group } = conventions[locale];
  const [year = "", month = "", day = ""] = dayOf(index).toISOString().slice(0, 10).split("-");
  const shown = date(day, month, year);
  const two = (part: number) => String(part).padStart(2, "0");
  const hour = Math.floor(minuteOf(index) / 60);
  const clock = `${locale === "en-US" ? hour : two(hour)}:${two(minuteOf(index) % 60)}`;
  const cents = centsOf(index);
  const amount = `${String(Math.floor(cents / 100)).replace(/\B(?=(\d{3})+$)/g, group)}${decimal}${two(cents % 100)}`;
  const hours = `${Math.floor(cents / 1_000)}.${String(cents % 1_000).padStart(3, "0")}`;
  const name = dayOf(index).toLocaleString(locale, { month: "long", timeZone: "UTC" });
  return [
    shown,
    `${shown} ${clock}`,
    locale === "en-US" ? `(${amount})` : `-${amount}`,
    String(Number(hours)).replace(".", decimal),
    `${amount} €`,
    `${day}.${month}.${year}`,
    `${Number(day)} ${name} ${year}`,
  ];
}

describe("dates and numbers without a format of the Word file's own", () => {
  let site: TestSite;
  before(async () => {
    site = await openTestSite();
    site.work();
  });
  after(() => site.close());

  const fields = columns.map((name) => paragraph(run("["), merge(`"${name}"`), run("]")));
  const greetings = {
    "de-DE":
      "Sehr geehrte Damen und Herren, wir freuen uns, dass Sie sich für uns entschieden haben und bald mit uns arbeiten.",
    "en-GB": "Dear all, we are very glad that you have chosen us and that you will be working with us soon, as agreed.",
  };

  async function open(greeting: string, output: object, usualLocale = "en-US") {
    const file = makeWordFile([paragraph(run(greeting)), ...fields].join(""));
    const { uploadId } = await site.upload(visitor, file, "Letter.docx");
    return site.session(visitor, workbook(), { template: uploadId, output, usualLocale });
  }

  const valuesIn = (text: string) =>
    [...text.replace(/\s+/g, " ").matchAll(/\[([^\]]*)\]/g)].map(([, value = ""]) => value.trim());
  const comparable = (values: string[]) => values.map((value) => value.replace(/\s+/g, " "));

  test("are in the documents' language, in every PDF and Word file", async () => {
    for (const locale of ["de-DE", "fr-FR", "en-GB", "en-US"] as const) {
      for (const format of ["pdf", "docx"] as const) {
        const { sessionId, problemCount } = await open("Total", { locale, format });
        assert.equal(problemCount, 0);
        const { results } = await site.made(visitor, sessionId);
        for (let index = 0; index < rowCount; index++) {
          const content = await site.download(visitor, results[0]?.resultId ?? "", String(index + 1));
          const text = format === "pdf" ? await textOfPdf(content) : await textOfWordFile(content);
          const wanted = comparable(expected(locale, index));
          assert.deepEqual(comparable(valuesIn(text)), wanted, `${locale}, ${format}, row ${index + 1}`);
        }
      }
    }
  });

  test("follow the language of the file's words, and the visitor's choice before it", async () => {
    const locales = { "de-DE": ["en-US"], "en-GB": ["de-DE"] } as const;
    for (const [file, [other]] of Object.entries(locales)) {
      const own = file as keyof typeof locales;
      for (const [output, wanted] of [
        [{}, own],
        [{ locale: other }, other],
      ] as const) {
        const { sessionId } = await open(greetings[own], output, other);
        const { results } = await site.made(visitor, sessionId);
        const content = await site.download(visitor, results[0]?.resultId ?? "", "1");
        assert.deepEqual(comparable(valuesIn(await textOfPdf(content))), comparable(expected(wanted, 0)));
      }
    }
  });
});

async function textOfPdf(content: Buffer): Promise<string> {
  const { pages } = await readBack(content);
  return pages.map(({ text }) => text).join("\n");
}

async function textOfWordFile(content: Buffer): Promise<string> {
  const document = (await unzip(content)).find(({ name }) => name === "word/document.xml");
  return [...String(document?.data).matchAll(/<w:t[^>]*>([^<]*)</g)].map(([, text]) => text).join("");
}
