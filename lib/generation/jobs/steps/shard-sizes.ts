import type { TemplateDefinition } from "../../templates/definition.ts";
import type { ShardSizes } from "../../workers/protocol.ts";

/**
 * Documents per shard: enough that the cost of starting one doesn't matter, few enough that a crash or a stop costs
 * little and that other jobs get their turn soon.
 */
export const largestShard = 200;
/**
 * Documents that differ only in lines of text take a quarter of the time each. With 200 of them, a fifth of a shard's
 * time went into what it does once, such as reading fonts and laying out the first documents.
 */
const largestQuickShard = 600;
/**
 * A design with more elements takes too long if its documents have to be laid out after all: 20 texts that shrink take
 * 50 ms, and a shard has a minute.
 */
const mostQuickElements = 10;
const smallestShard = 20;
/** The first shards are small, so that the first documents are there at once. */
const smallShards = 4;
/** A small job is cut into about this many shards, so that it shows progress and every worker gets some. */
const usualShards = 10;
/** The last shards aren't large, so that all workers end at about the same time. */
const lastShards = 4;

/** How many documents a job's shards have, from the total of documents. */
export function shardSizes(documents: number, { stamped, design, fields }: TemplateDefinition): ShardSizes {
  const small = Array<number>(smallShards).fill(smallestShard);
  // Such documents are laid out, and a photo of 12 megapixels takes 0.1 s.
  const hasPictures = fields.some(({ type }) => type === "picture");
  const isQuick = stamped?.regions === false && !hasPictures && (design?.elements.length ?? 0) <= mostQuickElements;
  const largest = isQuick ? largestQuickShard : largestShard;
  const usual = Math.min(largest, Math.max(smallestShard, Math.ceil(documents / usualShards)));
  if (usual <= largestShard) return { first: small, others: usual };
  const others = documents - smallShards * smallestShard - lastShards * largestShard;
  return { first: [...small, ...Array<number>(Math.floor(others / usual)).fill(usual)], others: largestShard };
}
