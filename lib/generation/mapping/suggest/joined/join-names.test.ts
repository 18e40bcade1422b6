import assert from "node:assert/strict";
import { test } from "node:test";
import { readContent } from "../../../spreadsheet/read-content.fixture.ts";
import { readCatalogue } from "../../../templates/catalogue.ts";
import { certificate, columns } from "../../mapping.fixture.ts";
import { suggestMapping } from "../suggest-mapping.ts";
import { joinNames } from "./join-names.ts";

function recipientOf(...headers: string[]) {
  return suggestMapping(certificate, columns(Object.fromEntries(headers.map((header) => [header, "text"])))).recipient;
}

test("a shop's customers are persons where none has a company", async () => {
  const rows = (company: string) =>
    `Order;First Name (Billing);Last Name (Billing);Company (Billing);Item Name\n1;Jo;Groß;${company};Pen\n2;Al;Klein;${company};Cup`;
  const customerIn = async (csv: string) => {
    const { source } = await readContent(csv);
    return suggestMapping(readCatalogue(process.cwd()).find("invoice"), source.columns).customer;
  };
  assert.deepEqual(await customerIn(rows("")), { text: "{First Name (Billing)} {Last Name (Billing)}" });
  assert.deepEqual(await customerIn(rows("Acme")), { column: "Company (Billing)" });
});

test("a name in two columns is put together, given name first", () => {
  assert.deepEqual(recipientOf("Last name", "First name", "Course"), { text: "{First name} {Last name}" });
  assert.deepEqual(recipientOf("Vorname", "Nachname", "Kurs"), { text: "{Vorname} {Nachname}" });
  assert.deepEqual(recipientOf("Name", "Vorname", "Kurs"), { text: "{Vorname} {Name}" });
  assert.deepEqual(recipientOf("Nom", "Prénom", "Course"), { text: "{Prénom} {Nom}" });
  assert.deepEqual(recipientOf("APELLIDOS", "NOMBRE", "Course"), { text: "{NOMBRE} {APELLIDOS}" });
});

test("a family name that comes first in its language stays first", () => {
  assert.deepEqual(recipientOf("姓", "名", "セイ", "メイ", "研修名"), { text: "{姓} {名}" });
  assert.deepEqual(recipientOf("Keresztnév", "Vezetéknév", "Course"), { text: "{Vezetéknév} {Keresztnév}" });
});

test("a whole name in one column stays as it is", () => {
  assert.deepEqual(recipientOf("Full name", "First name", "Last name", "Course"), { column: "Full name" });
  assert.deepEqual(recipientOf("Name", "Course"), { column: "Name" });
  const [whole, first] = columns({ Name: "text", "First name": "text" });
  assert.ok(whole && first);
  const sampled = { ...whole, samples: ["Ann Lee", "Bo Ng"] };
  assert.equal(joinNames(sampled, [sampled, { ...first, samples: ["Ann", "Bo"] }]), null);
});

test("columns with braces in their names are named in quotation marks", () => {
  const braced = columns({ "{Vorname}": "text", Nachname: "text" });
  assert.deepEqual(joinNames(undefined, braced), { text: '{"{Vorname}"} {Nachname}' });
});
