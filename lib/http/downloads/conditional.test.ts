import assert from "node:assert/strict";
import { test } from "node:test";
import { conditional, etagOf, matches } from "./conditional.ts";

const url = "http://localhost/status";

test("answers 304 without a body if the client has this version", async () => {
  const first = await conditional(new Request(url), new Response("body"));
  const etag = first.headers.get("etag") ?? "";
  assert.equal(first.status, 200);
  assert.match(etag, /^W\/"/);
  const again = await conditional(new Request(url, { headers: { "if-none-match": etag } }), new Response("body"));
  assert.equal(again.status, 304);
  assert.equal(again.headers.get("etag"), etag);
  assert.equal(await again.text(), "");
  const changed = await conditional(new Request(url, { headers: { "if-none-match": etag } }), new Response("other"));
  assert.equal(changed.status, 200);
});

test("compares validators weakly, in a list, and accepts * for any", () => {
  const etag = etagOf("body");
  assert.equal(matches(`"x", ${etag.replace("W/", "")}`, etag), true);
  assert.equal(matches("*", etag), true);
  assert.equal(matches('"x"', etag), false);
  assert.equal(matches(null, etag), false);
});
