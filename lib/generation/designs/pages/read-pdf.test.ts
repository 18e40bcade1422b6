import assert from "node:assert/strict";
import { test } from "node:test";
import { unpacked } from "../../archive/pdf/spelled.fixture.ts";
import { copiedTexts } from "../../templates/checks/printed/rasterise.fixture.ts";
import { type onePage, stream } from "./make-pdf.fixture.ts";
import { foundIn, read, textAt } from "./read-one-page.fixture.ts";

test("placeholders are found in all their forms, whatever pieces they are drawn in", async () => {
  const texts: [shown: string, text: string][] = [
    ["(Dear {{Full name}}) Tj", "{Full name}"],
    ["[(Dear {{Fu) -20 (ll) 30 ( na) (me}})] TJ", "{Full name}"],
    ["({) Tj (Na) Tj (me) Tj (}) Tj", "{Name}"],
    ["(\\253Name\\273) Tj", "{Name}"],
    ["(<<Name>>) Tj", "{Name}"],
    ["([Name]) Tj", "{Name}"],
    ["({First} {Last}) Tj", "{First} {Last}"],
    ["[({First}) -300 ({Last})] TJ", "{First} {Last}"],
  ];
  for (const [shown, text] of texts) {
    const { design, pdf } = await read(textAt(40, 100, shown));
    assert.deepEqual(
      design.pages[0]?.found.map((each) => each.text),
      [text],
      shown,
    );
    const [copied = ""] = await copiedTexts(pdf);
    assert.equal(copied.replaceAll(/\s/g, ""), shown.includes("Dear") ? "Dear" : "", shown);
  }
});

test("a text that only looks like a placeholder stays on the page", async () => {
  for (const shown of ["([1]) Tj", "([see the notes on page 4, please]) Tj", "({}) Tj", "({12}) Tj", "(<< >>) Tj"]) {
    const { design, pdf } = await read(textAt(40, 100, shown));
    assert.deepEqual(design.pages[0]?.found, [], shown);
    assert.equal((await copiedTexts(pdf))[0]?.trim(), /\((.*)\)/.exec(shown)?.[1], shown);
  }
});

test("a placeholder's place, size, colour and font are those of its letters", async () => {
  const [found] = await foundIn("0.2 0.4 0.6 rg BT /F 20 Tf 1 0 0 1 72 100 Tm ({Name}) Tj ET");
  assert.deepEqual([found?.size, found?.color, found?.font, found?.angle], [20, "#336699", "arimo", 0]);
  assert.ok(Math.abs((found?.x ?? 0) - 25.4) < 0.01);
  // The line that it stands on is 100 points from both edges.
  assert.ok(Math.abs((found?.y ?? 0) + (found?.baseline ?? 0) - (100 / 72) * 25.4) < 0.01);
});

test("boxes are turned with their page and its text, and counted from the visible corner", async () => {
  const middle = async (options: Parameters<typeof onePage>[1]) => {
    const { design } = await read("BT /F 20 Tf 1 0 0 1 100 90.3 Tm ({Name}) Tj ET", options);
    const [found] = design.pages[0]?.found ?? [];
    assert.ok(found && design.pages[0]);
    const points = (millimetres: number) => Math.round((millimetres / 25.4) * 72);
    return [
      found.angle,
      points(found.y + found.height / 2),
      points(design.pages[0].width),
      points(design.pages[0].height),
    ];
  };
  assert.deepEqual(await middle({}), [0, 104, 300, 200]);
  assert.deepEqual(await middle({ page: "/CropBox [50 40 250 140]" }), [0, 44, 200, 100]);
  assert.deepEqual(
    (await middle({ page: "/Rotate 90" })).filter((_, index) => index !== 1),
    [90, 200, 300],
  );
  assert.deepEqual((await middle({ page: "/Rotate 180" })).at(0), -180);
  assert.deepEqual(await middle({ page: "/UserUnit 2" }), [0, 208, 600, 400]);
});

test("a box has as much room as the page leaves", async () => {
  const line = (x: number) => `0 0 0 RG ${x} 0 m ${x} 200 l S `;
  const width = async (content: string) => ((await foundIn(content))[0]?.width ?? 0) * (72 / 25.4);
  assert.ok((await width(textAt(40, 100, "({A}) Tj"))) > 200);
  const upToLine = await width(line(160) + textAt(40, 100, "({A}) Tj"));
  assert.ok(upToLine > 110 && upToLine < 121, `${upToLine}`);
  assert.equal((await foundIn(textAt(136.7, 100, "({A}) Tj")))[0]?.align, "center");
});

test("lines close to each other don't interfere", async () => {
  const lines = `${textAt(40, 100, "({Name}) Tj")}${textAt(40, 80, "(Course: {Course}) Tj")}${textAt(60, 60, "(by post) Tj")}`;
  const [name, course] = await foundIn(lines);
  for (const found of [name, course]) {
    const end = ((found?.x ?? 0) + (found?.width ?? 0)) * (72 / 25.4);
    assert.ok(end > 275, `${found?.text}: ${end}`);
  }
});

test("a text that fills its box does not touch the one that follows, placeholder or not", async () => {
  for (const following of ["({B}) Tj", "(B) Tj"]) {
    const [first] = await foundIn(`${textAt(40, 100, "({A}) Tj")} 1 0 0 rg ${textAt(120, 100, following)}`);
    const end = ((first?.x ?? 0) + (first?.width ?? 0)) * (72 / 25.4);
    assert.ok(end > 110 && end < 119, `${following}: ${end}`);
  }
});

test("a text in a form that is drawn twice is removed only where its place makes it a placeholder", async () => {
  const form = stream(
    "BT /F 20 Tf 0 0 Td (Na) Tj ET",
    "/Type /XObject /Subtype /Form /BBox [0 0 100 50] /Resources << /Font << /F 5 0 R >> >>",
  );
  const content = `${textAt(40, 100, "({) Tj")} q 1 0 0 1 46.68 100 cm /X Do Q ${textAt(72.25, 100, "(me}) Tj")} q 1 0 0 1 40 20 cm /X Do Q`;
  const { design, pdf } = await read(content, { resources: "/XObject << /X 6 0 R >>", more: [form] });
  assert.deepEqual(
    design.pages[0]?.found.map(({ text }) => text),
    ["{Name}"],
  );
  assert.equal((await copiedTexts(pdf))[0]?.trim(), "Na");
});

test("form fields become texts of their size, alignment and colour, and other fields are named as left out", async () => {
  const annotations = [
    "<< /Type /Annot /Subtype /Widget /FT /Tx /T (Full name) /Rect [30 40 130 60] /DA (/Helv 12 Tf 1 0 0 rg) /Q 1 >>",
    "<< /Type /Annot /Subtype /Widget /FT /Btn /T (Agreed) /Rect [30 80 50 100] >>",
    "<< /Type /Annot /Subtype /Widget /Parent 9 0 R /Rect [30 120 130 190] /DA (/Helv 0 Tf 0 g) >>",
    "<< /FT /Tx /Ff 4096 /T (form1[0].Remarks[0]) /Kids [8 0 R] >>",
  ];
  const { design } = await read("", {
    page: "/Annots [6 0 R 7 0 R 8 0 R]",
    catalog: "/AcroForm << /Fields [6 0 R 7 0 R 9 0 R] >>",
    more: annotations,
  });
  const [name, remarks] = design.pages[0]?.found ?? [];
  assert.deepEqual(
    [name?.text, name?.align, name?.size, name?.color, name?.wrap],
    ["{Full name}", "center", 12, "#ff0000", false],
  );
  assert.deepEqual([remarks?.text, remarks?.wrap, remarks?.valign], ["{Remarks}", true, "top"]);
  assert.deepEqual(
    design.notes.map(({ code }) => code),
    ["fields_dropped"],
  );
});

test("layers that are switched off, actions and attached files are left out", async () => {
  const { pdf, design } = await read(
    `/OC /L BDC 1 0 0 rg 0 0 300 200 re f ${textAt(40, 100, "(Secret) Tj")} EMC ${textAt(40, 50, "(Shown) Tj")}`,
    {
      catalog:
        "/OCProperties << /OCGs [6 0 R] /D << /OFF [6 0 R] >> >> /OpenAction << /S /JavaScript /JS (app.alert\\(1\\)) >> /Names << /EmbeddedFiles << /Names [] >> >>",
      resources: "/Properties << /L 6 0 R >>",
      page: "/AA << /O << /S /JavaScript /JS (x) >> >>",
      more: ["<< /Type /OCG /Name (Notes) >>"],
    },
  );
  assert.deepEqual(
    design.notes.map(({ code }) => code),
    ["font_replaced", "hidden_layers"],
  );
  assert.equal((await copiedTexts(pdf))[0]?.trim(), "Shown");
  assert.doesNotMatch(unpacked(pdf), /JavaScript|OCProperties|EmbeddedFiles|\/OC /);
});

test("a font that isn't embedded is replaced by one with its widths, or else the page becomes a picture", async () => {
  const replaced = await read(textAt(40, 100, "(Hello) Tj"));
  assert.match(unpacked(replaced.pdf), /Arimo-Regular/);
  assert.deepEqual(
    replaced.design.notes.map(({ code }) => code),
    ["font_replaced"],
  );
  const symbols = "<< /Type /Font /Subtype /Type1 /BaseFont /OwnFont >>";
  const drawn = await read(`BT /G 20 Tf 40 100 Td (Hello) Tj ET ${textAt(40, 50, "({Name}) Tj")}`, {
    resources: "/Font << /F 5 0 R /G 6 0 R >>",
    more: [symbols],
  });
  assert.deepEqual(
    drawn.design.notes.map(({ code }) => code),
    ["rasterised"],
  );
  assert.match(unpacked(drawn.pdf), /DCTDecode/);
  assert.doesNotMatch(unpacked(drawn.pdf), /OwnFont/);
  assert.deepEqual(
    drawn.design.pages[0]?.found.map(({ text }) => text),
    ["{Name}"],
  );
});

test("colours that PDF/A forbids make a picture for archives alone", async () => {
  const { pdf, archival, design } = await read("0 1 1 0 k 20 20 100 100 re f");
  assert.doesNotMatch(unpacked(pdf), /DCTDecode/);
  assert.match(unpacked(archival ?? new Uint8Array()), /DCTDecode/);
  assert.deepEqual(
    design.notes.map(({ code }) => code),
    ["archived_as_picture"],
  );
});

test("the same file gives the same bytes", async () => {
  const once = () => read(textAt(40, 100, "(Dear {Name}) Tj"));
  assert.deepEqual((await once()).pdf, (await once()).pdf);
});
