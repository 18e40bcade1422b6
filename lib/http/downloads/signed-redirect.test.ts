import assert from "node:assert/strict";
import { test } from "node:test";
import type { Download } from "#lib/generation/downloads/download.ts";
import { redirectToStore } from "./signed-redirect.ts";

const download: Download = {
  filename: "people.zip",
  contentType: "application/zip",
  disposition: "attachment",
  bytes: 5_000_000,
  etag: '"res_x"',
  read: async function* () {},
  signedUrl: async (disposition) => `https://store.test/people.zip?as=${encodeURIComponent(disposition)}`,
};
const request = (init: RequestInit = {}) => new Request("http://localhost/api/generation/download/res_x", init);

test("redirects a browser to the store, with a URL that nobody may cache", async () => {
  const response = await redirectToStore(request(), download);
  assert.equal(response?.status, 303);
  assert.match(
    response?.headers.get("location") ?? "",
    /^https:\/\/store\.test\/people\.zip\?as=attachment.*people\.zip/,
  );
  assert.equal(response?.headers.get("cache-control"), "private, no-store");
});

test("serves ranges and conditional requests itself", async () => {
  for (const headers of [{ range: "bytes=0-9" }, { "if-none-match": '"res_x"' }]) {
    assert.equal(await redirectToStore(request({ headers }), download), null);
  }
  assert.equal(await redirectToStore(request({ method: "HEAD" }), download), null);
});

test("serves the file itself if the store signs no URL", async () => {
  assert.equal(await redirectToStore(request(), { ...download, signedUrl: async () => null }), null);
});
