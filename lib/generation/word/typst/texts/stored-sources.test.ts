import assert from "node:assert/strict";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, test } from "node:test";
import { localeFacts } from "../../../mapping/values/locale.ts";
import { readPageContents } from "../../../templates/checks/printed/page-content.fixture.ts";
import { createTypesetter } from "../../../typesetting/typesetter.ts";

const folder = mkdtempSync(join(tmpdir(), "rowpress-word-"));
after(() => rmSync(folder, { recursive: true }));

test("sources that earlier versions stored are set as they were", async () => {
  // Words were counted off from 1, turned objects weren't mirrored, and borders of pages had no second line.
  const words = ["One", "Two", ...Array.from({ length: 97 }, (_, at) => `Word ${at + 3}`)].map((each) => `"${each}"`);
  const page = "(width: 400pt, height: 300pt), (left: 50pt, right: 50pt, top: 50pt, bottom: 50pt)";
  const borders = `((top: (10pt, (thickness: 2pt, paint: rgb("ff0000")))), "text", "all")`;
  const body = `list-begin("a"); list-step("a", 0, (1,), (), none); list-number("a", ((0, n0, 1),)); turned(50pt, 20pt, 90deg, [Side])`;
  const source = join(folder, "stored.typ");
  writeFileSync(
    source,
    `#import "/word/word.typ": *
#let n0 = (${words.join(", ")})
#let setup(settings, locale, body) = word-setup(body)
#let document(values, settings, locale) = section((top: 50pt, bottom: 50pt, first: 0pt), false, ${page}, (header: 0pt, footer: 0pt), (:), (:), ((:), (:)), none, none, ${borders}, 0, {${body}})`,
  );
  const batch = {
    template: "",
    title: "Stored",
    settings: {},
    author: null,
    locale: localeFacts("en-GB"),
    sheet: null,
  };
  const records = [{ values: {}, settings: {} }];
  const typesetter = createTypesetter(process.cwd());
  const typeset = typesetter.typeset({ ...batch, images: {}, word: { source, images: {} }, records });
  const [first] = await Array.fromAsync(readPageContents(typeset.pdf("pdf", new Date(0))));
  const shown = first?.texts.map(({ text }) => text.trim()).filter(Boolean);
  assert.deepEqual(shown, ["One", "Side"]);
});
