import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "@playwright/test";
import { startOwnSite } from "../support/own-site.ts";
import { ports } from "../support/ports.ts";
import { answerTo } from "../support/raw-request.ts";
import { problemOf, visitor } from "../support/visitor.ts";

/** The status line of the answer to these bytes. */
const statusLine = async (request: string) => (await answerTo(request)).split("\r\n")[0];

test("requests without a path, and in the name of the framework, are answered like any other", async ({ baseURL }) => {
  expect(await statusLine("GET * HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n")).toBe(
    "HTTP/1.1 404 Not Found",
  );
  expect(await statusLine("OPTIONS * HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n")).toMatch(
    /^HTTP\/1\.1 4/,
  );
  const anyone = visitor(baseURL);
  for (const header of ["x-middleware-prefetch", "x-middleware-subrequest", "x-nextjs-data"]) {
    const headers = { [header]: "1" };
    expect((await problemOf(await anyone.fetch("/api/generation/status/job_x", { headers }))).status, header).toBe(404);
    expect((await problemOf(await anyone.fetch("/api/upload", { method: "GET", headers }))).status, header).toBe(405);
  }
});

test("pages run no inline script but their own, by a nonce that is new each time", async ({ page, request }) => {
  const policyOf = async (path: string) => (await request.get(path)).headers()["content-security-policy"] ?? "";
  const policies = [await policyOf("/"), await policyOf("/"), await policyOf("/templates"), await policyOf("/nowhere")];
  for (const policy of policies) expect(policy).toMatch(/script-src 'self' 'nonce-[\w+/=]{20,}';/);
  expect(new Set(policies).size).toBe(policies.length);
  expect(policies[0]).not.toMatch(/script-src[^;]*unsafe/);

  const violations: string[] = [];
  page.on("console", (message) => {
    if (/Content Security Policy/i.test(message.text())) violations.push(message.text());
  });
  await page.goto("/");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  const ran = await page.evaluate(() => {
    const script = document.createElement("script");
    script.textContent = "globalThis.injected = true";
    document.body.append(script);
    return "injected" in globalThis;
  });
  expect(ran).toBe(false);
  expect(violations).toHaveLength(1);
});

test("every answer keeps other sites out, and https stays https", async ({ request }) => {
  for (const path of ["/", "/api/upload", "/icon.svg", "/nowhere.html", "/_next/static/none.js", "/help/", "/api//x"]) {
    const options = { headers: { "x-forwarded-proto": "https" }, maxRedirects: 0 };
    const headers = (await request.get(path, options)).headers();
    expect(headers["content-security-policy"], path).toMatch(/^default-src 'none'; [^,]*frame-ancestors 'none'$/);
    expect(headers, path).toMatchObject({
      "x-content-type-options": "nosniff",
      "x-frame-options": "DENY",
      "referrer-policy": "no-referrer",
      "cross-origin-opener-policy": "same-origin",
      "cross-origin-resource-policy": "same-origin",
    });
    expect(headers["strict-transport-security"], path).toMatch(/^max-age=\d{8,}/);
  }
});

test("a site whose database cannot be used says so and ends, so that a supervisor sees it", async () => {
  for (const damage of ["not a database", "a folder"]) {
    const dataDir = mkdtempSync(join(tmpdir(), "rowpress-damaged-"));
    const path = join(dataDir, "rowpress.sqlite");
    if (damage === "a folder") mkdirSync(path);
    else writeFileSync(path, "Dear Sir or Madam, ".repeat(1_000));
    try {
      await expect(startOwnSite(ports.damaged, dataDir, { DATABASE_URL: "" })).rejects.toThrow("ended with 1");
    } finally {
      rmSync(dataDir, { recursive: true, force: true });
    }
  }
});
