import assert from "node:assert/strict";
import { after, before, describe, test } from "node:test";
import type { SessionId } from "#lib/contracts/ids.ts";
import { readBack } from "../archive/pdf/read-back.fixture.ts";
import { changeSession } from "../sessions/change-session.ts";
import { readPageContents } from "../templates/checks/printed/page-content.fixture.ts";
import { field, merge, paragraph, row, run, table } from "../word/fields.fixture.ts";
import { makeWordFile } from "../word/word-file.fixture.ts";
import { openTestSite, type TestSite } from "./test-site.fixture.ts";

const visitor = "writer";

describe("the fields of a Word file", () => {
  let site: TestSite;
  before(async () => {
    site = await openTestSite();
    site.work();
  });
  after(() => site.close());

  /** A session with this body as its template. */
  async function open(body: string, sheet: string, choices: object = {}) {
    const { uploadId } = await site.upload(visitor, makeWordFile(body), "Letter.docx");
    return site.session(visitor, sheet, { template: uploadId, ...choices });
  }

  /** The documents' texts, by their number. */
  async function make(sessionId: SessionId) {
    const status = await site.made(visitor, sessionId);
    assert.equal(status.status, "succeeded");
    const archive = status.results.find((result) => result.kind === "archive");
    const texts: string[] = [];
    for (let number = 1; number <= status.progress.done; number++) {
      const { pages } = await readBack(await site.download(visitor, archive?.resultId ?? "", String(number)));
      texts.push(
        pages
          .map((page) => page.text)
          .join("\n")
          .replace(/\s+/g, " ")
          .trim(),
      );
    }
    return { texts, status };
  }

  test("merge fields are written as their switches say, in the documents' language", async () => {
    const body = [
      paragraph(merge("Name", "\\* Upper"), run(", "), merge("Due", '\\@ "dddd, d. MMMM yyyy"')),
      paragraph(merge("Total", '\\# "#.##0,00 €"'), run(" + "), merge("Total", "\\# 0 \\* MERGEFORMAT")),
      paragraph(run("Dear "), merge("Title", '\\f " "'), merge("Name", '\\b "&lt;" \\f "&gt;"')),
    ].join("");
    const sheet = "Name;Due;Total;Title\nlee;21.11.2026;1234,5;Dr.\nmay;soon;about 5;";
    const session = await open(body, sheet, { output: { locale: "de-DE" } });
    assert.deepEqual(session.unmapped, []);
    assert.deepEqual(
      session.problems.map(({ code, row, column, severity }) => [code, row, column, severity]),
      [
        ["not_a_date", 2, "Due", "warning"],
        ["not_a_number", 2, "Total", "warning"],
        ["value_missing", 2, "Title", "warning"],
      ].filter(([code]) => code !== "value_missing"),
    );
    const { texts } = await make(session.sessionId);
    assert.deepEqual(texts, [
      "LEE, Samstag, 21. November 2026 1.234,50 € + 1235 Dear Dr. <lee>",
      "MAY, soon about 5 + about 5 Dear <may>",
    ]);
  });

  test("a Word file's own language decides how dates and numbers are written, until the visitor does", async () => {
    // As Word in English saves it: the words are German, and `w:lang` says otherwise.
    const english = '<w:lang w:val="en-US"/>';
    const body = [
      paragraph(run("Sehr geehrte Damen und Herren, die Rechnung vom ", english), merge("Due", '\\@ "d. MMMM yyyy"')),
      paragraph(run("ist nicht bezahlt. Mit freundlichen Grüßen, wir bitten um "), merge("Total", '\\# "#.##0,00 €"')),
    ].join("");
    const { sessionId, output, localeFrom, localeNote } = await open(body, "Due;Total\n21.10.2026;1505,77", {
      usualLocale: "en-GB",
    });
    assert.deepEqual([output.locale, localeFrom, localeNote?.locale], ["de-DE", "file", "en-GB"]);
    const chosen = await changeSession(site.container, visitor, { sessionId, output: { locale: "en-GB" } });
    assert.deepEqual([chosen.output.locale, chosen.localeNote?.locale], ["en-GB", "de-DE"]);
    const again = await changeSession(site.container, visitor, { sessionId, mapping: { Due: { column: "Due" } } });
    assert.deepEqual([again.output.locale, again.localeFrom], ["en-GB", "chosen"]);
    await changeSession(site.container, visitor, { sessionId, output: { locale: "de-DE" } });
    const status = await site.made(visitor, sessionId);
    const archive = status.results.find((result) => result.kind === "archive");
    const pdf = await site.download(visitor, archive?.resultId ?? "", "1");
    const { pages, info } = await readBack(pdf);
    assert.equal(info.Language, "de-DE");
    assert.match(pages[0]?.text ?? "", /21\. Oktober 2026[\s\S]*1\.505,77 €/);
  });

  test("address lines without a value take no room, as in Word, and 0 and no are values", async () => {
    const address = ["Name", "Company", "Floor"].map((name) => paragraph(merge(name))).join("");
    const end = paragraph(run("Dear colleague"));
    const sheet = "Name,Company,Floor\nAnn,Ltd,1\nBo,,0\nCy,,\n";
    const session = await open(address + end, sheet, { mapping: { Floor: { column: "Floor" } } });
    const status = await site.made(visitor, session.sessionId);
    const archive = status.results.find((result) => result.kind === "archive");
    const heights: number[] = [];
    for (const number of ["1", "2", "3"]) {
      const pdf = await site.download(visitor, archive?.resultId ?? "", number);
      const [page] = await Array.fromAsync(readPageContents(pdf));
      heights.push(page?.texts.find(({ text }) => text.includes("Dear"))?.origin.y ?? 0);
    }
    const [all = 0, two = 0, one = 0] = heights;
    assert.ok(all - two > 3 && Math.abs(all - two - (two - one)) < 0.1, heights.join(" "));
  });

  test("IF fields choose their text for each row, with fields in it; one that we can't follow is mapped", async () => {
    const sex = merge("Sex");
    const body = [
      paragraph(
        field([" IF ", sex, ' = "f" "Ms" "', field(["IF ", sex, ' = "m" "Mr" "Mx"']), '"']),
        run(" "),
        merge("Name"),
      ),
      paragraph(field(["IF ", merge("Score"), ' >= 50 "passed with ', merge("Score"), '" "failed"'])),
      paragraph(field(["IF ", merge("City"), ' = "New*" "in a new city"'])),
      paragraph(field(["IF ", field("COMPARE 1 = 2"), " = ", sex, ' "stale" "other"'], "stale")),
    ].join("");
    const session = await open(body, "Name,Sex,Score,City\nLee,f,50.5,New York\nMay,m,9,York\nKim,d,,newton");
    assert.equal(session.unmapped.length, 1);
    assert.match(session.unmapped[0] ?? "", /^IF … = \{Sex\}/);
    assert.deepEqual(
      session.templateNotes.map(({ code }) => code),
      ["unread_field"],
    );
    const mapping = { [session.unmapped[0] ?? ""]: { text: "own" } };
    await changeSession(site.container, visitor, { sessionId: session.sessionId, mapping });
    const { texts } = await make(session.sessionId);
    assert.deepEqual(texts, ["Ms Lee passed with 50.5 in a new city own", "Mr May failed own", "Mx Kim failed own"]);
  });

  test("conditions in tags hold over paragraphs and in a line, and filters work as in texts", async () => {
    const body = [
      paragraph("Dear {Na", run("me}{#i", "<w:b/>"), "f VIP} (VIP){/if},"),
      paragraph("{#if Country = “fr”}"),
      paragraph("Bonjour {Name | upper}"),
      paragraph("{#else}"),
      paragraph("Hello {Name}"),
      paragraph("{/if}"),
      paragraph(
        "Total {Total | currency: EUR}{#if Total >= 1,000}, free delivery{/if}. {^Note}No notes{/Note}{#Note}See {Note}{/Note}",
      ),
    ].join("");
    const session = await open(body, "Name,VIP,Country,Total,Note\nLee,yes,FR,1000,\nMay,no,GB,999.5,over");
    assert.deepEqual([session.unmapped, session.templateNotes, session.problems.map(({ code }) => code)], [[], [], []]);
    const { texts } = await make(session.sessionId);
    assert.deepEqual(texts, [
      "Dear Lee (VIP), Bonjour LEE Total €1,000.00, free delivery. No notes",
      "Dear May, Hello May Total €999.50. See over",
    ]);
  });

  test("rows that agree outside of a list are one document, and its table row is repeated for each of them", async () => {
    const body = [
      paragraph("Invoice {Number} for {Name}"),
      table(
        3,
        row("Item", "Quantity", "Price"),
        row("{#items}{Item}", "{Quantity}", "{Price | number: 2}{/items}"),
        row("End", "", ""),
      ),
      paragraph("{#items}{Item}{#if Quantity > 1} ({Quantity} times){/if}; {/items}"),
    ].join("");
    const sheet =
      "Number,Name,Item,Quantity,Price\n1,Lee,Pen,2,1.5\n2,May,Ink,1,3\n1,Lee,Pad,1,2\n3,Kim,,,\n1,Lee,Box,3,1234";
    const session = await open(body, sheet);
    assert.deepEqual([session.unmapped, session.documentCount], [[], 3]);
    assert.deepEqual(
      session.templateNotes.map(({ code }) => code),
      ["list"],
    );
    assert.deepEqual(
      session.template.settings.map(({ name }) => name),
      ["group"],
    );
    const { texts } = await make(session.sessionId);
    assert.deepEqual(texts, [
      "Invoice 1 for Lee Item Quantity Price Pen 2 1.50 Pad 1 2.00 Box 3 1,234.00 End Pen (2 times); Pad; Box (3 times);",
      "Invoice 2 for May Item Quantity Price Ink 1 3.00 End Ink;",
      "Invoice 3 for Kim Item Quantity Price End",
    ]);
  });

  test("a list repeats paragraphs; with a column of its name, it's a condition", async () => {
    const body = [
      paragraph("{Name}"),
      paragraph("{#tour}"),
      paragraph("To {Place}"),
      table(1, row("{Place} again")),
      paragraph("{/tour}"),
    ].join("");
    const rows = "Name,Place,Tour\nLee,Rome,\nLee,Oslo,yes\nMay,Bonn,yes";
    const grouped = await open(body, rows.replace("Tour", "Other"));
    assert.deepEqual((await make(grouped.sessionId)).texts, [
      "Lee To Rome Rome again To Oslo Oslo again",
      "May To Bonn Bonn again",
    ]);
    const single = await open(body, rows);
    assert.deepEqual((await make(single.sessionId)).texts, ["Lee", "Lee To Oslo Oslo again", "May To Bonn Bonn again"]);
  });

  test("the setting decides by which field rows belong together, and rows that contradict each other are reported", async () => {
    const body = [paragraph("{Order} for {Name}"), paragraph("{#items}{Item} {/items}")].join("");
    const sheet = "Order,Name,Item\nA1,Lee,Pen\nA1,Leigh,Ink";
    assert.equal((await open(body, sheet)).documentCount, 2);
    const session = await open(body, sheet, { settings: { group: "Order" } });
    assert.deepEqual([session.documentCount, session.problems.map(({ code }) => code)], [1, ["inconsistent_group"]]);
    assert.deepEqual((await make(session.sessionId)).texts, ["A1 for Lee Pen Ink"]);
  });

  test("tags without a partner are printed as they are, and named in the notes", async () => {
    const body = [
      paragraph("{Name} {#if VIP}never closed"),
      paragraph("{/items} {#a}{#b}{/a}{/b}"),
      table(2, row("x {#rows}{Item}", "{/rows}"), row("{#if Item}", "y")),
    ].join("");
    const session = await open(body, "Name,VIP,Item,a,b\nLee,,Pen,1,2", { preview: { row: 1 } });
    const notes = session.templateNotes
      .filter(({ code }) => code === "tag")
      .map(({ message }) => message.split(" ")[0]);
    assert.deepEqual(notes, ["{#if", "{/items}", "{/b}", "{#b}", "{#rows}", "{/rows}", "{#if"]);
    const { texts } = await make(session.sessionId);
    assert.deepEqual(texts, ["Lee {#if VIP}never closed {/items} {#b}{/b} x {#rows}Pen {/rows} {#if Item} y"]);
  });

  test("a long list breaks over pages, with its header on each", async () => {
    const header = "<w:tr><w:trPr><w:tblHeader/></w:trPr><w:tc><w:p><w:r><w:t>Item</w:t></w:r></w:p></w:tc></w:tr>";
    const body = [paragraph("{Name}"), table(1, header, row("{#items}{Item}{/items}")), paragraph("The end")].join("");
    const items = Array.from({ length: 300 }, (_, index) => `Lee,Thing ${index + 1}`);
    const session = await open(body, ["Name,Item", ...items].join("\n"));
    const status = await site.made(visitor, session.sessionId);
    const archive = status.results.find((result) => result.kind === "archive");
    const { pages } = await readBack(await site.download(visitor, archive?.resultId ?? "", "1"));
    assert.ok(pages.length > 2);
    for (const { text } of pages.slice(0, -1)) assert.match(text, /Item[\s\S]*Thing/);
    assert.match(pages.at(-1)?.text ?? "", /Thing 300[\s\S]*The end/);
  });
});
