import assert from "node:assert/strict";
import { after, before, describe, test } from "node:test";
import { z } from "zod";
import { ProblemDetailsSchema } from "#lib/contracts/errors.ts";
import { openTestSite, type TestSite } from "#lib/generation/journeys/test-site.fixture.ts";
import { POST } from "./upload/route.ts";

describe("an address over its quota", () => {
  let site: TestSite;
  before(async () => {
    process.env.TRUST_PROXY = "1";
    site = await openTestSite({ ADDRESS_UPLOADS_PER_HOUR: "1" });
    Object.assign(globalThis, { rowpressContainer: site.container });
  });
  after(() => site.close());

  const upload = (address: string) => {
    const body = new FormData();
    body.append("file", new Blob(["Name\nAnn"]), "class.csv");
    const headers = { "x-forwarded-for": address, "accept-language": "de" };
    const request = new Request("http://localhost/api/upload", { method: "POST", headers, body });
    return POST(request, { params: Promise.resolve({}) });
  };

  test("is answered with 429, Retry-After and a message, whatever cookie or host of its network", async () => {
    assert.equal((await upload("2001:db8:1:2::7")).status, 201);
    const refused = await upload("2001:db8:1:2:a:b:c:d");
    assert.equal(refused.status, 429);
    const seconds = Number(refused.headers.get("retry-after"));
    assert.ok(seconds > 3_500 && seconds <= 3_600, `${seconds} s`);
    const { code, detail } = ProblemDetailsSchema.parse(await refused.json());
    assert.equal(code, "quota_exceeded");
    assert.match(detail, /^Ihr Netzwerk .* in 60\smin erneut\.$/);
    assert.equal((await upload("2001:db8:1:3::7")).status, 201);
  });

  test("isn't stored in plain text", async () => {
    const rows = await site.container.database.query(z.object({ address: z.string() }), "SELECT address FROM uploads");
    assert.equal(rows.length, 2);
    for (const { address } of rows) assert.match(address, /^[\da-f]{64}$/);
  });
});
