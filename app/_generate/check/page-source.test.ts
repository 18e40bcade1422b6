import assert from "node:assert/strict";
import { test } from "node:test";
import { pageMillimetres, pageSource } from "./page-source.ts";

const head = "data:image/svg+xml;charset=utf-8,";

test("a page is given its size in pixels", () => {
  const source = pageSource('<svg viewBox="0 0 841.8898 595.2756" xmlns="http://www.w3.org/2000/svg"/>');
  const svg = decodeURIComponent(source.slice(head.length));
  assert.equal(
    svg,
    '<svg viewBox="0 0 841.8898 595.2756" width="1123" height="794" xmlns="http://www.w3.org/2000/svg"/>',
  );
});

test("a page with a size is left unchanged", () => {
  const svg = '<svg width="10" height="10" viewBox="0 0 10 10">Ünïcödé # %</svg>';
  assert.equal(decodeURIComponent(pageSource(svg).slice(head.length)), svg);
});

test("a page of A4 in landscape is 297 by 210 mm", () => {
  const svg = '<svg viewBox="0 0 841.8898 595.2756" xmlns="http://www.w3.org/2000/svg"/>';
  assert.deepEqual(pageMillimetres(svg), { width: 297, height: 210 });
});
