import { z } from "zod";
import type { JobId } from "#lib/contracts/ids.ts";
import type { Statements } from "../database/database.ts";

export const ShardInHandSchema = z.object({
  number: z.number(),
  input: z.number(),
  first: z.number(),
  documents: z.number(),
  deaths: z.number(),
});

export type ShardInHand = z.infer<typeof ShardInHandSchema>;

export const ShardSchema = z.object({
  number: z.number(),
  done: z.number(),
  failed: z.number(),
  parts: z.number(),
  problems: z.string(),
});

export type DoneShard = z.infer<typeof ShardSchema>;

/** A run of the documents of an input file, from `first` on. */
export interface ShardPart {
  number: number;
  /** The number that the file is named by. */
  input: number;
  first: number;
  documents: number;
}

/** Adds a shard that waits to be made. */
export async function insertShard(
  statements: Statements,
  id: JobId,
  { number, input, first, documents }: ShardPart,
): Promise<void> {
  const sql = `INSERT INTO shards (job_id, number, state, attempt, documents, done, failed, parts, input, first)
    VALUES ($1, $2, 'waiting', 0, $3, 0, 0, 0, $4, $5)`;
  await statements.execute(sql, [id, number, documents, input, first]);
}
