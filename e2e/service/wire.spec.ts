import { expect, test } from "@playwright/test";
import { answerTo } from "../support/raw-request.ts";

/** A request whose connection closes after its answer. */
const asked = (line: string, headers: string[] = [], body = "") =>
  `${[`${line} HTTP/1.1`, "Host: localhost", "Connection: close", ...headers].join("\r\n")}\r\n\r\n${body}`;

/** The status of the only answer to these bytes, which must not reveal anything about the machine. */
async function statusOf(request: string): Promise<number> {
  const answer = await answerTo(request);
  const statuses = Array.from(answer.matchAll(/^HTTP\/1\.1 (\d{3})/gm), ([, status]) => Number(status));
  expect(statuses, request.slice(0, 200)).toHaveLength(1);
  expect(answer, request.slice(0, 200)).not.toMatch(
    /^\s+at .+:\d+:\d+|node_modules|\.next\/server|root:x:|"dependencies"/m,
  );
  for (const inner of [process.cwd(), "node:internal"]) expect(answer).not.toContain(inner);
  return statuses[0] ?? 0;
}

test("bytes that are no clear request are refused, and nothing behind them is taken for another one", async () => {
  const smuggled = "GET /api/smuggled HTTP/1.1\r\nHost: localhost\r\n\r\n";
  const unclear = [
    asked("POST /api/upload", ["Content-Length: 5", "Transfer-Encoding: chunked"], `0\r\n\r\n${smuggled}`),
    asked("POST /api/upload", ["Content-Length: 0", `Content-Length: ${smuggled.length}`], smuggled),
    asked("POST /api/upload", ["Transfer-Encoding: chunked", "Transfer-Encoding: identity"], `0\r\n\r\n${smuggled}`),
    asked("POST /api/upload", ["Transfer-Encoding : chunked"], `0\r\n\r\n${smuggled}`),
    asked("POST /api/upload", ["Transfer-Encoding: xchunked"], smuggled),
    asked("POST /api/upload", ["Content-Length: -1"], smuggled),
    asked("POST /api/upload", ["Content-Length: 99999999999999999999"], smuggled),
    asked("GET /", [" folded: header"]),
    asked("GET /", ["X: a\0b"]),
    asked("GET / and more"),
    asked("GE\0T /"),
    asked("get /"),
    `GET / HTTP/9.9\r\nHost: localhost\r\n\r\n${smuggled}`,
    "GET / HTTP/1.1\r\n\r\n",
    "PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n",
    "\x16\x03\x01\x02\x00\x01\x00\x01",
  ];
  for (const request of unclear) expect(await statusOf(request), request).toBe(400);
  expect(await statusOf(asked("GET /", [`X: ${"x".repeat(40_000)}`]))).toBe(431);
  expect(await statusOf(asked("GET /", Array(3_000).fill("x: y")))).toBeLessThan(500);
  expect(await statusOf("GET /api HTTP/1.0\r\n\r\n")).toBe(404);
});

test("no address leads to a file that is not served, or into the framework", async () => {
  const addresses = [
    ...[
      "/../package.json",
      "/%2e%2e/package.json",
      "/..%2f..%2fetc/passwd",
      "/..%5cpackage.json",
      "/%00",
      "/%zz",
      "/%c0%ae",
    ],
    ...[
      "/_next/static/../../package.json",
      "/_next/static/%2e%2e/%2e%2e/package.json",
      "/_next/static/..%2f..%2fBUILD_ID",
    ],
    ...[
      "/_next/static/%252e%252e%252fBUILD_ID",
      "/_next/server/app/page.js",
      "/.next/BUILD_ID",
      "/.env",
      "/.git/config",
    ],
    ...[
      "/_next/image?url=http://127.0.0.1:22/&w=64&q=75",
      "/_next/image?url=/etc/passwd&w=640&q=75",
      "/_next/image?url[]=a",
    ],
    ...["/_next/data/x/index.json", "/_next/webpack-hmr", "/__nextjs_original-stack-frames", "/__nextjs_launch-editor"],
    ...[
      "/__nextjs_source-map?filename=/etc/passwd",
      "/a\\b\x01",
      "/\xff",
      "/server.js",
      "/api/generation/status/..%2f..%2fx",
    ],
  ];
  for (const address of addresses) {
    const status = await statusOf(asked(`GET ${address}`));
    expect(status >= 400 && status < 500, `${address}: ${status}`).toBe(true);
  }
});

test("pages take nothing but questions for themselves, and wait for nothing", async () => {
  const type = (value: string) => `Content-Type: ${value}`;
  const form = '--x\r\nContent-Disposition: form-data; name="$ACTION_REF_1"\r\n\r\n\r\n--x--\r\n';
  for (const page of ["/", "/templates", "/jobs/job_AAAAAAAAAAAAAAAAAAAAAA", "/nowhere.html", "/icon.svg"]) {
    const sent = [
      asked(`POST ${page}`, ["Content-Length: 3", type("application/x-www-form-urlencoded")], "a=b"),
      asked(`POST ${page}`, ["Content-Length: 2", type("text/plain"), `Next-Action: ${"a".repeat(42)}`], "[]"),
      asked(`POST ${page}`, [`Content-Length: ${form.length}`, type("multipart/form-data; boundary=x")], form),
      // The rest never arrives.
      asked(`POST ${page}`, ["Content-Length: 900", type("multipart/form-data; boundary=x")], form),
      ...["PUT", "PATCH", "DELETE", "OPTIONS", "TRACE", "PROPFIND"].map((method) => asked(`${method} ${page}`)),
    ];
    for (const request of sent) expect(await statusOf(request), request).toBe(404);
  }
});

test("a router's state that cannot be read is none", async () => {
  for (const state of ["::", "[]", "%", "%5B%22%22%5D", "x".repeat(14_000)]) {
    for (const address of ["/templates.rsc", "/jobs/job_AAAAAAAAAAAAAAAAAAAAAA.rsc", "/templates?_rsc=x"]) {
      const headers = ["RSC: 1", `Next-Router-State-Tree: ${state}`, "Next-Router-Prefetch: 1", "Next-Url: ::"];
      expect(await statusOf(asked(`GET ${address}`, headers)), `${address} ${state}`).toBeLessThan(500);
    }
  }
});
