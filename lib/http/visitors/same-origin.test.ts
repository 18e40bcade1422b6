import assert from "node:assert/strict";
import { test } from "node:test";
import { AppError } from "#lib/generation/common/errors/app-error.ts";
import { requireSameOrigin } from "./same-origin.ts";

const request = (method: string, headers: Record<string, string>) =>
  new Request("http://rowpress.test/api/upload", { method, headers: { host: "rowpress.test", ...headers } });
const otherSite = (error: unknown) => error instanceof AppError && error.code === "other_site";

test("lets the site's own pages and programs through", () => {
  requireSameOrigin(request("POST", {}));
  requireSameOrigin(request("POST", { "sec-fetch-site": "same-origin", origin: "http://rowpress.test" }));
  requireSameOrigin(request("GET", { "sec-fetch-site": "none" }));
});

test("rejects another site's form, script and sandboxed frame", () => {
  assert.throws(() => requireSameOrigin(request("POST", { "sec-fetch-site": "cross-site" })), otherSite);
  assert.throws(() => requireSameOrigin(request("POST", { "sec-fetch-site": "same-site" })), otherSite);
  assert.throws(() => requireSameOrigin(request("POST", { origin: "https://evil.test" })), otherSite);
  assert.throws(() => requireSameOrigin(request("POST", { origin: "null" })), otherSite);
  assert.throws(() => requireSameOrigin(request("GET", { "sec-fetch-site": "cross-site" })), otherSite);
  assert.throws(
    () => requireSameOrigin(request("POST", { "sec-fetch-site": "cross-site", "sec-fetch-mode": "navigate" })),
    otherSite,
  );
});

test("accepts a link from another site to a download", () => {
  requireSameOrigin(request("GET", { "sec-fetch-site": "cross-site", "sec-fetch-mode": "navigate" }));
});
