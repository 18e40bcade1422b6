import { z } from "zod";
import { oneOf, type Random } from "#lib/commands/test/seeded-random.ts";
import { isOptional, itemsOf, takenBy } from "../schema-parts.fixture.ts";
import type { Place } from "../string-places.fixture.ts";

export interface Vocabulary {
  /** Texts with a meaning to the site: ids, names of columns, templates, colours. */
  texts: readonly string[];
  /** The keys to try in a record, by the place of the record. */
  keysOf(record: Place): readonly string[];
  /** The usual values at a place of a valid request; empty if any value is valid. */
  likely(place: Place): readonly unknown[];
  /** Called with each place for which a value is generated. */
  visit(place: string): void;
}

/** Texts that have broken parsers, paths, queries, patterns and pages elsewhere. */
const strangeTexts = [
  ..."\0 \n\r\t{}[]\"'\\%$<>&;:/=+-@|*?#.,0",
  ...String.raw`{} {{ {"a}b"} {Full {recipient}.pdf ../../etc/passwd ..\..\x /dev/null con.pdf C:\x .. %2e%2e%2f %00 %zz`.split(
    " ",
  ),
  ...`__proto__ constructor toString hasOwnProperty null undefined NaN -0 1e999 0x10 $1 %s%n <script> ]]> &a;`.split(
    " ",
  ),
  ...String.raw`#import"/etc/passwd" #eval("1") \input{x} *bold* $x$ @label // /* #{7*7} $(id) http://localhost/ file:///a`.split(
    " ",
  ),
  ...["", "{ }", "' OR 1=1 --", "'); DROP TABLE jobs; --", "= heading", "\ud800", "\udfff\ud800", "\ufeff", "\u202e"],
  ...["e\u0301", "𐐷".repeat(50), "👩‍👩‍👧‍👦", "a".repeat(2_000), "a".repeat(10_001), "{".repeat(2_000)],
];

const deep = (levels: number): unknown => JSON.parse("[".repeat(levels) + "]".repeat(levels));

/** Values that mostly have the wrong type. */
const strangeValues: unknown[] = [
  ...[null, true, false, 0, -1, 1.5, 2 ** 31, 2 ** 53, 1e308, -1e-308, [], {}, [[]], [null], deep(1_000)],
  ...[JSON.parse('{"__proto__":{"a":1}}'), { constructor: 1, toString: 2 }, { toJSON: 1 }, ["a", "b"]],
];

const numbers = [0, -0, 1, 2, 3, -1, 0.1, 1.5, 10, 60, 100, 1_000, 1e6, 2 ** 31, 2 ** 32, 2 ** 53, 1e21, 1e308, -1e308];

const days = ["2026-11-21", "2024-02-29", "0001-01-01", "9999-12-31"];

/**
 * Generates request values from their schemas. One in `1 / wildness` has the wrong type, is too long, or has too many
 * keys; with 0, all fit their schemas.
 */
export function createValues(random: Random, wildness: number, { texts, keysOf, likely, visit }: Vocabulary) {
  const chance = (share: number) => random() < share;
  const pool = [...texts, ...texts, ...texts, ...strangeTexts];

  function valueFor(given: z.ZodType, at: Place = []): unknown {
    visit(at.join("."));
    if (chance(wildness)) return oneOf<unknown>(random, chance(0.5) ? strangeValues : pool);
    const known = likely(at).filter((value) => given.safeParse(value).success);
    if (known.length > 0 && chance(0.95)) return oneOf(random, known);
    const schema = takenBy(given);
    if (schema instanceof z.ZodNullable) return chance(0.2) ? null : valueFor(schema.unwrap() as z.ZodType, at);
    if (schema instanceof z.ZodObject) return objectOf(schema, at);
    if (schema instanceof z.ZodRecord) return recordOf(schema, at);
    if (schema instanceof z.ZodUnion) return valueFor(oneOf(random, schema.options) as z.ZodType, at);
    if (schema instanceof z.ZodArray)
      return itemsOf(schema).map((item, index) => valueFor(item, [...at, String(index)]));
    if (schema instanceof z.ZodBoolean) return chance(0.5);
    if (schema instanceof z.ZodNull) return null;
    if (schema instanceof z.ZodLiteral) return oneOf<unknown>(random, [...schema.values]);
    if (schema instanceof z.ZodEnum) return oneOf<unknown>(random, schema.options);
    if (schema instanceof z.ZodNumber) return fittingOf(schema, numbers);
    if (schema instanceof z.ZodISODate) return oneOf(random, days);
    if (schema instanceof z.ZodString) return fittingOf(schema, pool);
    throw new Error(`Nobody has said what values ${at.join(".")} takes`);
  }

  function fittingOf<T>(schema: z.ZodType, values: readonly T[]): T {
    const fitting = values.filter((value) => schema.safeParse(value).success);
    return oneOf(random, fitting.length === 0 ? values : fitting);
  }

  function objectOf(schema: z.ZodObject, at: Place): unknown {
    // Otherwise optional fields of optional objects would be tried too rarely.
    const share = [0.2, 0.5][at.length] ?? 0.8;
    const present = Object.entries(schema.shape).filter(([, field]) => !isOptional(field) || chance(share));
    const entries = present.map(([key, field]): [string, unknown] => [key, valueFor(field as z.ZodType, [...at, key])]);
    return withStrangeKey(entries);
  }

  function recordOf(schema: z.ZodRecord, at: Place): unknown {
    const keys = Array.from({ length: Math.floor(random() * 4) }, () => oneOf(random, keysOf(at)));
    return withStrangeKey(keys.map((key) => [key, valueFor(schema.valueType as z.ZodType, [...at, key])]));
  }

  /** An object with an occasional unknown key. */
  function withStrangeKey(entries: [string, unknown][]): unknown {
    const strange: [string, unknown][] = chance(wildness) ? [[oneOf(random, pool), oneOf(random, strangeValues)]] : [];
    return Object.fromEntries([...entries, ...strange]);
  }

  return { valueFor, textOf: () => oneOf(random, pool) };
}

/** The places of all fields of a schema, as `createValues` visits them; records count as one. */
export function placesOf(given: z.ZodType, at: Place = []): string[] {
  const schema = takenBy(given);
  if (schema instanceof z.ZodNullable) return placesOf(schema.unwrap() as z.ZodType, at);
  if (schema instanceof z.ZodUnion) return schema.options.flatMap((option) => placesOf(option as z.ZodType, at));
  if (schema instanceof z.ZodArray)
    return itemsOf(schema).flatMap((item, index) => placesOf(item, [...at, String(index)]));
  if (!(schema instanceof z.ZodObject)) return [at.join(".")];
  return Object.entries(schema.shape).flatMap(([key, field]) => placesOf(field as z.ZodType, [...at, key]));
}
