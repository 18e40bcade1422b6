import assert from "node:assert/strict";
import { test } from "node:test";
import { makeCompoundFile } from "../../../formats/make-compound-file.fixture.ts";
import { readContent, refusalOf, textsOf } from "../../read-content.fixture.ts";
import { encryptedPackages } from "./encrypted-packages.fixture.ts";

type Streams = Record<"EncryptionInfo" | "EncryptedPackage", Buffer>;

function encrypted(name: keyof typeof encryptedPackages, change: (streams: Streams) => void = () => undefined): Buffer {
  const { EncryptionInfo, EncryptedPackage } = encryptedPackages[name];
  const streams = {
    EncryptionInfo: Buffer.from(EncryptionInfo, "base64"),
    EncryptedPackage: Buffer.from(EncryptedPackage, "base64"),
  };
  change(streams);
  return makeCompoundFile({ ...streams });
}

const codeOf = async (content: Buffer) => (await refusalOf(readContent(content))).code;

test("a workbook with Excel's default password is read, with both kinds of encryption", async () => {
  for (const name of ["agile", "standard"] as const) {
    const { source, rows } = await readContent(encrypted(name));
    assert.deepEqual(
      [source.format, textsOf(rows)],
      [
        "xlsx",
        [
          ["Anna", "Ulm"],
          ["Zoë", "Köln"],
        ],
      ],
      name,
    );
  }
});

test("a workbook with another password or a broken description is reported as protected", async () => {
  assert.equal(await codeOf(encrypted("other")), "password_protected");
  for (const length of [0, 7, 40, 200, 900]) {
    const cut = encrypted("agile", (streams) => {
      streams.EncryptionInfo = streams.EncryptionInfo.subarray(0, length);
    });
    assert.equal(await codeOf(cut), "password_protected", String(length));
  }
});

test("encryption with millions of rounds is refused", async () => {
  const slow = encrypted("agile", (streams) => {
    const text = streams.EncryptionInfo.toString("latin1").replace('spinCount="100000"', 'spinCount="9000000"');
    streams.EncryptionInfo = Buffer.from(text, "latin1");
  });
  assert.equal(await codeOf(slow), "password_protected");
});

test("a package that ends too early is damaged", async () => {
  const cut = encrypted("standard", (streams) => {
    streams.EncryptedPackage = streams.EncryptedPackage.subarray(0, 900);
  });
  assert.equal(await codeOf(cut), "damaged_file");
});
