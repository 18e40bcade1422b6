import assert from "node:assert/strict";
import { test } from "node:test";
import { elementCode } from "../../elements/element-code.ts";
import { barCode } from "./bar-code.ts";
import { qrCode } from "./qr-code.ts";
import { withoutSymbol, withSymbol } from "./stored-codes.ts";

test("a code is stored without its symbol and comes back with the same one", () => {
  const codes = [
    qrCode("https://example.org/ä"),
    barCode("4006381333931", "ean-13"),
    barCode("036000291452", "upc-a"),
    barCode("AB-12 c", "code-128"),
    ...(["itf-14", "data-matrix", "aztec", "pdf417"] as const).map((kind) => elementCode(kind, "09521234567882")),
  ];
  const cells = { kind: "qr", text: "a cell", svg: "another", drawn: "false" };
  const typed = { ...Object(qrCode("1234")), typed: "12-34" };
  const document = { values: { codes }, cells, typed };
  const stored = JSON.stringify(document, withoutSymbol);
  assert.doesNotMatch(JSON.stringify(codes, withoutSymbol), /svg/);
  const drawn = codes.map((code) => ({ ...Object(code) }));
  assert.ok(drawn.every(({ svg, modules }) => svg.includes("path") && modules > 0));
  assert.deepEqual(JSON.parse(stored, withSymbol), { values: { codes: drawn }, cells, typed });
});
