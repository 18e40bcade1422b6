import { closeSync, openSync, readFileSync, writeSync } from "node:fs";
import { constants, deflateRawSync, inflateRawSync } from "node:zlib";
import { z } from "zod";
import type { Hole, PartKey, Piece } from "./form.ts";

/** A part of a Word file that is filled: copied as it is compressed, or with holes in its text. */
export type FormPart =
  | { name: string; crc32: number; packed: Buffer; inflatedBytes?: number | undefined }
  | { name: string; pieces: Piece[] };

/** A text between holes, and the same as a part of a deflated stream. */
export interface PackedText {
  text: Buffer;
  packed: Buffer;
}
export interface PackedStretch extends PartKey {
  pieces: PackedPiece[];
}
export type PackedPiece = PackedText | Hole | PackedStretch;
export type PackedPart = Extract<FormPart, { packed: Buffer }> | { name: string; pieces: PackedPiece[] };

/** A piece as the description has it. */
type DescribedPiece = { bytes: number } | Hole | (PartKey & { pieces: DescribedPiece[] });
const PieceSchema: z.ZodType<DescribedPiece> = z.lazy(() =>
  z.union([
    z.object({ bytes: z.number() }),
    z.object({ field: z.string(), prefix: z.string() }),
    z.object({
      condition: z.string(),
      isNegated: z.boolean(),
      isOnce: z.literal(true).optional(),
      pieces: z.array(PieceSchema),
    }),
  ]),
);
const PartsSchema = z.array(
  z.union([
    z.object({ name: z.string(), crc32: z.number(), bytes: z.number(), inflatedBytes: z.number().optional() }),
    z.object({ name: z.string(), pieces: z.array(PieceSchema) }),
  ]),
);

/** Ends on a byte and refers to nothing before it, so that anything may follow (RFC 1951, 3.2.4). */
const aligned = { level: 9, finishFlush: constants.Z_SYNC_FLUSH };
const lengthBytes = 4;

/** Writes a form as a file: the length of its description, the description as JSON, and what is described. */
export function writeFormFile(path: string, parts: readonly FormPart[]): void {
  const contents: Buffer[] = [];
  const keep = (content: Buffer) => {
    contents.push(content);
    return content.length;
  };
  const described: z.infer<typeof PartsSchema> = parts.map((part) => {
    if ("packed" in part) {
      const { packed, ...facts } = part;
      return { ...facts, bytes: keep(packed) };
    }
    const described = (pieces: readonly Piece[]): DescribedPiece[] =>
      pieces.map((piece) => {
        if (typeof piece === "string") return { bytes: keep(deflateRawSync(piece, aligned)) };
        return "pieces" in piece ? { ...piece, pieces: described(piece.pieces) } : piece;
      });
    return { name: part.name, pieces: described(part.pieces) };
  });
  const description = Buffer.from(JSON.stringify(described));
  const length = Buffer.alloc(lengthBytes);
  length.writeUInt32LE(description.length);
  const file = openSync(path, "w");
  try {
    for (const content of [length, description, ...contents]) writeSync(file, content);
  } finally {
    closeSync(file);
  }
}

export function readFormFile(path: string): PackedPart[] {
  const file = readFileSync(path);
  let at = lengthBytes + file.readUInt32LE();
  const parts = PartsSchema.parse(JSON.parse(file.toString("utf8", lengthBytes, at)));
  const take = (bytes: number) => {
    at += bytes;
    return file.subarray(at - bytes, at);
  };
  return parts.map((part) => {
    if ("bytes" in part) {
      const { bytes, ...facts } = part;
      return { ...facts, packed: take(bytes) };
    }
    const unpack = (pieces: readonly DescribedPiece[]): PackedPiece[] =>
      pieces.map((piece) => {
        if ("field" in piece) return piece;
        if ("pieces" in piece) return { ...piece, pieces: unpack(piece.pieces) };
        const packed = take(piece.bytes);
        return { packed, text: inflateRawSync(packed, { finishFlush: constants.Z_SYNC_FLUSH }) };
      });
    return { name: part.name, pieces: unpack(part.pieces) };
  });
}
