import assert from "node:assert/strict";
import { test } from "node:test";
import { readIfField } from "./if-field.ts";
import { nested } from "./instruction.ts";
import { readMergeField } from "./merge-field.ts";
import { readTag } from "./tag.ts";

test("a merge field's switches are its format, in any order and with or without quotation marks", () => {
  const cases: [code: string, field: string, format: object][] = [
    [" MERGEFIELD Name ", "Name", {}],
    [' MERGEFIELD "Post code"  \\* MERGEFORMAT ', "Post code", {}],
    [' MERGEFIELD Day \\@ "d. MMMM yyyy" \\* MERGEFORMAT', "Day", { date: "d. MMMM yyyy" }],
    [" MERGEFIELD Day\\@dd.MM.yyyy", "Day", { date: "dd.MM.yyyy" }],
    [" mergefield Sum \\# #,##0.00 ", "Sum", { number: "#,##0.00" }],
    [' MERGEFIELD Sum \\# "0,00 €;-0,00 €" \\* Upper', "Sum", { number: "0,00 €;-0,00 €", letters: "upper" }],
    [' MERGEFIELD Title \\b "Mr " \\f "\\"!"', "Title", { before: "Mr ", after: '"!' }],
    [" MERGEFIELD Name \\*FirstCap", "Name", { letters: "firstcap" }],
    [" MERGEFIELD a=b<c \\m", "a=b<c", {}],
    [" MERGEFIELD Größe_in_cm", "Größe_in_cm", {}],
  ];
  for (const [code, field, format] of cases)
    assert.deepEqual(readMergeField(code), { field, format, isUnknown: false }, code);
  for (const code of ["MERGEFIELD Sum \\* CardText", "MERGEFIELD Sum \\z 1", `MERGEFIELD Sum \\# "${nested}"`])
    assert.equal(readMergeField(code)?.isUnknown, true, code);
  for (const code of ["MERGEFIELD", 'MERGEFIELD ""', "MERGEFIELD \\* Upper", "PAGE"])
    assert.equal(readMergeField(code), null);
});

test("an IF field is a condition and two texts, and what we can't follow is none", () => {
  const read = (code: string) => {
    const found = readIfField(code, () => "Sex");
    const part = (range: { from: number; to: number } | null | undefined) => range && code.slice(range.from, range.to);
    return found && [found.condition, part(found.then), part(found.otherwise)];
  };
  const is = (operator: string, text: string) => ({ left: { field: "Sex" }, operator, right: { text }, isWords: true });
  assert.deepEqual(read(` IF ${nested} = "f" "Ms" "Mr" `), [is("=", "f"), "Ms", "Mr"]);
  assert.deepEqual(read(`IF ${nested}<>f Mr`), [is("<>", "f"), "Mr", null]);
  assert.deepEqual(read(`IF "${nested}" >= "10" "a ${nested} b" "" \\* MERGEFORMAT`), [
    is(">=", "10"),
    `a ${nested} b`,
    "",
  ]);
  assert.deepEqual(read(`IF ${nested} = “f*” “Ms” ${nested}`), [is("=", "f*"), "Ms", nested]);
  for (const code of [
    "IF",
    `IF ${nested}`,
    `IF ${nested} = "f"`,
    `IF "a" = "a" "x" "y"`,
    `IF "x${nested}" = "f" "Ms" "Mr"`,
    `IF ${nested} = "f" "Ms" "Mr" \\# "0.00"`,
    `IF ${nested} = "f" "Ms" "Mr" "more"`,
    `IF ${nested} "=" "f" "Ms" "Mr"`,
  ])
    assert.equal(read(code), null, code);
  assert.equal(
    readIfField(`IF ${nested} = "f" "Ms"`, () => null),
    null,
  );
});

test("tags are values, filters, conditions and parts; what other programs mean by theirs is none", () => {
  const when = (condition: object) => ({ kind: "open", condition, isBare: false, isNegated: false, name: "if" });
  const is = (field: string, operator: string, right: object) =>
    when({ left: { field }, operator, right, isWords: false });
  const cases: [inner: string, tag: object | null][] = [
    [" First  name ", { kind: "value", field: "First name", format: {} }],
    ["Price | currency: EUR", { kind: "value", field: "Price", format: { filters: "currency: EUR" } }],
    ["#if VIP", when({ filled: "VIP" })],
    ["#if Country = “France”", is("Country", "=", { text: "France" })],
    ['#IF Total>="1,000"', is("Total", ">=", { text: "1,000" })],
    ["#if Due < 2026-11-21", is("Due", "<", { text: "2026-11-21" })],
    ["#if A != B", is("A", "<>", { field: "B" })],
    ["#else", { kind: "else" }],
    ["else", { kind: "else" }],
    ["/if", { kind: "close", name: "if" }],
    ["/", { kind: "close", name: "" }],
    ["#items", { kind: "open", condition: { filled: "items" }, isBare: true, isNegated: false, name: "items" }],
    ["^VIP", { kind: "open", condition: { filled: "VIP" }, isBare: true, isNegated: true, name: "VIP" }],
    ["/items", { kind: "close", name: "items" }],
    ...["@html", "%image", "=3", "#if", "#if a =", "a | ", "", "#", "a = b", "!x", "> b", "/a=b"].map(
      (inner): [string, null] => [inner, null],
    ),
  ];
  for (const [inner, tag] of cases) assert.deepEqual(readTag(inner), tag, inner);
});
