import assert from "node:assert/strict";
import { test } from "node:test";
import { growth } from "../../common/growth.fixture.ts";
import { read, textAt } from "./read-one-page.fixture.ts";
import { unmarkedNotes } from "./unmarked-names.ts";

const written = (notes: { message: { message: string } }[]) => notes.map(({ message }) => message.message);

test("texts that name columns without marks are reported, other words and captions aren't", async () => {
  const notesOf = async (text: string, ...columns: string[]) => {
    const { design } = await read(textAt(20, 100, `(${text}) Tj`));
    return written(unmarkedNotes(design, columns));
  };
  const [note = ""] = await notesOf("has passed COURSE with success", "Course", "Full name");
  assert.match(note, /^Page 1 has names of your columns as plain text \(Course\),.* write \{\{Course\}\} in your file/);
  for (const text of ["has taken part in {{Course}}", "of course, Courses", "Course: ____", "Coursework"])
    assert.deepEqual(await notesOf(text, "Courses of ours", "Course"), text.includes("of course") ? [note] : [], text);
  assert.deepEqual(await notesOf("No 1", "No", "1"), []);
});

test("fonts that found texts aren't set in are named with those that are, unless they are as wide", async () => {
  const widths = `/FirstChar 32 /LastChar 126 /Widths [${"600 ".repeat(95)}]`;
  const font = (name: string) =>
    `<< /Type /Font /Subtype /Type1 /BaseFont /${name} /Encoding /WinAnsiEncoding ${widths} >>`;
  const notesOf = async (name: string, text: string) => {
    const options = { resources: "/Font << /F 5 0 R /G 6 0 R >>", more: [font(name)] };
    const { design } = await read(textAt(20, 100, `/G 20 Tf (${text}) Tj`), options);
    return written(design.notes.filter(({ code }) => code === "text_font"));
  };
  const [note = ""] = await notesOf("ABCDEF+AGaramondPro-Bold", "{{Name}}");
  assert.match(note, /^Page 1: texts in AGaramondPro are set in EB Garamond\./);
  assert.deepEqual(await notesOf("ABCDEF+AGaramondPro-Bold", "Name"), []);
  for (const same of ["Helvetica-Bold", "ABCDEF+EBGaramond-Italic", "TimesNewRomanPS-BoldMT"])
    assert.deepEqual(await notesOf(same, "{{Name}}"), [], same);
});

test("takes no longer for 2,000 columns, or names of 32,000 letters, than for the first forty", () => {
  const texts = Array.from({ length: 100 }, (_, line) => `${line} Name of a guest, ${"or of another ".repeat(10)}`);
  const pages = [{ width: 100, height: 100, found: [], texts }];
  const names = Array.from({ length: 2_000 }, (_, at) => `Name of ${at} ${"a".repeat(at % 2 ? 32_000 : 9)}`);
  assert.ok(growth(500, (count) => unmarkedNotes({ pages }, names.slice(0, count)), 5) < 2);
  assert.equal(unmarkedNotes({ pages }, ["Guest"]).length, 1);
});
