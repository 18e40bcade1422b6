import assert from "node:assert/strict";
import { test } from "node:test";
import { writtenLanguage } from "#lib/messages/language-cookie.ts";
import { problemResponse } from "../problem.ts";
import { requireSameOrigin } from "../visitors/same-origin.ts";
import { requestLanguage } from "./request-language.ts";

const request = (headers: Record<string, string>) => new Request("http://rowpress.test/api/upload", { headers });

test("uses the language chosen on the pages, else the client's, else English", () => {
  assert.equal(requestLanguage(request({})), "en");
  assert.equal(requestLanguage(request({ "accept-language": "*" })), "en");
  assert.equal(requestLanguage(request({ "accept-language": "de-AT,en;q=0.7" })), "de");
  const chosen = { cookie: "rowpress_visitor=x; language=de", "accept-language": "en" };
  assert.equal(requestLanguage(request(chosen)), "de");
  assert.equal(requestLanguage(request({ cookie: "language=xx" })), "en");
});

test("on https, the choice is stored where no other host can change it", () => {
  const written = writtenLanguage("de", "https:");
  assert.match(written, /^__Host-language=de; path=\/; .*; secure$/);
  const both = `language=en; ${written.split(";")[0]}`;
  assert.equal(requestLanguage(request({ cookie: both })), "de");
  assert.match(writtenLanguage("de", "http:"), /^language=de; (?!.*secure)/);
});

test("a problem is in that language, and says so", async () => {
  const headers = { "accept-language": "de", "sec-fetch-site": "cross-site" };
  const asked = request(headers);
  const refusal = await Promise.try(() => requireSameOrigin(asked)).catch((error) => error);
  const response = problemResponse(refusal, asked);
  assert.equal(response.headers.get("content-language"), "de");
  assert.match((await response.json()).detail, /^Andere Websites dürfen keine Anfragen an Rowpress senden\./);
});
