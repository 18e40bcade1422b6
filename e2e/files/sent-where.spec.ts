import { expect, test } from "@playwright/test";
import { chosenStores } from "#lib/generation/journeys/chosen-stores.fixture.ts";
import { chooseSheet } from "../support/choose-sheet.ts";
import { ports } from "../support/ports.ts";
import { csvOf, people } from "../support/sheets.ts";

test("sends a visitor's file to where this site has its files, and nowhere else", async ({ page, baseURL }) => {
  const sentTo: string[] = [];
  page.on("request", (request) => {
    const isForm = request.headers()["content-type"]?.startsWith("multipart/form-data") ?? false;
    if (isForm || request.method() === "PUT") sentTo.push(new URL(request.url()).origin);
  });
  await page.goto("/");
  await chooseSheet(page, csvOf(people(3)));
  await expect(page.getByRole("img", { name: "Document for row 1" })).toBeVisible();
  expect(sentTo).toEqual([chosenStores.usesBlob ? `http://localhost:${ports.blobServer}` : baseURL]);
});
