import { createHash } from "node:crypto";
import { AwsV4Signer } from "aws4fetch";
import type { S3Options } from "#lib/file-store-settings.ts";
import { PassingError } from "../../common/errors/passing-error.ts";
import { answerOf } from "../object-store/http-answer.ts";

type Query = Record<string, string>;

interface S3Request {
  method: "GET" | "HEAD" | "PUT" | "POST" | "DELETE";
  /** Without a key, the request is for the bucket. */
  key?: string;
  query?: Query;
  headers?: Record<string, string>;
  body?: Uint8Array<ArrayBuffer>;
}

/**
 * Signed requests to one bucket (Amazon S3 API, Signature Version 4). The signature covers the SHA-256 of the body, so
 * the store rejects data damaged in transit.
 */
export function s3Client(options: S3Options) {
  const { region, accessKeyId, secretAccessKey } = options;
  const identity = { region, accessKeyId, secretAccessKey, service: "s3", cache: new Map<string, ArrayBuffer>() };

  /** The response with its body unread; null for 404. */
  async function ask(request: S3Request, signal: AbortSignal): Promise<Response | null> {
    const { method, key = "", query = {}, headers = {}, body = new Uint8Array() } = request;
    const digest = createHash("sha256").update(body).digest("hex");
    const address = addressOf(options, options.endpoint, key, query);
    const signing = { method, url: address, headers: { "x-amz-content-sha256": digest } };
    const signed = await new AwsV4Signer({ ...identity, ...signing }).sign();
    // Not signed, because proxies may change them.
    for (const [name, value] of Object.entries(headers)) signed.headers.set(name, value);
    const hasBody = method === "PUT" || method === "POST";
    return answerOf(
      await fetch(signed.url, {
        method,
        headers: signed.headers,
        body: hasBody ? body : null,
        signal,
        redirect: "manual",
      }),
    );
  }

  return {
    ask,
    /** The whole response to a request for something that must exist. @throws PassingError, Error */
    async askForAll(request: S3Request, signal: AbortSignal): Promise<{ text: string; headers: Headers }> {
      const response = await ask(request, signal);
      if (!response) throw new Error(`The store answered 404 to ${request.method} ${request.key ?? "the bucket"}`);
      const text = await response.text();
      // Completing takes a while: the store first sends 200 and may report a failure in the body.
      if (text.includes("<Error>")) throw new PassingError(`The store reported a failure: ${text.slice(0, 300)}`);
      return { text, headers: response.headers };
    },
    /** A URL at `endpoint` that serves the object for `seconds`. */
    async addressFor(endpoint: string, key: string, query: Query, seconds: number): Promise<string> {
      const url = addressOf(options, endpoint, key, { ...query, "X-Amz-Expires": String(seconds) });
      const signed = await new AwsV4Signer({ ...identity, method: "GET", url, signQuery: true }).sign();
      return signed.url.href;
    },
  };
}

function addressOf({ bucket, forcePathStyle }: S3Options, endpoint: string, key: string, query: Query): string {
  const url = new URL(endpoint);
  const path = key.split("/").map(encodeURIComponent).join("/");
  if (!forcePathStyle) url.host = `${bucket}.${url.host}`;
  url.pathname = `${url.pathname.replace(/\/$/, "")}/${forcePathStyle ? `${bucket}/` : ""}${path}`;
  url.search = new URLSearchParams(query).toString();
  return url.href;
}
