import assert from "node:assert/strict";
import { test } from "node:test";
import { copiedTexts } from "../../templates/checks/printed/rasterise.fixture.ts";
import { foundIn, read, textAt } from "./read-one-page.fixture.ts";

test("words that a value would separate from it, or push out of the middle, become part of its text", async () => {
  const pageMiddle = (shown: string, width: number) => textAt(150 - width / 2, 100, shown);
  const lines: [content: string, text: string, left: string][] = [
    [textAt(20, 100, "(on {{Date}} in {Town}.) Tj"), "on {Date} in {Town}.", ""],
    [textAt(20, 100, "({Amount} ) Tj (EUR) Tj"), "{Amount} EUR", ""],
    [pageMiddle("(Time: {Time}) Tj", 115.6), "Time: {Time}", ""],
    // Nothing moves where a text ends with its placeholder.
    [textAt(20, 100, "(Time: {Time}) Tj"), "{Time}", "Time:"],
    [textAt(20, 100, "/F 10 Tf (Time: ) Tj /F 20 Tf ({Time}) Tj"), "{Time}", "Time:"],
    [textAt(20, 100, "({Time} {) Tj"), "{Time}", "{"],
  ];
  for (const [content, text, left] of lines) {
    const { design, pdf } = await read(content);
    assert.deepEqual(
      design.pages[0]?.found.map((each) => each.text),
      [text],
      content,
    );
    assert.equal((await copiedTexts(pdf))[0]?.trim(), left, content);
  }
});

test("words with another look are set with a placeholder, in their own font, if they would be separated", async () => {
  const bold = "<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica-Bold /Encoding /WinAnsiEncoding >>";
  const slanted = bold.replace("Bold", "Oblique");
  const options = { resources: "/Font << /F 5 0 R /B 6 0 R /I 7 0 R >>", more: [bold, slanted] };
  const plain = { font: null, weight: null, italic: null, color: null, scale: 1 };
  const lines: [shown: string, text: string, strong: object, emphasis: object][] = [
    ["(Mr ) Tj /B 20 Tf ({Name}) Tj /F 20 Tf ( has 2*2) Tj", "Mr **{Name}** has 2\\*2", { weight: 700 }, {}],
    [
      "/I 20 Tf (<<Name>>) Tj /F 20 Tf ( and ) Tj /B 20 Tf ({Town}.) Tj",
      "*{Name}* and **{Town}.**",
      { weight: 700 },
      { italic: true },
    ],
    ["({Time} ) Tj 1 0 0 rg /F 10 Tf (o'clock) Tj", "**{Time}** o'clock", { color: "#000000", scale: 2 }, {}],
  ];
  for (const [shown, text, strong, emphasis] of lines) {
    const { design, pdf } = await read(textAt(40, 100, shown), options);
    const [found, another] = design.pages[0]?.found ?? [];
    assert.deepEqual([found?.text, another], [text, undefined]);
    assert.deepEqual(found?.accents, { strong: { ...plain, ...strong }, emphasis: { ...plain, ...emphasis } });
    assert.equal((await copiedTexts(pdf))[0]?.trim(), "");
  }
  // More looks than a text can have, and signs that would be none.
  for (const shown of [
    "({Name} ) Tj /B 20 Tf (a ) Tj /I 20 Tf (b ) Tj /F 10 Tf (c) Tj",
    "({Name}s) Tj /B 20 Tf (s) Tj",
  ])
    assert.deepEqual(
      (await foundIn(textAt(40, 100, shown), options)).map(({ text }) => text),
      ["{Name}"],
      shown,
    );
});
