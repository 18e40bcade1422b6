import { z } from "zod";
import { itemsOf, takenBy } from "./schema-parts.fixture.ts";

/** Where in a request a text may be: the keys and array indices that lead there. */
export type Place = readonly string[];

/**
 * Every place in a schema's requests that accepts a text, and so could accept an id. Arrays of several kinds have one
 * item of each, in the order of the contract.
 * @param keysOf the keys to try in a record, by the place of the record
 */
export function stringPlaces(given: z.ZodType, keysOf: (record: Place) => string[], at: Place = []): Place[] {
  const schema = takenBy(given);
  if (schema instanceof z.ZodString) return [at];
  if (schema instanceof z.ZodNullable) return stringPlaces(schema.unwrap() as z.ZodType, keysOf, at);
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
  if (schema instanceof z.ZodArray) {
    return itemsOf(schema).flatMap((item, index) => stringPlaces(item, keysOf, [...at, String(index)]));
  }
  if (closed.some((kind) => schema instanceof kind)) return [];
  throw new Error(`Nobody has said whether ${at.join(".")} takes a text`);
}

/** Types that accept no text, or only those listed in the contract. */
const closed = [z.ZodNumber, z.ZodISODate, z.ZodBoolean, z.ZodNull, z.ZodEnum, z.ZodLiteral];

/** A body with `value` at a place. */
export function withValue(body: unknown, [key, ...rest]: Place, value: string): unknown {
  if (key === undefined) return value;
  const known = (body ?? (/^\d+$/.test(key) ? [] : {})) as Record<string, unknown>;
  return Object.assign(Array.isArray(known) ? [...known] : { ...known }, { [key]: withValue(known[key], rest, value) });
}
