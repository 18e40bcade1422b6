import assert from "node:assert/strict";
import { after, before, describe, test } from "node:test";
import type { SessionResponse } from "#lib/contracts/sessions/session.ts";
import type { VisitorId } from "../common/ids/visitor-id.ts";
import { findSession } from "../records/sessions.ts";
import { changeSession } from "../sessions/change-session.ts";
import { readPageContents } from "../templates/checks/printed/page-content.fixture.ts";
import { openTestSite, type TestSite } from "./test-site.fixture.ts";

const sender = { company: "Linden & Hale", sender: "1 High Street" };
const head = "Invoice no;Customer;Item;Quantity;Unit price;VAT %";
const plain = `${head}\n1;Ann Lee;Pen;2;10.00;20\n2;Bo Ray;Cup;1;5.00;10`;

describe("the currency and the tax of invoices", () => {
  let site: TestSite;
  before(async () => {
    site = await openTestSite();
    site.work();
  });
  after(() => site.close());

  const noteOf = ({ settingNotes }: SessionResponse, setting: string) =>
    settingNotes.find((note) => note.setting === setting) ?? null;
  /** Texts in a preview are outlines, so it is compared with that of another session. */
  const previewOf = async (choices: object) => {
    const session = await site.session("v", plain, { template: "invoice", preview: { row: 1 }, ...choices });
    return session.preview?.pages;
  };

  async function textsOf({ sessionId }: SessionResponse): Promise<string[]> {
    const { results } = await site.made("v", sessionId);
    const pdf = await site.download("v", results[0]?.resultId ?? "", "1");
    const [page] = await Array.fromAsync(readPageContents(pdf));
    return page?.texts.map(({ text }) => text.trim().replaceAll("\u00a0", " ")) ?? [];
  }

  test("follows the locale that was chosen or asked for, and is shown with its reason", async () => {
    const { sessionId, ...fallback } = await site.session("v", plain, { template: "invoice" });
    assert.deepEqual(noteOf(fallback as SessionResponse, "currency"), {
      setting: "currency",
      value: "EUR",
      message: "Neither the spreadsheet nor your browser’s language names a currency. Documents use EUR.",
    });
    const change = (choices: object) => changeSession(site.container, "v", { sessionId, ...choices });
    const brazilian = await change({ output: { locale: "pt-BR" } });
    assert.deepEqual(noteOf(brazilian, "currency"), {
      setting: "currency",
      value: "BRL",
      message: "The spreadsheet names no currency. Documents use BRL, because their language is Portuguese (Brazil).",
    });
    const currency = brazilian.template.settings.find(({ name }) => name === "currency");
    assert.equal(currency?.default, "BRL");
    assert.equal(noteOf(await change({ output: { locale: "en-GB" } }), "currency")?.value, "GBP");
    assert.equal(noteOf(await change({ settings: { currency: "SEK" } }), "currency"), null);
    const dollars = await site.session("v", plain.replace("10.00", "$10.00"), { template: "invoice" });
    assert.equal(noteOf(dollars, "currency")?.message, "Documents use USD, as in the spreadsheet.");
  });

  test("stays what it was if a language is undone, or chosen by a visitor whose country is known", async () => {
    const open = async (content: string, usualLocale?: string) => {
      const choices = { template: "invoice", ...(usualLocale && { usualLocale }) };
      const { sessionId } = await site.session("v", content, choices);
      return async (locale: string | null) => {
        const session = await changeSession(site.container, "v", { sessionId, output: { locale } });
        return [noteOf(session, "currency")?.value, session.localeFrom, session.output.locale];
      };
    };
    const fallback = await open(plain);
    assert.deepEqual(await fallback("en-GB"), ["GBP", "chosen", "en-GB"]);
    assert.deepEqual(await fallback(null), ["EUR", "usual", "en-GB"]);
    const german = await open(plain, "de-DE");
    assert.deepEqual(await german("en-GB"), ["EUR", "chosen", "en-GB"]);
    assert.deepEqual(await german("de-CH"), ["CHF", "chosen", "de-CH"]);
    // "$" and "kr" are those of the visitor's country.
    const marked = (mark: string) => plain.replace("10.00", `${mark}10.00`);
    assert.deepEqual(await (await open(marked("$"), "en-CA"))("de-DE"), ["CAD", "chosen", "de-DE"]);
    assert.deepEqual(await (await open(marked("kr "), "da-DK"))("sv-SE"), ["DKK", "chosen", "sv-SE"]);
  });

  test("says whose language it follows", async () => {
    const { settingNotes } = await site.session("v", plain, {
      template: "invoice",
      usualLocale: "de-DE",
      output: { locale: "en-GB" },
    });
    assert.equal(
      settingNotes[0]?.message,
      "The spreadsheet names no currency. Documents use EUR, because your language is German (Germany).",
    );
  });

  test("is the same in the preview as if it had been chosen", async () => {
    const pounds = await previewOf({ settings: { currency: "GBP" } });
    assert.deepEqual(await previewOf({ usualLocale: "en-GB" }), pounds);
    assert.notDeepEqual(await previewOf({}), pounds);
  });

  test("is the same in the documents, like the tax in prices", async () => {
    const gross = plain.replace("Unit price", "Price incl. VAT");
    const session = await site.session("v", gross, { template: "invoice", usualLocale: "de-CH", settings: sender });
    assert.deepEqual(noteOf(session, "priceTax"), {
      setting: "priceTax",
      value: "included",
      message: "“Price incl. VAT” includes tax, so none is added. Invoices show the tax contained in the total.",
    });
    const texts = await textsOf(session);
    // 20.00 with 20 % tax.
    for (const text of ["20.00", "CHF 16.67", "CHF 3.33", "CHF 20.00"])
      assert.ok(texts.includes(text), texts.join(" | "));
    const added = await changeSession(site.container, "v", {
      sessionId: (await site.session("v", gross, { template: "invoice" })).sessionId,
      settings: { priceTax: "excluded" },
    });
    assert.match(noteOf(added, "priceTax")?.message ?? "", /seems to include tax, but tax is added to it/);
    const unitPrice = { text: "{Price incl. VAT} CHF" };
    const written = await site.session("v", gross, { template: "invoice", mapping: { unitPrice } });
    assert.equal(
      noteOf(written, "priceTax")?.message,
      "“Price incl. VAT” includes tax, so none is added. Invoices show the tax contained in the total.",
    );
  });

  test("is what the page says in a session of an earlier build, which lacks the setting", async () => {
    const gross = plain.replace("Unit price", "Price incl. VAT");
    const session = await site.session("v", gross, { template: "invoice", usualLocale: "de-CH", settings: sender });
    await site.container.database.execute("UPDATE sessions SET content = replace(content, $1, '') WHERE id = $2", [
      '"priceTax":"auto",',
      session.sessionId,
    ]);
    const { content } = await findSession(site.container.database, "v" as VisitorId, session.sessionId);
    assert.equal(content.settings.priceTax, undefined);
    const texts = await textsOf(session);
    assert.ok(texts.includes("CHF 20.00"), texts.join(" | "));
  });
});
