import assert from "node:assert/strict";
import { test } from "node:test";
import { pictureFinder } from "./find-picture.ts";

const names = [
  "Photos/Ann Müller.JPG",
  "Photos/7a/bo.png",
  "Photos/7b/bo.png",
  "cy.jpg",
  "old/cy.jpg",
  "dee.jpg",
  "dee.png",
];
const find = pictureFinder({ names, unreadable: ["Photos/eve.heic"] });

test("a picture is found by its file name, in any case, with its ending or without", () => {
  const texts = ["Ann Müller.JPG", "ann müller.jpg", " ANN  MÜLLER ", "Ann Mu\u0308ller", "ann\u00a0müller.jpg"];
  for (const text of texts) assert.deepEqual(find(text), { index: 0 }, text);
});

test("a picture is found by the end of its path, with slashes of either kind", () => {
  for (const text of ["7a/bo.png", "photos/7A/bo", "Photos\\7a\\bo.png", "./Photos/7a/bo.png"]) {
    assert.deepEqual(find(text), { index: 1 }, text);
  }
});

test("of a path on somebody's machine the file's name counts", () => {
  for (const text of [
    "C:\\Users\\me\\Pictures\\Ann Müller.jpg",
    "/home/me/Ann Müller.jpg",
    "\\\\server\\share\\ann müller",
  ]) {
    assert.deepEqual(find(text), { index: 0 }, text);
  }
});

test("a name that matches several images matches none, unless it is one's full path", () => {
  assert.deepEqual(find("bo"), { several: [names[1], names[2]] });
  assert.deepEqual(find("dee"), { several: ["dee.jpg", "dee.png"] });
  assert.deepEqual(find("dee.png"), { index: 6 });
  assert.deepEqual(find("cy.jpg"), { index: 3 });
});

test("an unreadable image is distinguished from a missing one", () => {
  assert.deepEqual(find("eve"), { unreadable: "Photos/eve.heic" });
  for (const text of ["zoe", "nn Müller.jpg", "Ann Müller.png", "8/bo.png", "https://example.com/ann.jpg"]) {
    assert.equal(find(text), null, text);
  }
});
