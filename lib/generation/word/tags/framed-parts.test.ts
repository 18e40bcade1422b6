import assert from "node:assert/strict";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, test } from "node:test";
import { limits } from "#lib/contracts/limits.ts";
import { growth } from "../../common/growth.fixture.ts";
import { isFormat } from "../../mapping/merge/compile-values.ts";
import { type Condition, conditionKey } from "../../templates/merge.ts";
import { settleFrames } from "../drawing/frames.ts";
import { run } from "../fields.fixture.ts";
import { readWordFile } from "../read-word-file.ts";
import { findText, placedTexts } from "../typst/placed-texts.fixture.ts";
import { makeWordFile } from "../word-file.fixture.ts";

const folder = mkdtempSync(join(tmpdir(), "rowpress-word-"));
after(() => rmSync(folder, { recursive: true }));

const frame = `<w:framePr w:w="4000" w:wrap="around" w:vAnchor="page" w:hAnchor="page" w:x="1440" w:y="3000"/>`;
const paragraph = (text: string, properties = "") => `<w:p><w:pPr>${properties}</w:pPr>${run(text)}</w:p>`;

async function read(...paragraphs: string[]) {
  const path = join(folder, "file.docx");
  writeFileSync(path, makeWordFile(paragraphs.join("")));
  return readWordFile(path, limits, isFormat);
}

const around = {
  list: ["{#items}", "{Item}", "{/items}"],
  condition: ["{#VIP}", "Dear {Name}", "{/VIP}"],
};

for (const [kind, [first = "", inner = "", last = ""]] of Object.entries(around)) {
  test(`a ${kind} begins after a frame`, async () => {
    const letter = await read(
      paragraph("Addressee", frame),
      ...[first, inner, last, "{Total}"].map((text) => paragraph(text)),
    );
    assert.deepEqual(letter.omissions, []);
    const [part] = letter.sections[0]?.blocks.filter(({ kind }) => kind === "part") ?? [];
    assert.ok(part);
  });

  test(`a ${kind} holds a frame`, async () => {
    const letter = await read(
      paragraph(first, frame),
      paragraph(inner, frame),
      paragraph("Text"),
      paragraph(`${last}`),
      paragraph("{Total}"),
    );
    assert.deepEqual(letter.omissions, []);
  });
}

test("what is framed in a condition stands at its place if that's so", async () => {
  const body = [
    paragraph("{#VIP}"),
    paragraph("Framed", frame),
    paragraph("Anchor"),
    paragraph("{/VIP}"),
    paragraph("{Name}"),
  ];
  const { merge } = await read(...body);
  const key = conditionKey(merge.conditions[0] as Condition);
  const all = await placedTexts(folder, body.join(""), {}, [{ [key]: "yes" }, { [key]: "" }]);
  assert.deepEqual(
    all.map(({ page, text }) => [page, text]),
    [
      [1, "Framed"],
      [1, "Anchor"],
    ],
  );
  const { x, y } = findText(all, "Framed");
  assert.ok(Math.abs(x - 72) < 0.5 && y > 150 && y < 165, `${x} ${y}`);
});

test("a frame takes no room where a condition leaves out all that is in it", async () => {
  const high = `<w:framePr w:w="4000" w:h="3000" w:hRule="atLeast" w:wrap="notBeside" w:vAnchor="text" w:hAnchor="margin" w:y="1"/>`;
  const body = [
    paragraph("{#VIP}", high),
    paragraph("Framed", high),
    paragraph("{/VIP}", high),
    paragraph("Anchor {Name}"),
  ];
  const { merge } = await read(...body);
  const key = conditionKey(merge.conditions[0] as Condition);
  const all = await placedTexts(folder, body.join(""), {}, [{ [key]: "yes" }, { [key]: "" }]);
  const [shown, left] = [1, 2].map((page) => all.find((each) => each.page === page && each.text === "Anchor")?.y ?? 0);
  assert.ok((shown ?? 0) > 222 && (left ?? 0) < 90, `${shown} ${left}`);
});

test("frames take a time that grows with their number, however many different ones follow each other", async () => {
  const frames = [frame, frame.replace("1440", "2880")];
  const { sections } = await read(...frames.map((each) => paragraph("x", each)), paragraph("y"));
  const [anchor] = sections[0]?.blocks ?? [];
  assert.ok(anchor?.kind === "paragraph");
  const framed = anchor.inlines.flatMap((each) =>
    each.kind === "float" && each.float.content.kind === "box" ? each.float.content.box.blocks : [],
  );
  const times = growth(
    10_000,
    (size) => {
      const blocks = Array.from({ length: size / framed.length }, () => framed).flat();
      settleFrames(sections.map((section) => ({ ...section, blocks })));
    },
    3,
  );
  assert.ok(times < 8, `${times}`);
});
