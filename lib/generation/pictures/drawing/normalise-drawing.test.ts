import assert from "node:assert/strict";
import { describe, test } from "node:test";
import sharp from "sharp";
import { AppError } from "../../common/errors/app-error.ts";
import { normalisePicture } from "../normalise-picture.ts";
import { exportedDrawings } from "./drawings.fixture.ts";
import { normaliseDrawing } from "./normalise-drawing.ts";

const normalise = async (svg: string | Buffer) =>
  (await normaliseDrawing(Buffer.from(svg), 1_800, normalisePicture)).toString();
const drawing = (inner: string, attributes = "") =>
  `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="0 0 100 100" ${attributes}>${inner}</svg>`;
const box = '<rect width="9" height="9"/>';

/** The key of the error message for a rejected drawing. */
async function refusal(svg: string): Promise<string> {
  const fault = await normalise(svg).then(
    () => assert.fail("was taken"),
    (error: unknown) => error,
  );
  assert.ok(fault instanceof AppError, String(fault));
  assert.equal(fault.code, "damaged_file");
  return "key" in fault.wording ? fault.wording.key : "";
}

async function pixels(svg: string): Promise<Buffer> {
  await normalisePicture(
    await sharp({ create: { width: 1, height: 1, channels: 3, background: "#fff" } })
      .png()
      .toBuffer(),
    "png",
  );
  sharp.unblock({ operation: ["VipsForeignLoadSvg"] });
  return sharp(Buffer.from(svg)).resize(600, 400, { fit: "fill" }).flatten({ background: "#fff" }).raw().toBuffer();
}

for (const [program, svg] of Object.entries(exportedDrawings)) {
  test(`a drawing by ${program} looks the same when it is normalised`, async () => {
    const [before, after] = [await pixels(svg), await pixels(await normalise(svg))];
    assert.equal(before.length, after.length);
    assert.ok(new Set(before).size > 20, "the drawing is not blank");
    const different = before.filter((value, at) => Math.abs(value - (after[at] ?? 0)) > 24).length;
    assert.ok(different < before.length / 200, `${different} of ${before.length} values differ`);
  });
}

test("only drawn parts are kept", async () => {
  const kept = await normalise(
    drawing(
      `<script>alert(1)</script><metadata><a/></metadata><title>T</title><foreignObject><div/></foreignObject>
       <a href="https://example.org"><rect width="9" height="9" onclick="x()" data-id="7" style="behavior:url(#x);fill:red"/></a>
       <rect width="1" height="1"><animate attributeName="width" to="9"/></rect>`,
      'onload="x()"',
    ),
  );
  assert.equal(
    kept,
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100"><a><rect width="9" height="9" fill="red"/></a><rect width="1" height="1"/></svg>',
  );
});

test("rules of style sheets count by their specificity, and a style attribute above them", async () => {
  const sheet = "<style>.a{fill:#001} rect{fill:#002} #i{fill:#003} .a.b{fill:#004} *{stroke:#005}</style>";
  const boxes = ["", 'class="a"', 'class="b a"', 'class="a b" id="i"', 'id="i" style="fill:#006"', 'fill="#007"'];
  const kept = await normalise(drawing(sheet + boxes.map((each) => `<rect ${each}/>`).join("")));
  assert.deepEqual(kept.match(/(?<=<rect[^>]*fill=")#00\d/g), ["#002", "#001", "#004", "#003", "#006", "#002"]);
  assert.equal(kept.match(/stroke="#005"/g)?.length, 7);
});

test("an image inside a drawing is written again like any image", async () => {
  const large = await sharp({ create: { width: 2_400, height: 30, channels: 3, background: "#0a0" } })
    .png()
    .toBuffer();
  const kept = await normalise(
    drawing(`<image width="9" height="9" xlink:href="data:image/png;base64,${large.toString("base64")}"/>`),
  );
  const [, data = ""] = /href="data:image\/png;base64,([^"]+)"/.exec(kept) ?? [];
  assert.equal((await sharp(Buffer.from(data, "base64")).metadata()).width, 1_800);
});

describe("a drawing is refused", () => {
  const repeated = (count: number, text: string) => text.repeat(count);
  const nested = (depth: number, open: string, close: string) => repeated(depth, open) + box + repeated(depth, close);
  const filter = (inner: string, region = "") => `<filter id="f" ${region}>${inner}</filter>`;
  const filtered = '<rect width="9" height="9" filter="url(#f)"/>';
  const bomb = Array.from(
    { length: 9 },
    (_, at) => `<g id="l${at + 1}">${repeated(10, `<use href="#l${at}"/>`)}</g>`,
  ).join("");
  const chain = Array.from({ length: 5_000 }, (_, at) => `<g id="c${at}"><use href="#c${at + 1}"/></g>`).join("");

  const cases: [what: string, svg: string, key: string][] = [
    [
      "with 420,000 attributes",
      drawing(`<rect ${Array.from({ length: 420_000 }, (_, at) => `a${at}=""`).join(" ")}/>`),
      "picture.complex",
    ],
    ["with 100,000 elements", drawing(repeated(100_000, box)), "picture.complex"],
    ["with 20,000 style rules", drawing(`<style>${repeated(20_000, ".a{fill:red}")}</style>${box}`), "picture.complex"],
    ["with elements in elements 5,000 deep", drawing(nested(5_000, "<g>", "</g>")), "picture.complex"],
    [
      "with a path of three million numbers",
      drawing(`<path d="M0 0${repeated(1_500_000, "h1v1")}"/>`),
      "picture.complex",
    ],
    ["with uses of uses", drawing(`<g id="l0">${box}</g>${bomb}`), "picture.complex"],
    ["with a long chain of uses", drawing(chain), "picture.complex"],
    [
      "with a use of itself",
      drawing('<g id="a"><use href="#b"/></g><g id="b"><use href="#a"/></g>'),
      "picture.drawing",
    ],
    [
      "with a pattern in a pattern, over and over",
      drawing(`<pattern id="p"><rect fill="url(#p)"/></pattern>${box}`),
      "picture.drawing",
    ],
    [
      "with a marker at each of many corners",
      drawing(
        `<marker id="k">${repeated(500, box)}</marker><path marker-mid="url(#k)" d="M0 0${repeated(5_000, "h1")}"/>`,
      ),
      "picture.complex",
    ],
    ["with a turbulence", drawing(filter('<feTurbulence numOctaves="1000000000"/>') + filtered), "picture.complex"],
    [
      "with 200 turbulences",
      drawing(filter(repeated(200, '<feTurbulence numOctaves="9"/>')) + filtered),
      "picture.complex",
    ],
    [
      "with a convolution of 500 × 500",
      drawing(filter('<feConvolveMatrix order="500" kernelMatrix="1"/>') + filtered),
      "picture.complex",
    ],
    [
      "with 3,000 blurs",
      drawing(filter(repeated(3_000, '<feGaussianBlur stdDeviation="9"/>')) + filtered),
      "picture.complex",
    ],
    [
      "with 2,000 filtered boxes",
      drawing(filter('<feGaussianBlur stdDeviation="9"/>') + repeated(2_000, filtered)),
      "picture.complex",
    ],
    [
      "with boxes filtered by a style rule",
      drawing(
        `<style>rect{filter:url(#f)}</style>${filter('<feGaussianBlur stdDeviation="9"/>')}${repeated(2_000, box)}`,
      ),
      "picture.complex",
    ],
    [
      "with a filter of a large region",
      drawing(filter('<feGaussianBlur stdDeviation="9"/>', 'width="100000%"') + filtered),
      "picture.complex",
    ],
    ["with a filter function", drawing('<rect width="9" height="9" style="filter: blur(900px)"/>'), "picture.complex"],
    [
      "with text in an effect",
      drawing(`${filter('<feGaussianBlur stdDeviation="2"/>')}${filtered}<text>A</text>`),
      "picture.textWithEffects",
    ],
    ["with more text than a page", drawing(`<text>${repeated(30_000, "a")}</text>`), "picture.complex"],
    ["with selectors that we do not read", drawing(`<style>g > rect{fill:red}</style>${box}`), "picture.styles"],
    ["with a media query", drawing(`<style>@media print{rect{fill:red}}</style>${box}`), "picture.styles"],
    ["that imports a sheet", drawing(`<style>@import "http://localhost/a.css";</style>${box}`), "picture.linked"],
    ["that loads a fill", drawing('<rect fill="url(http://localhost/a.svg#b)"/>'), "picture.linked"],
    ["that loads a picture", drawing('<image href="photo.jpg"/>'), "picture.linked"],
    ["that loads a file of the machine", drawing('<image href="file:///etc/hostname"/>'), "picture.linked"],
    ["that uses another file", drawing('<use xlink:href="other.svg#a"/>'), "picture.linked"],
    ["with entities", `<!DOCTYPE svg [<!ENTITY a "b">]>${drawing(box)}`, "picture.linked"],
    [
      "with a drawing inside",
      drawing(`<image href="data:image/svg+xml;base64,${Buffer.from(drawing(box)).toString("base64")}"/>`),
      "picture.drawing",
    ],
    ["that is cut", drawing(box).slice(0, -9), "picture.drawing"],
    ["that is no drawing", "<html><body/></html>", "picture.drawing"],
    ["in an encoding that is none", `<?xml version="1.0" encoding="klingon"?>${drawing(box)}`, "picture.drawing"],
  ];
  for (const [what, svg, key] of cases) {
    test(what, async () => assert.equal(await refusal(svg), key));
  }

  test("with a picture of too many pixels inside", async () => {
    const png = await sharp({ create: { width: 9_000, height: 9_000, channels: 3, background: "#fff" } })
      .png()
      .toBuffer();
    const fault = await normalise(drawing(`<image href="data:image/png;base64,${png.toString("base64")}"/>`)).catch(
      (error) => error,
    );
    assert.equal(fault.code, "too_large");
  });
});
