import assert from "node:assert/strict";
import { test } from "node:test";
import { droppedLink, pastedAs } from "./pasted.ts";

test("treats lines as rows, with any line ending", () => {
  for (const end of ["\n", "\r\n", "\r"]) assert.equal(pastedAs(`Name\tCourse${end}Ann\tMaths${end}`), "rows");
  assert.equal(pastedAs('"Full\nname"\tCourse\n"Ann ""A."""\tMaths'), "rows");
});

test("treats a cell, a single line or white space as no table", () => {
  for (const text of ["Ann", "Ann\r\n", "Name\tCourse\tDate", "\t\t", "  \n \n", "\n"]) {
    assert.equal(pastedAs(text), "few", JSON.stringify(text));
  }
  assert.equal(pastedAs(""), "nothing");
});

test("accepts a link too, because the server says how to download its spreadsheet", () => {
  assert.equal(pastedAs(" https://docs.google.com/spreadsheets/d/1aBc/edit#gid=0"), "rows");
  assert.equal(pastedAs("see https://a.de"), "few");
});

test("accepts the first web link of a dropped list", () => {
  const link = "https://docs.google.com/spreadsheets/d/1aBc/edit#gid=0";
  assert.equal(droppedLink(`# my sheet\r\n${link}\r\nhttps://b.example/`), link);
  for (const list of ["", "# https://a.example/", "file:///home/ann/guests.csv", "mailto:ann@a.example"]) {
    assert.equal(droppedLink(list), null, list);
  }
});

test("classifies a text of 50 MB", () => {
  assert.equal(pastedAs(`${" ".repeat(25_000_000)}a${" ".repeat(25_000_000)}`), "few");
  assert.equal(pastedAs(`Name\n${"Ann\tMaths\n".repeat(5_000_000)}`), "rows");
});
