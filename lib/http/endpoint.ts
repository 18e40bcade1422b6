import type { z } from "zod";
import { JobIdSchema, ResultIdSchema } from "#lib/contracts/ids.ts";
import { AppError } from "#lib/generation/common/errors/app-error.ts";
import { type AddressId, addressId } from "#lib/generation/common/ids/address-id.ts";
import type { VisitorId } from "#lib/generation/common/ids/visitor-id.ts";
import { type Container, container } from "#lib/generation/container.ts";
import { addressKey, visitorKey } from "#lib/generation/records/secrets.ts";
import { withFacts } from "#lib/log.ts";
import type { Language } from "#lib/messages/languages.ts";
import { msg } from "#lib/messages/server-message.ts";
import { readJson } from "./bodies/json-body.ts";
import { hasVersion } from "./downloads/conditional.ts";
import { requestLanguage } from "./language/request-language.ts";
import { announceLength } from "./node-response.ts";
import { problemResponse } from "./problem.ts";
import { createRateLimiter, type RateName } from "./rate-limit.ts";
import { requestAddress } from "./visitors/request-address.ts";
import { requireSameOrigin } from "./visitors/same-origin.ts";
import { type Visitor, visitorOf } from "./visitors/visitor.ts";

const methods = ["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"] as const;
type Method = (typeof methods)[number];
type Handler = (
  request: Request,
  context: { params: Promise<Record<string, string> | undefined> },
) => Promise<Response>;

export interface Call<Body> {
  request: Request;
  params: Record<string, string>;
  /** The hash that identifies the visitor. */
  visitor: VisitorId;
  /** Derives the tokens of the visitor's shares. */
  shareKey: () => Buffer;
  /** A hash of the network that the request came from. */
  address: AddressId;
  /** The language of the response. */
  language: Language;
  body: Body;
  container: Container;
}

interface Options<Body> {
  method: "GET" | "POST";
  /** The rate limit that applies to this endpoint, or to a request to it. */
  rate: RateName | ((request: Request) => RateName);
  /** Returns the schema for the JSON body. Without it, the handler reads the body itself. */
  body?: (value: unknown) => z.ZodType<Body>;
}

const spend = createRateLimiter();

/**
 * Creates the handlers of an endpoint: one for its method, and 405 for all others. Passes the visitor and the parsed
 * body to `handle`, and turns errors into problem+json.
 */
export function endpoint<Body = undefined>(
  { method, rate, body }: Options<Body>,
  handle: (call: Call<Body>) => Promise<Response>,
): Record<Method, Handler> {
  const answer: Handler = async (request, context) => {
    // For routes without ids in their path, Next passes no params.
    const params = (await context.params) ?? {};
    return withFacts(idsIn(params), () => answerTo(request, params));
  };
  const answerTo = async (request: Request, params: Record<string, string>) => {
    let visitor: Visitor | null = null;
    try {
      const { config, database } = container();
      visitor = visitorOf(request, { key: await visitorKey(database), retentionMs: config.retentionMs });
      return withCookie(await answerFor(visitor, request, params), method, visitor);
    } catch (error) {
      const refusal = withFacts(factsOf(visitor), () => problemResponse(error, request));
      return withCookie(refusal, method, visitor);
    }
  };
  const answerFor = ({ hash: visitor, shareKey }: Visitor, request: Request, params: Record<string, string>) =>
    withFacts(factsOf({ hash: visitor }), async () => {
      requireSameOrigin(request);
      const { config, database } = container();
      const from = requestAddress(request);
      if (config.rateLimits) spend(typeof rate === "string" ? rate : rate(request), from);
      const parsed = body ? await readJson(request, body) : (undefined as Body);
      const language = requestLanguage(request);
      const address = addressId(from, await addressKey(database));
      return handle({ request, params, visitor, shareKey, address, language, body: parsed, container: container() });
    });
  const allowed: Method[] = method === "GET" ? ["GET", "HEAD"] : ["POST"];
  const refuse = notAllowed(allowed);
  const handlers = methods.map((name) => [name, allowed.includes(name) ? answer : refuse] as const);
  return Object.fromEntries(handlers) as Record<Method, Handler>;
}

/** Facts for every log line about a request: enough of the hash to tell visitors apart. */
function factsOf(visitor: Pick<Visitor, "hash"> | null): Record<string, string> {
  return visitor ? { visitor: visitor.hash.slice(0, 12) } : {};
}

/** Only valid ids get into the log: anything else is arbitrary text from the sender, of any length. */
function idsIn(params: Record<string, string>): Record<string, string> {
  const isId = (text: string) => JobIdSchema.safeParse(text).success || ResultIdSchema.safeParse(text).success;
  return Object.fromEntries(Object.entries(params).filter(([, value]) => isId(value)));
}

/** A visitor gets a cookie with the first POST, unless it was refused as coming from another site. */
function withCookie(response: Response, method: string, visitor: Visitor | null): Response {
  const { newCookie = null } = visitor ?? {};
  if (method === "POST" && newCookie && response.status !== 403) response.headers.append("Set-Cookie", newCookie);
  return response;
}

function notAllowed(allowed: Method[]): Handler {
  const allow = allowed.join(", ");
  return async (request) => {
    const error = new AppError("method_not_allowed", msg("api.method", { methods: allow }));
    return problemResponse(error, request, { Allow: allow });
  };
}

/**
 * A JSON response checked against the contract; a mismatch is a defect and throws.
 * @param request for a response with an `ETag`, or a 304 if the client has this version
 */
export function json<T>(schema: z.ZodType<T>, value: T, init: ResponseInit = {}, request?: Request): Response {
  const headers = new Headers(init.headers);
  if (!headers.has("Cache-Control")) headers.set("Cache-Control", "private, no-store");
  headers.set("Content-Type", "application/json");
  const body = JSON.stringify(schema.parse(value));
  if (request && hasVersion(request, body, headers)) return new Response(null, { status: 304, headers });
  // Next doesn't compress what it knows to be short.
  announceLength(Buffer.byteLength(body));
  return new Response(body, { ...init, headers });
}
