import { z } from "zod";
import { oneOf, type Random, seededRandom } from "#lib/commands/test/seeded-random.ts";
import { mutateBytes } from "#lib/commands/trial/mutate-bytes.ts";
import { DesignRequestSchema } from "#lib/contracts/designs/design-request.ts";
import { UploadIdSchema } from "#lib/contracts/ids.ts";
import { DownloadQuerySchema, StartGenerationSchema, StatusQuerySchema } from "#lib/contracts/job.ts";
import {
  ChangeSessionSchema,
  CloseSessionSchema,
  CreateSessionSchema,
  ShareSessionSchema,
} from "#lib/contracts/sessions/requests.ts";
import * as elsewhere from "../[[...path]]/route.ts";
import * as download from "../generation/download/[resultId]/route.ts";
import * as session from "../generation/session/route.ts";
import * as start from "../generation/start/route.ts";
import * as status from "../generation/status/[jobId]/route.ts";
import * as upload from "../upload/route.ts";
import { files, formOf } from "./forms.fixture.ts";
import { createValues, type Vocabulary } from "./schema-values.fixture.ts";

export const routes = { upload, session, start, status, download, elsewhere };
export type RouteName = keyof typeof routes;
const methods = ["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"] as const;

/** A request that can be sent again. */
export interface Attempt {
  route: RouteName;
  method: (typeof methods)[number];
  /** After `/api`, with its query. */
  path: string;
  params: Record<string, string>;
  headers: Record<string, string>;
  body: Buffer | null;
}

/** A visitor's data, from the answers so far. */
export interface Belongings {
  cookie: string;
  upload: string;
  /** Uploads for a design: a PDF and an image. */
  page: string;
  picture: string;
  /** The upload of a Word file. */
  document: string;
  session: string;
  job: string;
  result: string;
  /** The token of the link to the job. */
  token: string;
}

/**
 * A design and a Word file, with few other fields: an error elsewhere would mostly reject the request before they are
 * read.
 */
const ownTemplates = [
  { own: { template: z.literal("design"), design: DesignRequestSchema }, share: 5 },
  { own: { template: UploadIdSchema }, share: 2 },
];

/** The requests with a body, and how often each is made. */
export const bodies: readonly { route: "session" | "start"; schema: z.ZodType; share: number }[] = [
  { route: "session", schema: CreateSessionSchema, share: 5 },
  { route: "session", schema: ChangeSessionSchema, share: 10 },
  ...ownTemplates.flatMap(({ own, share }) =>
    [
      CreateSessionSchema.pick({ uploadId: true, preview: true }).extend(own),
      ChangeSessionSchema.pick({ sessionId: true, preview: true }).extend(own),
    ].map((schema) => ({ route: "session" as const, schema, share })),
  ),
  { route: "session", schema: CloseSessionSchema, share: 1 },
  { route: "session", schema: ShareSessionSchema, share: 1 },
  { route: "start", schema: StartGenerationSchema, share: 2 },
];

const oddHeaders: Record<string, readonly string[]> = {
  accept: ["", "text/html", "*/*;q=x", "application/xml"],
  "accept-language": ["de", "de-CH;q=0.9,en;q=x", "*", "xx-klingon", ",".repeat(5_000), "\xff", "de;q=-1,,;;="],
  "content-type": [
    "",
    "text/plain",
    "application/json; charset=utf-16",
    "application/json;",
    "APPLICATION/JSON",
    "application/jsonp",
  ],
  cookie: [
    "",
    "rowpress_visitor=",
    "rowpress_visitor=a.1.b",
    `rowpress_visitor=${"a".repeat(43)}.1.${"a".repeat(43)}`,
    "=;=;=",
    "\xff=\xfe",
    "a".repeat(10_000),
  ],
  expect: ["100-continue", "x"],
  "if-match": ["*", '"a"', 'W/"a"', '"', ",,,", "\xff"],
  "if-none-match": ["*", 'W/"a"', '"', ",".repeat(5_000), "\xff"],
  "if-range": ['"a"', "Sat, 21 Nov 2026 00:00:00 GMT", "x"],
  origin: ["null", "http://localhost", "https://evil.example", "x", "http://", "http://localhost@evil.example"],
  prefer: ["wait=0", "wait=1", "wait=-1", "wait=x", "respond-async, wait", `wait=${"0".repeat(500)}`],
  range: [
    "bytes=0-0",
    "bytes=0-",
    "bytes=-1",
    "bytes=9-1",
    "bytes=0-0,2-3",
    "bytes=99999999999999999999-",
    "x=0-1",
    "bytes=",
    "bytes=-0",
    "bytes=--1",
  ],
  "sec-fetch-mode": ["navigate", "x"],
  "sec-fetch-site": ["cross-site", "same-origin", "none", "x"],
  traceparent: ["x", `00-${"0".repeat(32)}-${"0".repeat(16)}-01`, `00-${"a".repeat(32)}-${"b".repeat(16)}-01`],
  "transfer-encoding": ["chunked", "gzip"],
  "content-length": ["0", "-1", "99999999999", "x"],
  "x-forwarded-for": ["127.0.0.1", "::1", "x", "1.2.3.4, 5.6.7.8", ",".repeat(1_000), "999.1.1.1"],
  "x-forwarded-host": ["evil.example", "", "\xff"],
  "x-forwarded-proto": ["https", "x", "http,https", ","],
  "x-vercel-signature": ["x"],
};

/** The request of a seed, by a visitor with this data. */
export function attemptOf(seed: number, own: Belongings, vocabulary: Vocabulary): Attempt {
  const random = seededRandom(seed);
  const attempt = plainAttempt(random, own, vocabulary);
  const headers: Record<string, string> = { cookie: own.cookie, ...attempt.headers };
  while (random() < 0.25) {
    const [name, values] = oneOf(random, Object.entries(oddHeaders));
    headers[name] = oneOf(random, values);
  }
  const method = random() < 0.03 ? oneOf(random, methods) : attempt.method;
  return { ...attempt, headers, method, body: method === "GET" || method === "HEAD" ? null : attempt.body };
}

function plainAttempt(random: Random, own: Belongings, vocabulary: Vocabulary): Attempt {
  const turn = random();
  if (turn < 0.22) {
    const { contentType, body } = formOf(random);
    return {
      route: "upload",
      method: "POST",
      path: "/upload",
      params: {},
      headers: { "content-type": contentType },
      body,
    };
  }
  if (turn < 0.68) return bodyAttempt(random, own, vocabulary);
  if (turn < 0.98) return addressAttempt(random, own, vocabulary);
  const path = `/${encodeURIComponent(oneOf(random, vocabulary.texts))}`;
  return { route: "elsewhere", method: oneOf(random, methods), path, params: {}, headers: {}, body: null };
}

function bodyAttempt(random: Random, own: Belongings, vocabulary: Vocabulary): Attempt {
  const { route, schema } = oneOf(
    random,
    bodies.flatMap((body) => Array.from({ length: body.share }, () => body)),
  );
  const value = createValues(random, oneOf(random, [0, 0, 0.03, 0.2]), vocabulary).valueFor(schema);
  // Mostly existing ids: the rest of a request is only validated then.
  const ids = { uploadId: own.upload, sessionId: own.session };
  const isObject = typeof value === "object" && value !== null && !Array.isArray(value);
  if (isObject && random() < 0.85)
    for (const [key, id] of Object.entries(ids)) if (key in value) Object.assign(value, { [key]: id });
  const text = Buffer.from(JSON.stringify(value));
  const body = random() < 0.2 ? mutateBytes(text, random, oneOf(random, files)) : text;
  const headers = { "content-type": "application/json" };
  return { route, method: "POST", path: `/generation/${route}`, params: {}, headers, body };
}

function addressAttempt(random: Random, own: Belongings, vocabulary: Vocabulary): Attempt {
  const { valueFor, textOf } = createValues(random, 0.1, vocabulary);
  const route = oneOf(random, ["status", "download"] as const);
  const [name, ownId] = route === "status" ? ["jobId", own.job] : ["resultId", own.result];
  const id = random() < 0.7 ? ownId : textOf();
  const downloadQuery = () =>
    random() < 0.5
      ? { document: oneOf(random, ["1", "2", "0", "-1", "1e3", "1.5", "99999999999999999999", textOf()]) }
      : valueFor(DownloadQuerySchema);
  const found = route === "status" ? valueFor(StatusQuerySchema) : downloadQuery();
  const query = new URLSearchParams();
  for (const [key, value] of Object.entries(found ?? {}))
    query.append(key, typeof value === "string" ? value : JSON.stringify(value));
  if (random() < 0.1) query.append(textOf(), textOf());
  const path = `/generation/${route}/${encodeURIComponent(id.toWellFormed())}?${query}${random() < 0.05 ? "&%zz=%" : ""}`;
  return { route, method: "GET", path, params: { [name]: id }, headers: {}, body: null };
}
