import assert from "node:assert/strict";
import { test } from "node:test";
import { DesignSchema } from "#lib/contracts/designs/design.ts";
import { designDefinition } from "../../designs/design-definition.ts";
import { readPageContents } from "../checks/printed/page-content.fixture.ts";
import { fitSheet, typesetDocuments } from "../checks/typeset-sheet.fixture.ts";

test("an image that has no file and no column yet leaves its box empty, and all else is set", async () => {
  const box = { page: 1, x: 5, y: 5, width: 60, height: 10 };
  const elements = [
    { ...box, id: "image", kind: "picture" },
    { ...box, id: "name", kind: "text", text: "{Name}" },
  ];
  const design = DesignSchema.parse({ version: 1, pages: [{ width: 90, height: 50 }], elements });
  const { assignment, documents } = await fitSheet(designDefinition(design), "Name,Number\nAnn,1");
  const [page] = await Array.fromAsync(
    readPageContents(typesetDocuments(assignment, documents).pdf("pdf", new Date(0))),
  );
  assert.equal(page?.texts.map(({ text }) => text).join(""), "Ann");
});
