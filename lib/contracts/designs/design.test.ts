import assert from "node:assert/strict";
import { test } from "node:test";
import { type Design, DesignSchema } from "./design.ts";
import { DesignRequestSchema } from "./design-request.ts";

const page = { width: 210, height: 297 };
const text = { id: "a", kind: "text", page: 1, x: 10, y: 10, width: 50, height: 10, text: "{Name}" };
const design = (element: object) => ({ version: 1, pages: [page], elements: [element] });

test("completes a design with defaults, and takes left and right for start and end", () => {
  const parsed = DesignRequestSchema.parse(design({ ...text, align: "right" })) as Design;
  assert.deepEqual(parsed, DesignSchema.parse(design({ ...text, align: "end" })));
  const [element] = parsed.elements;
  assert.equal(element?.kind === "text" && element.minSize, 8);
});

test("names the element and the field of an error", () => {
  const errorsOf = (value: unknown) =>
    DesignRequestSchema.safeParse(value).error?.issues.map(({ path, message }) => `${path.join(".")} ${message}`) ?? [];
  assert.match(errorsOf(design({ ...text, size: 2 })).join(), /^elements\.0\.size a: /);
  assert.match(errorsOf(design({ ...text, name: "Title", colour: "red" })).join(), /^elements\.0 Title: .*colour/);
  const long = `${"a".repeat(78)}😀😀😀`;
  assert.match(
    errorsOf(design({ ...text, name: long })).join(),
    new RegExp(`^elements\\.0\\.name ${"a".repeat(78)}…: `),
  );
  assert.match(errorsOf({ blank: { width: 210, height: Number.NaN } }).join(), /^blank\.height /);
  assert.match(errorsOf({ upload: "../secret" }).join(), /^upload /);
  assert.match(errorsOf({ version: 2, pages: [page], elements: [] }).join(), /^version /);
  assert.notDeepEqual(errorsOf(null), []);
});

test("limits the cost of a design", () => {
  const many = (count: number) => Array.from({ length: count }, (_, index) => ({ ...text, id: `e${index}` }));
  const isValid = (value: unknown) => DesignRequestSchema.safeParse(value).success;
  const broken = [
    { ...design(text), elements: many(201) },
    { ...design(text), pages: Array(21).fill(page) },
    { ...design(text), pages: [{ width: 2_001, height: 10 }] },
    design({ ...text, text: "a".repeat(4_001) }),
    design({ ...text, x: Number.NaN }),
    design({ ...text, width: 0 }),
    design({ ...text, id: "a b" }),
    design({ ...text, kind: "script" }),
  ];
  assert.deepEqual(
    broken.map(isValid),
    broken.map(() => false),
  );
  assert.ok(isValid({ ...design(text), elements: many(200) }));
});
