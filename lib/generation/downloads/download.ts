import { z } from "zod";
import { JobIdSchema, ResultIdSchema } from "#lib/contracts/ids.ts";
import { ResultKindSchema } from "#lib/contracts/job.ts";
import type { ByteRange } from "../storage/storage.ts";

export interface Download {
  filename: string;
  contentType: string;
  disposition: "attachment" | "inline";
  bytes: number;
  /** A strong validator: a result never changes. */
  etag: string;
  read(range: ByteRange): AsyncIterable<Uint8Array>;
  /** Where the store itself gives the file, for a while, named by this header; null where it comes from here. */
  signedUrl(contentDisposition: string): Promise<string | null>;
}

export const ResultSchema = z.object({
  id: ResultIdSchema,
  jobId: JobIdSchema,
  kind: ResultKindSchema,
  filename: z.string(),
  contentType: z.string(),
  bytes: z.number(),
  documents: z.number(),
  key: z.string(),
  expiresAt: z.number(),
  deletedAt: z.number().nullable(),
});

export type StoredResult = z.infer<typeof ResultSchema>;
