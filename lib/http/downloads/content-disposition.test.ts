import assert from "node:assert/strict";
import { test } from "node:test";
import { contentDisposition } from "./content-disposition.ts";

test("sends an ASCII name for every client, and the exact name encoded", () => {
  assert.equal(
    contentDisposition("attachment", "Åsa (4b) – Prüfung.zip"),
    "attachment; filename=\"Asa (4b) _ Prufung.zip\"; filename*=UTF-8''%C3%85sa%20%284b%29%20%E2%80%93%20Pr%C3%BCfung.zip",
  );
});

test("escapes quotes, backslashes and line breaks", () => {
  const header = contentDisposition("inline", 'a"b\\c\r\nd.pdf');
  assert.equal(header, "inline; filename=\"a_b_c__d.pdf\"; filename*=UTF-8''a%22b%5Cc%0D%0Ad.pdf");
});
