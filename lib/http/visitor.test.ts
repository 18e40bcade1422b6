import assert from "node:assert/strict";
import { test } from "node:test";
import { visitorOf } from "./visitor.ts";

const withCookie = (cookie: string, url = "http://rowpress.test/") => new Request(url, { headers: { cookie } });

test("knows a visitor again by the cookie that it gave, and keeps only a hash", () => {
  const first = visitorOf(new Request("http://rowpress.test/"));
  const pair = first.newCookie?.split(";")[0] ?? "";
  const again = visitorOf(withCookie(`theme=dark; ${pair}`));
  assert.deepEqual(again, { hash: first.hash, newCookie: null });
  assert.ok(!first.hash.includes(pair.split("=")[1] ?? "none"));
});

test("keeps the cookie from scripts and other sites, and on https from http", () => {
  assert.match(
    visitorOf(new Request("http://rowpress.test/")).newCookie ?? "",
    /; HttpOnly; SameSite=Lax; Max-Age=\d+$/,
  );
  assert.match(visitorOf(new Request("https://rowpress.test/")).newCookie ?? "", /; Secure$/);
  const behindProxy = new Request("http://10.0.0.1/", { headers: { "x-forwarded-proto": "https" } });
  assert.match(visitorOf(behindProxy).newCookie ?? "", /; Secure$/);
});

test("takes a cookie that it cannot have given for none", () => {
  assert.ok(visitorOf(withCookie("rowpress_visitor=short")).newCookie);
  assert.ok(visitorOf(withCookie(`rowpress_visitor=${"<".repeat(43)}`)).newCookie);
});
