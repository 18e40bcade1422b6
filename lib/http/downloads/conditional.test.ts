import assert from "node:assert/strict";
import { test } from "node:test";
import { etagOf, hasVersion, matches } from "./conditional.ts";

const url = "http://localhost/status";

test("recognises the version that the client has, and names it again", () => {
  const headers = new Headers({ "content-type": "application/json" });
  assert.equal(hasVersion(new Request(url), "body", headers), false);
  const etag = headers.get("etag") ?? "";
  assert.match(etag, /^W\/"/);
  assert.equal(headers.get("content-type"), "application/json");
  const again = new Request(url, { headers: { "if-none-match": etag } });
  assert.equal(hasVersion(again, "other", new Headers()), false);
  assert.equal(hasVersion(again, "body", headers), true);
  assert.deepEqual([...headers], [["etag", etag]]);
});

test("compares validators weakly, in a list, and accepts * for any", () => {
  const etag = etagOf("body");
  assert.equal(matches(`"x", ${etag.replace("W/", "")}`, etag), true);
  assert.equal(matches("*", etag), true);
  assert.equal(matches('"x"', etag), false);
  assert.equal(matches(null, etag), false);
});
