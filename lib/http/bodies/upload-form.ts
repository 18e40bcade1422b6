import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { Busboy, type BusboyFileStream, type BusboyHeaders } from "@fastify/busboy";
import { AppError } from "#lib/generation/common/errors/app-error.ts";
import { tooLarge } from "#lib/generation/common/errors/too-large.ts";
import { msg } from "#lib/messages/server-message.ts";
import { readBody } from "./body.ts";

export interface UploadedFile {
  /** As the browser sent it: for display, never to be used as a path. */
  filename: string;
  /** Whether a field `kind` before the file says that it should be a spreadsheet. */
  asSheet: boolean;
  chunks: AsyncIterable<Uint8Array>;
}

/** The size of a form without its file: boundaries and part headers. */
const formOverheadBytes = 100_000;

/**
 * Reads a `multipart/form-data` request as a stream, and passes its part `file` to `use`.
 * @returns what `use` returns
 * @throws AppError `not_multipart`, `no_file` or `too_large`, and what `use` throws.
 */
export async function readUploadForm<T>(
  request: Request,
  maxBytes: number,
  use: (file: UploadedFile) => Promise<T>,
): Promise<T> {
  const parser = formParser(request, maxBytes);
  const part: { stream?: BusboyFileStream; used?: Promise<PromiseSettledResult<T>[]> } = {};
  let asSheet = false;
  parser.on("field", (name, value) => {
    if (name === "kind") asSheet = value === "spreadsheet";
  });
  parser.on("file", (field, stream, filename) => {
    stream.on("error", () => stream.resume()); // the iterator reports it to `use`, unless it is too late to matter
    if (field !== "file" || part.used) return stream.resume();
    part.stream = stream;
    const reading = use({ filename: filename ?? "", asSheet, chunks: wholeFile(stream, maxBytes, () => parsing) });
    // What `use` doesn't read must still be drained, or the form never ends.
    part.used = Promise.allSettled([reading.finally(() => stream.resume())]);
  });
  const source = Readable.from(readBody(request, maxBytes + formOverheadBytes));
  const parsing = pipeline(source, parser);
  const [form] = await Promise.allSettled([parsing]);
  if (form.status === "rejected") part.stream?.destroy(form.reason);
  const [result] = (await part.used) ?? [];

  if (result?.status === "rejected" && result.reason instanceof AppError) throw result.reason;
  if (form.status === "rejected") throw form.reason instanceof AppError ? form.reason : notMultipart(form.reason);
  if (result?.status === "rejected") throw result.reason;
  if (!result) throw new AppError("no_file", msg("upload.part"));
  return result.value;
}

function formParser(request: Request, maxBytes: number) {
  const headers: BusboyHeaders = { "content-type": request.headers.get("content-type") ?? "" };
  const limits = { fileSize: maxBytes, files: 4, fields: 20, fieldSize: 10_000, parts: 24 };
  try {
    return new Busboy({ headers, limits });
  } catch (cause) {
    throw notMultipart(cause);
  }
}

function notMultipart(cause: unknown): AppError {
  return new AppError("not_multipart", msg("upload.form"), { cause });
}

/** The file's chunks. They end only once the whole form has been read, so that a truncated form is never accepted. */
async function* wholeFile(
  stream: BusboyFileStream,
  maxBytes: number,
  form: () => Promise<void>,
): AsyncGenerator<Uint8Array> {
  yield* stream.iterator({ destroyOnReturn: false });
  if (stream.truncated) throw tooLarge(maxBytes);
  await form();
}
