import "../requests/without-eval.ts";
import { z } from "zod";
import { limits } from "#lib/contracts/limits.ts";
import { type KeptSetup, type Setup, SetupSchema } from "./setup.ts";

/** The images of a file, of which a letterhead may be a PDF, may be as large as those of the settings, in base64. */
const ImageSchema = z.object({
  filename: z.string().max(255),
  contentType: z.string().regex(/^(?:image\/[\w.+-]{1,40}|application\/pdf)$/),
  data: z.base64().max(Math.ceil(limits.imageBytes / 3) * 4),
});

/** A setup as a file, described in docs/setups.md. A later version has another number. */
const SetupFileSchema = z.object({
  format: z.literal("rowpress-setup"),
  version: z.literal(1),
  ...SetupSchema.shape,
  images: z.record(z.string(), ImageSchema).refine((images) => Object.keys(images).length <= limits.setupImages),
});

/** Why a file isn't a setup: something else, made by a later version, or too large. */
export class SetupFileError extends Error {
  readonly kind: "other" | "later" | "large";

  constructor(kind: SetupFileError["kind"]) {
    super(`not a setup: ${kind}`);
    this.kind = kind;
  }
}

export type SetupFromFile = Setup & Pick<KeptSetup, "images">;

/** Writes a setup with its images as JSON. */
export async function writeSetupFile({ images, usedAt: _, isAutomatic: __, ...setup }: KeptSetup): Promise<File> {
  const written = await Promise.all(Object.entries(images).map(async ([name, file]) => [name, await imageOf(file)]));
  const content = { format: "rowpress-setup", version: 1, ...setup, images: Object.fromEntries(written) };
  const filename = `${setup.name.replace(/[^\p{L}\p{N}._-]+/gu, " ").trim() || "setup"}.rowpress-setup.json`;
  return new File([JSON.stringify(content, null, 2)], filename, { type: "application/json" });
}

/** Reads a setup from a file that anybody may have made. @throws SetupFileError */
export async function readSetupFile(file: Blob): Promise<SetupFromFile> {
  if (file.size > limits.setupBytes) throw new SetupFileError("large");
  const content = parsed(await file.text());
  const read = SetupFileSchema.safeParse(content);
  if (!read.success) throw new SetupFileError(isLater(content) ? "later" : "other");
  const { format: _, version: __, images, ...setup } = read.data;
  const files = Object.entries(images).map(([name, { filename, contentType, data }]): [string, File] => [
    name,
    new File([Uint8Array.from(atob(data), (character) => character.charCodeAt(0))], filename, { type: contentType }),
  ]);
  return { ...setup, images: Object.fromEntries(files) };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

const isLater = (content: unknown) =>
  z.object({ format: z.literal("rowpress-setup"), version: z.int().min(2) }).safeParse(content).success;

async function imageOf(file: File): Promise<z.infer<typeof ImageSchema>> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  // In parts: a call takes only so many arguments.
  let binary = "";
  for (let start = 0; start < bytes.length; start += 8_192) {
    binary += String.fromCharCode(...bytes.subarray(start, start + 8_192));
  }
  return { filename: file.name, contentType: file.type || "image/png", data: btoa(binary) };
}
