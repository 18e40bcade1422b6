import assert from "node:assert/strict";
import { after, before, describe, test } from "node:test";
import { unzip } from "../archive/unzip.fixture.ts";
import { openDownload } from "../downloads/open-download.ts";
import { changeSession } from "../sessions/change-session.ts";
import { makeWordFile } from "../word/word-file.fixture.ts";
import { openTestSite, type TestSite } from "./test-site.fixture.ts";

const visitor = "writer";
const docx = "application/vnd.openxmlformats-officedocument.wordprocessingml.document";
const names = ["Zoë Müller", "Łukasz Żółć", "𓀀 Ελένη", "</w:t> & Ann", "Bo"];
const sheet = [
  "Name,Town",
  ...Array.from({ length: 30 }, (_, index) => `${names[index % 5]} ${index + 1},Town ${index + 1}`),
].join("\n");
const run = (text: string, properties = "") =>
  `<w:r>${properties && `<w:rPr>${properties}</w:rPr>`}<w:t xml:space="preserve">${text}</w:t></w:r>`;
const letter = makeWordFile(`<w:p>${run("Dear {Na")}${run("me}", "<w:b/>")}${run(" of {Town}")}</w:p>`);

const formatNamed = (name: string) => ({ name, refusal: null });

describe("filled Word files", () => {
  let site: TestSite;
  before(async () => {
    site = await openTestSite();
    site.work();
  });
  after(() => site.close());

  const session = async (file: Buffer, output: Parameters<typeof site.session>[2]["output"]) => {
    const { uploadId } = await site.upload(visitor, file, "Letter.docx");
    return site.session(visitor, sheet, { template: uploadId, ...(output && { output }) });
  };
  const textsOf = async (file: Buffer) => {
    const document = (await unzip(file)).find(({ name }) => name === "word/document.xml");
    return [...String(document?.data).matchAll(/<w:t[^>]*>([^<]*)</g)].map(([, text]) => text).join("");
  };

  test("every row becomes its Word file, in the archive and alone, named as PDFs are", async () => {
    const { sessionId, output, formats, problemCount } = await session(letter, { format: "docx" });
    assert.deepEqual(
      [output.filename, formats, problemCount],
      ["{Name}.docx", [formatNamed("pdf"), formatNamed("docx")], 0],
    );
    const status = await site.made(visitor, sessionId);
    assert.deepEqual([status.progress.done, status.results.map(({ kind }) => kind)], [30, ["archive"]]);
    const [archive] = status.results;
    const files = await unzip(await site.download(visitor, archive?.resultId ?? ""));
    assert.equal(files.length, 30);
    for (const [index, { name, data }] of files.entries()) {
      const wanted = `${names[index % 5]} ${index + 1}`;
      assert.equal(name, `${wanted.replace(/[<>:/]/g, "-")}.docx`);
      const shown = wanted.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;");
      assert.equal(await textsOf(data), `Dear ${shown} of Town ${index + 1}`);
      if (index % 10 > 0) continue;
      const alone = await openDownload(site.container, visitor, archive?.resultId ?? "", String(index + 1));
      assert.deepEqual([alone.contentType, alone.disposition, alone.filename], [docx, "attachment", name]);
      assert.deepEqual(await site.download(visitor, archive?.resultId ?? "", String(index + 1)), data);
    }
  });

  test("are the same for the same input, and PDFs again if wanted", async () => {
    const made: Buffer[] = [];
    for (let time = 0; time < 2; time += 1) {
      const { sessionId } = await session(letter, { format: "docx" });
      const { results } = await site.made(visitor, sessionId);
      made.push(await site.download(visitor, results[0]?.resultId ?? "", "7"));
    }
    const [first, second] = await Promise.all(made.map(unzip));
    assert.deepEqual(first, second);
    const { sessionId } = await session(letter, { format: "docx" });
    const changed = await changeSession(site.container, visitor, { sessionId, output: { format: "pdf" } });
    assert.equal(changed.output.filename, "{Name}.pdf");
  });

  test("are for Word files only, stay with them, and can't be combined", async () => {
    const refusal = (path: string) => (error: { code: string; errors?: { path: string }[] }) => {
      assert.deepEqual([error.code, error.errors?.map((each) => each.path)], ["invalid_request", [path]]);
      return true;
    };
    const badge = site.session(visitor, sheet, { template: "badge", output: { format: "docx" } });
    await assert.rejects(badge, refusal("output.format"));
    await assert.rejects(session(letter, { format: "docx", combined: true }), refusal("output.combined"));
    const looping = makeWordFile(`<w:p>${run("{Name} {#items}")}</w:p>`);
    await assert.rejects(session(looping, { format: "docx" }), refusal("output.format"));
    const [, word] = (await session(looping, undefined)).formats;
    assert.match(word?.refusal ?? "", /\{#items\}/);

    const { sessionId, template } = await session(letter, { format: "docx" });
    const other = await changeSession(site.container, visitor, { sessionId, template: "badge" });
    assert.deepEqual([other.output.format, other.formats], ["pdf", [formatNamed("pdf")]]);
    const back = await changeSession(site.container, visitor, { sessionId, template: template.id });
    assert.deepEqual([back.output.format, back.output.filename], ["docx", "{Name}.docx"]);
  });

  test("formats, IF fields and lists are in Word files what they are in PDFs", async () => {
    const char = (type: string) => `<w:r><w:fldChar w:fldCharType="${type}"/></w:r>`;
    const code = (text: string) => `<w:r><w:instrText xml:space="preserve">${text}</w:instrText></w:r>`;
    const field = (...instruction: string[]) => [char("begin"), ...instruction, char("separate"), char("end")].join("");
    const cell = (text: string) => `<w:tc><w:p>${run(text)}</w:p></w:tc>`;
    const order = makeWordFile(
      `<w:p>${field(code("IF "), field(code("MERGEFIELD Sex")), code(' = "f" "Ms " "Mr "'))}${field(code("MERGEFIELD Name \\* Upper"))}</w:p>
       <w:tbl><w:tr>${cell("Item")}${cell("Price")}</w:tr><w:tr>${cell("{#items}{Item | upper}")}${cell("{Price}{/items}")}</w:tr></w:tbl>`,
    );
    const rows = "Name,Sex,Item,Price\nAnn,f,Ink,3\nAnn,f,Pens & co,4.5\nBo,m,Paper,2";
    const { uploadId } = await site.upload(visitor, order, "Order.docx");
    const { sessionId, documentCount, formats } = await site.session(visitor, rows, {
      template: uploadId,
      output: { format: "docx" },
    });
    assert.deepEqual([documentCount, formats[1]?.refusal], [2, null]);
    const { results } = await site.made(visitor, sessionId);
    const files = await unzip(await site.download(visitor, results[0]?.resultId ?? ""));
    const texts = await Promise.all(files.map(({ data }) => textsOf(data)));
    assert.deepEqual(texts, ["Ms ANNItemPriceINK3PENS &amp; CO4.5", "Mr BOItemPricePAPER2"]);
  });
});
