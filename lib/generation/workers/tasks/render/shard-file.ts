import { appendFileSync } from "node:fs";
import { z } from "zod";
import { MovesSchema } from "#lib/generation/mapping/fit/fit.ts";
import { withoutSymbol, withSymbol } from "#lib/generation/mapping/values/codes/stored-codes.ts";
import { CurrencyFactsSchema } from "#lib/generation/mapping/values/locale.ts";
import { readLines } from "../rows/table-file.ts";

/** A document in a shard's input: mapped, named and ready to be typeset. */
const ShardDocumentSchema = z.object({
  rows: z.array(z.number()),
  sheetRows: z.array(z.number()),
  values: z.record(z.string(), z.unknown()),
  settings: z.record(z.string(), z.union([z.string(), CurrencyFactsSchema, MovesSchema])),
  /** File name in the archive: safe and unique. */
  filename: z.string(),
  title: z.string(),
});
export type ShardDocument = z.infer<typeof ShardDocumentSchema>;

/** Appends a shard's documents as lines of JSON. Codes are drawn by the shard's own process when it reads them. */
export function writeShard(path: string, documents: readonly ShardDocument[]): void {
  appendFileSync(path, documents.map((document) => `${JSON.stringify(document, withoutSymbol)}\n`).join(""));
}

/**
 * The documents of a shard's input, with their codes drawn.
 * @throws ZodError or SyntaxError if another build wrote it otherwise
 */
export async function readShard(path: string): Promise<ShardDocument[]> {
  const documents: ShardDocument[] = [];
  for await (const line of readLines(path)) documents.push(ShardDocumentSchema.parse(JSON.parse(line, withSymbol)));
  return documents;
}
