import assert from "node:assert/strict";
import { after, before, describe, test } from "node:test";
import sharp from "sharp";
import { z } from "zod";
import { uploadsIn } from "#lib/contracts/designs/design-uploads.ts";
import { uploadIdPattern } from "#lib/contracts/id-patterns.ts";
import { AppError } from "../../common/errors/app-error.ts";
import { assetId, designJson, makeDesignFile } from "../../designs/design-file.fixture.ts";
import { onePage } from "../../designs/pages/make-pdf.fixture.ts";
import { changeSession } from "../../sessions/change-session.ts";
import { readPageContents } from "../../templates/checks/printed/page-content.fixture.ts";
import { openTestSite, type TestSite } from "../test-site.fixture.ts";

const visitor = "keeper";
const sheet = "Full name,Points\nZoë Müller,3\nŁukasz Żółć,4\nAnn Lee,5";

const page = onePage("0.9 0.95 1 rg 0 0 300 200 re f 0 g BT /F 12 Tf 40 20 Td (Summer school) Tj ET");
const box = { page: 1, x: 70, y: 40, width: 20, height: 20 };
const design = (more: object = {}) =>
  designJson({
    page: { background: { uploadId: assetId(1), page: 1 } },
    elements: [{ ...box, id: "seal", kind: "picture", uploadId: assetId(2) }],
    assets: { [assetId(1)]: "assets/page.pdf", [assetId(2)]: "assets/seal.png" },
    ...more,
  });

describe("a saved design", () => {
  let site: TestSite;
  let seal: Buffer;
  before(async () => {
    site = await openTestSite();
    site.work();
    seal = await sharp({ create: { width: 40, height: 40, channels: 3, background: "#cc0000" } })
      .png()
      .toBuffer();
  });
  after(() => site.close());

  const file = (json: object = design()) =>
    makeDesignFile(json, [
      { name: "assets/page.pdf", data: page },
      { name: "assets/seal.png", data: seal },
    ]);
  const open = async (content = file(), choices = {}, owner = visitor) => {
    const { uploadId, kind } = await site.upload(owner, content, "Summer school.rowpress");
    assert.equal(kind, "template");
    return {
      templateId: uploadId,
      ...(await site.session(owner, sheet, { template: uploadId, preview: { row: 1 }, ...choices })),
    };
  };
  const uploads = async () =>
    (
      await site.container.database.query(
        z.object({ id: z.string() }),
        "SELECT id FROM uploads WHERE deleted_at IS NULL",
        {},
      )
    ).length;

  test("becomes the session's design, with the visitor's own uploads, and creates documents", async () => {
    const {
      sessionId,
      template,
      design: opened,
      unmapped,
      preview,
    } = await open(file(), {
      output: { archive: false, combined: true },
    });
    assert.deepEqual([template.id, template.fields.map(({ label }) => label), unmapped], ["design", ["Full name"], []]);
    assert.ok(opened);
    const ids = uploadsIn(opened);
    assert.ok(ids.length === 2 && ids.every((id) => uploadIdPattern.test(id) && !id.includes("0000000000")));
    assert.match(preview?.pages[0] ?? "", /<image/);
    const { status, results } = await site.made(visitor, sessionId);
    assert.equal(status, "succeeded");
    const contents = await Array.fromAsync(readPageContents(await site.download(visitor, results[0]?.resultId ?? "")));
    const texts = contents.map(({ texts }) =>
      texts
        .map(({ text }) => text)
        .join("")
        .replaceAll(" ", ""),
    );
    assert.deepEqual(
      texts.map((text) => /Dear(.*?)(?:Summerschool)?$/.exec(text.replace(/^Summerschool/, ""))?.[1]),
      ["ZoëMüller", "ŁukaszŻółć", "AnnLee"],
    );
    assert.ok(texts.every((text) => text.includes("Summerschool")));
  });

  test("is opened once, however often it is chosen, and can be changed as any design", async () => {
    const { templateId, sessionId, design: opened } = await open();
    const again = await changeSession(site.container, visitor, { sessionId, template: templateId });
    assert.deepEqual(again.design, opened);
    assert.ok(opened);
    const [text] = opened.elements;
    assert.ok(text?.kind === "text");
    const changed = { ...opened, elements: [{ ...text, text: "{Points} points" }] };
    const { template } = await changeSession(site.container, visitor, { sessionId, design: changed });
    assert.deepEqual(
      template.fields.map(({ label }) => label),
      ["Points"],
    );
  });

  test("is nobody else's", async () => {
    const { templateId } = await open();
    await assert.rejects(
      site.session("stranger", sheet, { template: templateId }),
      (error: unknown) => error instanceof AppError && error.code === "not_found",
    );
  });

  test("reaches no upload by naming its id", async () => {
    const { uploadId } = await site.upload("owner", seal, "seal.png");
    const named = designJson({ page: { background: { uploadId, page: 1 } } });
    await assert.rejects(site.upload(visitor, makeDesignFile(named)), /its list of files doesn’t include upl_/);
    await assert.rejects(site.upload(visitor, makeDesignFile(design())), /assets\/page\.pdf is missing/);
    const listed = designJson({
      page: { background: { uploadId, page: 1 } },
      assets: { [uploadId]: "assets/page.pdf" },
    });
    const { design: opened } = await open(makeDesignFile(listed, [{ name: "assets/page.pdf", data: page }]));
    assert.ok(opened && !uploadsIn(opened).includes(uploadId));
  });

  test("leaves nothing behind if one of its assets is refused", async () => {
    const before = await uploads();
    const broken = makeDesignFile(design(), [
      { name: "assets/page.pdf", data: page },
      { name: "assets/seal.png", data: "no image" },
    ]);
    await assert.rejects(open(broken), /assets\/seal.png: The design needs another kind of file here/);
    const swapped = makeDesignFile(design(), [
      { name: "assets/page.pdf", data: "%PDF-1.7 and no more" },
      { name: "assets/seal.png", data: seal },
    ]);
    await assert.rejects(open(swapped), /assets\/page.pdf: /);
    // What was sent itself: two saved designs, and a sheet with each.
    assert.equal((await uploads()) - before, 4);
  });
});
