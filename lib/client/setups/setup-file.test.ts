import assert from "node:assert/strict";
import { test } from "node:test";
import { setup } from "./setup.fixture.ts";
import { readSetupFile, SetupFileError, writeSetupFile } from "./setup-file.ts";

const logo = new File([Uint8Array.from({ length: 20_000 }, (_, index) => index % 251)], "logo.png", {
  type: "image/png",
});

async function written(changes: object): Promise<Blob> {
  const content = JSON.parse(await (await writeSetupFile(setup())).text());
  return new Blob([JSON.stringify({ ...content, ...changes })]);
}

test("a setup is restored from its file, with its images", async () => {
  const kept = setup({ name: "Rechnungen: März/April", images: { logo } });
  const file = await writeSetupFile(kept);
  assert.equal(file.name, "Rechnungen März April.rowpress-setup.json");
  const { images, ...read } = await readSetupFile(file);
  const { images: _, usedAt: __, isAutomatic: ___, ...expected } = kept;
  assert.deepEqual(read, expected);
  assert.deepEqual([images.logo?.name, images.logo?.type], ["logo.png", "image/png"]);
  assert.deepEqual(await images.logo?.bytes(), await logo.bytes());
});

test("a hostile file of any kind is rejected", async () => {
  const image = { filename: "a", contentType: "image/png", data: "AAAA" };
  const many = Object.fromEntries(Array.from({ length: 300 }, (_, index) => [`a${index}`, "x"]));
  const wrong: object[] = [
    { format: "something" },
    { name: "" },
    { name: "x".repeat(81) },
    { name: { toString: "x" } },
    { mapping: { a: { column: 1 } } },
    { mapping: { a: { text: "x".repeat(2_001) } } },
    { settings: { a: { b: "c" } } },
    { settings: many },
    { headers: Array(2_001).fill("a") },
    { output: { filename: "x" } },
    { images: { logo: { ...image, data: "no base64!" } } },
    { images: { logo: { ...image, contentType: "text/html" } } },
    { images: Object.fromEntries(Object.keys(many).map((name) => [name, image])) },
  ];
  for (const changes of wrong) {
    await assert.rejects(
      readSetupFile(await written(changes)),
      { kind: "other" },
      JSON.stringify(changes).slice(0, 80),
    );
  }
  for (const text of ["", "{", "null", "[]", "[".repeat(100_000), "PK\x03\x04"]) {
    await assert.rejects(readSetupFile(new Blob([text])), SetupFileError, text.slice(0, 10));
  }
  await assert.rejects(readSetupFile({ size: 60_000_001 } as Blob), { kind: "large" });
  await assert.rejects(readSetupFile(await written({ version: 2, name: 1 })), { kind: "later" });
});

test("nothing in a file can change an object's prototype", async () => {
  const text = await (await written({})).text();
  const { settings } = await readSetupFile(new Blob([text.replace('"settings":{', '"settings":{"__proto__":"x",')]));
  assert.equal(Object.getPrototypeOf(settings), Object.prototype);
});
