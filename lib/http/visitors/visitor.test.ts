import assert from "node:assert/strict";
import { createSecretKey, randomBytes } from "node:crypto";
import { test } from "node:test";
import { knownVisitor, visitorOf } from "./visitor.ts";

const options = { key: createSecretKey(randomBytes(32)), retentionMs: 24 * 3_600_000 };
const dayMs = 24 * 3_600_000;
const request = (headers: Record<string, string> = {}) => new Request("http://rowpress.test/", { headers });
const pairOf = (cookie: string | null) => cookie?.split(";")[0] ?? "";

test("recognises a visitor by its cookie, and stores only a hash", () => {
  const first = visitorOf(request(), options);
  const pair = pairOf(first.newCookie);
  const again = visitorOf(request({ cookie: `theme=dark; ${pair}` }), options);
  assert.deepEqual([again.hash, again.shareKey(), again.newCookie], [first.hash, first.shareKey(), null]);
  assert.ok(!first.hash.includes(pair.split("=")[1] ?? "none"));
  assert.notEqual(first.shareKey().toString("hex"), first.hash, "what is stored must not make links");
});

test("hides the cookie from scripts and other sites, and on https from http and other hosts", () => {
  const https = { "x-forwarded-proto": "https" };
  assert.match(
    visitorOf(request(), options).newCookie ?? "",
    /^rowpress_visitor=[\w.-]+; Path=\/; HttpOnly; SameSite=Lax; Max-Age=\d+$/,
  );
  const secure = visitorOf(request(https), options);
  assert.match(secure.newCookie ?? "", /^__Host-rowpress_visitor=.*; Path=\/; .*; Secure$/);
  const again = (cookie: string) => visitorOf(request({ ...https, cookie }), options);
  assert.equal(again(pairOf(secure.newCookie)).hash, secure.hash);
  const plain = pairOf(secure.newCookie).replace("__Host-", "");
  assert.notEqual(again(plain).hash, secure.hash, "a cookie that another host may have set");
});

test("renews the cookie daily, a day longer than the visitor's files are kept", () => {
  const now = Date.UTC(2026, 10, 22, 10);
  const first = visitorOf(request(), options, now);
  const cookie = pairOf(first.newCookie);
  assert.equal(visitorOf(request({ cookie }), options, now + 3_600_000).newCookie, null);
  const next = visitorOf(request({ cookie }), options, now + dayMs);
  assert.equal(next.hash, first.hash);
  const seconds = Number(/Max-Age=(\d+)/.exec(next.newCookie ?? "")?.[1]);
  assert.equal(seconds * 1_000, options.retentionMs + 2 * dayMs);
});

test("rejects a cookie that a browser would have dropped", () => {
  const now = Date.UTC(2026, 10, 22, 10);
  const first = visitorOf(request(), options, now);
  const cookie = pairOf(first.newCookie);
  const lastDay = now + options.retentionMs + 2 * dayMs;
  assert.equal(visitorOf(request({ cookie }), options, lastDay).hash, first.hash);
  assert.equal(knownVisitor(new Headers({ cookie }), options, lastDay), first.hash);
  assert.notEqual(visitorOf(request({ cookie }), options, lastDay + dayMs).hash, first.hash);
  assert.equal(knownVisitor(new Headers({ cookie }), options, lastDay + dayMs), null);
});

test("ignores a cookie that it didn't issue", () => {
  const [, secret = "", day = "", signature = ""] =
    /=([\w-]+)\.(\d+)\.([\w-]+)/.exec(visitorOf(request(), options).newCookie ?? "") ?? [];
  const chosen = "a".repeat(43);
  const forged = [
    chosen,
    secret,
    `${chosen}.${day}.${signature}`,
    `${secret}.${Number(day) + 1}.${signature}`,
    `${secret}.${day}.${signature.slice(1)}`,
    `${secret}.${day}.`,
    `..`,
    "<".repeat(43),
    "",
  ];
  for (const value of forged) {
    const headers = { cookie: `rowpress_visitor=${value}` };
    assert.ok(visitorOf(request(headers), options).newCookie, value);
    assert.equal(knownVisitor(new Headers(headers), options), null, value);
  }
  const other = { ...options, key: createSecretKey(randomBytes(32)) };
  const { newCookie } = visitorOf(request(), other);
  assert.equal(knownVisitor(new Headers({ cookie: pairOf(newCookie) }), options), null);
});
