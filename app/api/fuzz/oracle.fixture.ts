import { tmpdir } from "node:os";
import { join } from "node:path";
import type { z } from "zod";
import { errorTable, ProblemDetailsSchema } from "#lib/contracts/errors.ts";
import { AnyStatusSchema, StatusResponseSchema } from "#lib/contracts/job.ts";
import { SessionResponseSchema } from "#lib/contracts/sessions/session.ts";
import { UploadResponseSchema } from "#lib/contracts/upload.ts";
import type { Attempt, RouteName } from "./requests.fixture.ts";

export interface Answer {
  status: number;
  headers: Headers;
  body: Buffer;
}

const successes: Partial<Record<RouteName, { statuses: number[]; schema: z.ZodType }>> = {
  upload: { statuses: [201], schema: UploadResponseSchema },
  session: { statuses: [200, 201], schema: SessionResponseSchema },
  start: { statuses: [202], schema: StatusResponseSchema },
  status: { statuses: [200], schema: AnyStatusSchema },
};

/** Internal paths, and patterns of stack traces. */
const inner = [process.cwd(), join(tmpdir(), "rowpress-"), "node:internal", "node_modules", "SQLITE_"];
const stackLine = /^\s*at .+:\d+:\d+\)?$/m;

/**
 * What a response must not contain. @param strangers texts that belong to another visitor and that this one has not
 * sent
 */
export function faultsOf(attempt: Attempt, { status, headers, body }: Answer, strangers: readonly string[]): string[] {
  const text = body.toString();
  const all = `${[...headers].flat().join("\n")}\n${text}`;
  const waits = [429, 503, 507].includes(status);
  const faults = [
    status >= 500 && !waits && `is a ${status}`,
    waits && !/^\d+$/.test(headers.get("retry-after") ?? "") && "does not say when to come back",
    status >= 400 ? problemFault(status, headers, text) : successFault(attempt, status, headers, body),
    ...inner.map((each) => all.includes(each) && `tells ${each}`),
    stackLine.test(text) && "has a stack",
    ...strangers.map((each) => all.includes(each) && `tells ${each}, which is another visitor's`),
  ];
  return faults.filter((fault) => fault !== false);
}

function problemFault(status: number, headers: Headers, text: string): string | false {
  if (headers.get("content-type") !== "application/problem+json") return `is a ${headers.get("content-type")}`;
  const { data: problem } = ProblemDetailsSchema.strict().safeParse(parsed(text));
  if (!problem) return "is not of the problems' shape";
  if (problem.status !== status || errorTable[problem.code].status !== status)
    return `is ${problem.code} with ${status}`;
  if (problem.detail.trim() === "") return "says nothing";
  return status === 405 && !headers.has("allow") && "does not say what is allowed";
}

function successFault({ route, method }: Attempt, status: number, headers: Headers, body: Buffer): string | false {
  if (status === 304) return body.length > 0 && "has a body";
  if (route === "download") {
    if (![200, 206].includes(status)) return `is a ${status}`;
    if (method === "GET" && body.length === 0) return "has no body";
    return headers.get("x-content-type-options") !== "nosniff" && "may be sniffed";
  }
  const success = successes[route];
  if (!success?.statuses.includes(status)) return `is a ${status}`;
  return !success.schema.safeParse(parsed(body.toString())).success && "is not of its schema";
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
