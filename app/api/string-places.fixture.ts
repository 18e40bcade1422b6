import { z } from "zod";

/** Where in a request a text may be: the keys that lead there. */
export type Place = readonly string[];

/**
 * Every place in a schema's requests that accepts a text, and so could accept an id.
 * @param keysOf the keys to try in a record, by the place of the record
 */
export function stringPlaces(schema: z.ZodType, keysOf: (record: Place) => string[], at: Place = []): Place[] {
  if (schema instanceof z.ZodString) return [at];
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodNullable) {
    return stringPlaces(schema.unwrap() as z.ZodType, keysOf, at);
  }
  if (schema instanceof z.ZodObject) {
    const fields = Object.entries(schema.shape as Record<string, z.ZodType>);
    return fields.flatMap(([key, field]) => stringPlaces(field, keysOf, [...at, key]));
  }
  if (schema instanceof z.ZodRecord) {
    const value = schema.valueType as z.ZodType;
    return keysOf(at).flatMap((key) => stringPlaces(value, keysOf, [...at, key]));
  }
  if (schema instanceof z.ZodUnion) {
    return schema.options.flatMap((option) => stringPlaces(option as z.ZodType, keysOf, at));
  }
  if (schema instanceof z.ZodArray) return stringPlaces(schema.element as z.ZodType, keysOf, [...at, "0"]);
  if (closed.some((kind) => schema instanceof kind)) return [];
  throw new Error(`Nobody has said whether ${at.join(".")} takes a text`);
}

/** Types that accept no text, or only those listed in the contract. */
const closed = [z.ZodNumber, z.ZodBoolean, z.ZodNull, z.ZodEnum, z.ZodLiteral];

/** A body with `value` at a place. */
export function withValue(body: object, [key = "", ...rest]: Place, value: string): Record<string, unknown> {
  const known = body as Record<string, unknown>;
  return {
    ...known,
    [key]: rest.length === 0 ? value : withValue((known[key] as object | undefined) ?? {}, rest, value),
  };
}
