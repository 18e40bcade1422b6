import { z } from "zod";
import { UploadIdSchema } from "../ids.ts";
import { shorten } from "../shorten.ts";
import { DesignSchema, PageSideSchema } from "./design.ts";
import { copyableTemplates } from "./design-limits.ts";

const BlankDesignSchema = z.strictObject({ blank: z.strictObject({ width: PageSideSchema, height: PageSideSchema }) });
const UploadedDesignSchema = z.strictObject({ upload: UploadIdSchema });

/** The session's template, with its settings. */
const CopiedDesignSchema = z.strictObject({ copyOf: z.enum(copyableTemplates) });

/**
 * What a request may send: a PDF or picture to begin with, an empty page in millimetres, the template to copy, or the
 * whole design.
 */
export const designRequestSchemas = [
  UploadedDesignSchema,
  BlankDesignSchema,
  CopiedDesignSchema,
  DesignSchema,
] as const;
export type DesignRequest = z.infer<(typeof designRequestSchemas)[number]>;

/**
 * Picks the schema that fits what was sent, so that errors name its fields; a union would only say that none fits. An
 * error in an element names the element too, because a list of errors shows no positions.
 */
export const DesignRequestSchema = z.unknown().transform((value, context): DesignRequest => {
  const has = (key: string) => typeof value === "object" && value !== null && key in value;
  const schema =
    (has("upload") && UploadedDesignSchema) ||
    (has("blank") && BlankDesignSchema) ||
    (has("copyOf") && CopiedDesignSchema) ||
    DesignSchema;
  const parsed = schema.safeParse(value);
  if (parsed.success) return parsed.data;
  for (const { path, message } of parsed.error.issues) {
    const name = path[0] === "elements" && path[1] !== undefined ? elementName(value, Number(path[1])) : null;
    context.addIssue({ code: "custom", path: [...path], message: name ? `${name}: ${message}` : message });
  }
  return z.NEVER;
});

function elementName(design: unknown, index: number): string | null {
  const named = z.object({ elements: z.array(z.unknown()) }).safeParse(design).data?.elements[index];
  const { name, id } = z.object({ name: z.unknown(), id: z.unknown() }).partial().safeParse(named).data ?? {};
  const shown = [name, id].find((text) => typeof text === "string" && text !== "");
  return typeof shown === "string" ? shorten(shown, 80) : null;
}
