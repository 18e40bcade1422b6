import assert from "node:assert/strict";
import { test } from "node:test";
import type { SessionResponse } from "#lib/contracts/sessions/session.ts";
import { setup } from "./setup.fixture.ts";
import { choicesOf, imagesOf, setupOf, withoutRefused } from "./setup-choices.ts";

const text = (name: string, usual = "") => ({
  name,
  label: name,
  help: "",
  type: "text",
  default: usual,
  multiline: false,
});
const session = (columns: string[], changes: object = {}) =>
  ({
    template: {
      id: "invoice",
      fields: ["number", "customer", "item", "vat", "date"].map((name) => ({ name })),
      settings: [
        text("seller"),
        text("title", "Invoice"),
        text("footer"),
        { name: "logo", type: "image", default: null },
      ],
    },
    source: { headerRow: 1, columns: columns.map((name) => ({ name })) },
    mapping: { vat: { column: "Customer" }, date: { column: "Date" } },
    settings: { seller: "Ada Ltd", title: "Invoice", footer: "", logo: "upl_a" },
    output: setup().output,
    ...changes,
  }) as unknown as SessionResponse;

test("a setup has differences from the template and column names, but nothing from the rows or image uploads", () => {
  const made = setupOf(session(["Customer", "Date"]), "Invoices");
  assert.deepEqual(made.settings, { seller: "Ada Ltd" });
  assert.deepEqual(made.headers, ["Customer", "Date"]);
  assert.deepEqual(Object.keys(made).sort(), [
    "headers",
    "localeFrom",
    "mapping",
    "name",
    "output",
    "settings",
    "template",
  ]);
  assert.deepEqual(imagesOf(session([])), [["logo", "upl_a"]]);
});

test("a setup becomes choices for a sheet that spells its columns differently", () => {
  const { mapping, settings, output } = choicesOf(setup(), session(["INVOICE NO", "Customer", "note"]), {
    logo: "upl_b",
  });
  assert.deepEqual(mapping, {
    number: { column: "INVOICE NO" },
    customer: { column: "Customer" },
    item: { text: "Work: {note}" },
    vat: null,
  });
  assert.deepEqual(settings, { seller: "Ada Ltd", footer: "Thank you, {Customer | upper}", logo: "upl_b" });
  assert.equal(output.filename, "{INVOICE NO}.pdf");
});

test("fields and columns that no longer exist are left to the suggestions", () => {
  const old = setup({
    mapping: { number: { column: "Gone" }, removed: { column: "Customer" } },
    settings: { removed: "x" },
    localeFrom: "chosen",
  });
  assert.deepEqual(choicesOf(old, session(["Customer"]), { removed: "upl_c" }), {
    mapping: {},
    settings: {},
    output: { ...old.output },
  });
});

test("an unmapped field gets a column that is new in the sheet, but not one that existed before", () => {
  const known = setup({ headers: ["Customer"], mapping: { vat: null, date: null } });
  assert.deepEqual(choicesOf(known, session(["Customer", "Date"]), {}).mapping, { vat: null });
});

test("a setup chooses its locale only if the visitor did, or if documents would be in another one", () => {
  const localeIn = (locale: string, of: object) => {
    const output = { ...setup().output, locale };
    return choicesOf(setup(of), session([], { output }), {}).output.locale;
  };
  const of = (locale: string, localeFrom?: "chosen" | "usual") => ({
    output: { ...setup().output, locale },
    ...(localeFrom && { localeFrom }),
  });
  // The fallback and what earlier versions stored in its place: pounds for nobody who didn't choose them.
  for (const fallback of [of("en-GB"), of("en-GB", "usual")])
    for (const usual of ["en-GB", "en-US"]) assert.equal(localeIn(usual, fallback), undefined);
  assert.equal(localeIn("en-GB", of("en-GB", "chosen")), "en-GB");
  assert.equal(localeIn("de-DE", of("en-GB")), "en-GB");
  assert.equal(localeIn("en-GB", of("de-DE", "usual")), "de-DE");
});

test("a setup keeps a currency that was chosen, though it's the usual one here", () => {
  const settings = [{ name: "currency", type: "currency", default: "EUR" }];
  const template = { ...session([]).template, settings };
  const kept = (currency: string | null) => setupOf(session([], { template, settings: { currency } }), "a").settings;
  assert.deepEqual([kept("EUR"), kept(null)], [{ currency: "EUR" }, {}]);
});

test("rejected choices are dropped, and the rest is kept", () => {
  const choices = { mapping: { a: null, b: null }, settings: { a: "1" }, output: { filename: "x", locale: "tlh" } };
  assert.deepEqual(withoutRefused(choices, ["mapping.a", "output.locale"]), {
    mapping: { b: null },
    settings: { a: "1" },
    output: { filename: "x" },
  });
});
