import { z } from "zod";

/** Where files are stored: on this machine's disk, or in a store that all processes can reach. */
export type FileStore = { kind: "disk" } | { kind: "blob"; token: string } | ({ kind: "s3" } & S3Options);

const address = z.url({ protocol: /^https?$/, error: "must be an address such as https://s3.example.org" });

export const fileStoreVariables = {
  /** Token of a private Vercel Blob store to use instead of the disk. Direct uploads need it at build time too. */
  BLOB_READ_WRITE_TOKEN: z
    .string()
    .regex(/^vercel_blob_rw_[^_]+_.+$/, "must be a store's token, vercel_blob_rw_...")
    .optional(),
  /** URL of an S3-compatible store to use instead of the disk, without the bucket. */
  S3_ENDPOINT: address.optional(),
  S3_BUCKET: z.string().optional(),
  S3_REGION: z.string().default("us-east-1"),
  S3_ACCESS_KEY_ID: z.string().optional(),
  S3_SECRET_ACCESS_KEY: z.string().optional(),
  /** `off` for stores that expect the bucket in the host name, such as Amazon's. */
  S3_FORCE_PATH_STYLE: z.enum(["on", "off"]).default("on"),
  /**
   * URL at which browsers reach the store. If set, signed links download from there; otherwise downloads go through the
   * site.
   */
  S3_PUBLIC_ENDPOINT: address.optional(),
};

const needed = ["S3_ENDPOINT", "S3_BUCKET", "S3_ACCESS_KEY_ID", "S3_SECRET_ACCESS_KEY"] as const;

/** Errors in the combination of the file store's settings. */
export function fileStoreFaults(given: Record<string, string | undefined>): string[] {
  const s3 = Object.keys(fileStoreVariables).filter((name) => name.startsWith("S3_") && given[name] !== undefined);
  if (s3.length === 0) return [];
  const both = "  BLOB_READ_WRITE_TOKEN: files are in Vercel Blob or in an S3 store; unset this or ";
  if (given.BLOB_READ_WRITE_TOKEN !== undefined) return [`${both}${s3.join(", ")}`];
  const missing = needed.filter((name) => given[name] === undefined);
  return missing.map((name) => `  ${name}: is needed for an S3 store, as ${s3[0]} asks for one`);
}

/** Where files are stored: Vercel Blob if there is a token for it, else an S3 store if there is one, else the disk. */
export function fileStoreOf(env: z.infer<z.ZodObject<typeof fileStoreVariables>>): FileStore {
  if (env.BLOB_READ_WRITE_TOKEN !== undefined) return { kind: "blob", token: env.BLOB_READ_WRITE_TOKEN };
  if (env.S3_ENDPOINT === undefined) return { kind: "disk" };
  return {
    kind: "s3",
    endpoint: env.S3_ENDPOINT,
    bucket: env.S3_BUCKET ?? "",
    region: env.S3_REGION,
    accessKeyId: env.S3_ACCESS_KEY_ID ?? "",
    secretAccessKey: env.S3_SECRET_ACCESS_KEY ?? "",
    forcePathStyle: env.S3_FORCE_PATH_STYLE === "on",
    publicEndpoint: env.S3_PUBLIC_ENDPOINT ?? null,
  };
}

export interface S3Options {
  /** URL of the store, without the bucket. */
  endpoint: string;
  bucket: string;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
  /** Whether the bucket is part of the path, as most stores except Amazon's expect, or of the host name. */
  forcePathStyle: boolean;
  /** URL at which browsers reach the store; null if they can't, which disables signed links. */
  publicEndpoint: string | null;
}
