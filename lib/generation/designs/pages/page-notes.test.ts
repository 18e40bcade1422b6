import assert from "node:assert/strict";
import { test } from "node:test";
import { read, textAt } from "./read-one-page.fixture.ts";
import { unmarkedNotes } from "./unmarked-names.ts";

const written = (notes: { message: { message: string } }[]) => notes.map(({ message }) => message.message);

test("texts that name columns without marks are told of, other words and captions aren't", async () => {
  const notesOf = async (text: string, ...columns: string[]) => {
    const { design } = await read(textAt(20, 100, `(${text}) Tj`));
    return written(unmarkedNotes(design, columns));
  };
  const [told = ""] = await notesOf("has passed COURSE with success", "Course", "Full name");
  assert.match(told, /^Page 1 has names of your columns as plain text \(Course\),.* write \{\{Course\}\} in your file/);
  for (const text of ["has taken part in {{Course}}", "of course, Courses", "Course: ____", "Coursework"])
    assert.deepEqual(await notesOf(text, "Courses of ours", "Course"), text.includes("of course") ? [told] : [], text);
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
  const [told = ""] = await notesOf("ABCDEF+AGaramondPro-Bold", "{{Name}}");
  assert.match(told, /^Page 1: texts in AGaramondPro are set in EB Garamond\./);
  assert.deepEqual(await notesOf("ABCDEF+AGaramondPro-Bold", "Name"), []);
  for (const same of ["Helvetica-Bold", "ABCDEF+EBGaramond-Italic", "TimesNewRomanPS-BoldMT"])
    assert.deepEqual(await notesOf(same, "{{Name}}"), [], same);
});
