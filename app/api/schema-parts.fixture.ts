import { z } from "zod";
import { DesignRequestSchema, designRequestSchemas } from "#lib/contracts/designs/design-request.ts";

/**
 * What a schema accepts, without its defaults and conversions. A design's schema is a function that picks one by the
 * input; here, it is a union.
 */
export function takenBy(schema: z.ZodType): z.ZodType {
  if (schema === DesignRequestSchema) return z.union(designRequestSchemas);
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodDefault) return takenBy(schema.unwrap() as z.ZodType);
  if (schema instanceof z.ZodPipe) {
    return takenBy((schema.in instanceof z.ZodTransform ? schema.out : schema.in) as z.ZodType);
  }
  return schema;
}

/** An array with one item of each kind: their schemas, in the order of the contract. */
export function itemsOf(array: z.ZodArray): z.ZodType[] {
  const item = takenBy(array.element as z.ZodType);
  return item instanceof z.ZodUnion ? (item.options as z.ZodType[]) : [item];
}

/** Whether a field can be left out. */
export const isOptional = (schema: unknown) => schema instanceof z.ZodOptional || schema instanceof z.ZodDefault;
