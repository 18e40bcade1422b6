import assert from "node:assert/strict";
import { after, before, describe, test } from "node:test";
import { StatusQuerySchema } from "#lib/contracts/job.ts";
import { SessionResponseSchema } from "#lib/contracts/sessions/session.ts";
import { propertyRuns } from "#lib/generation/spreadsheet/property-runs.fixture.ts";
import { type Fuzzer, openFuzzer, written } from "./fuzzer.fixture.ts";
import { bodies } from "./requests.fixture.ts";
import { placesOf } from "./schema-values.fixture.ts";

const seed = 1;
const requests = propertyRuns(400);

describe("any request to the endpoints", () => {
  let fuzzer: Fuzzer;
  const statuses = new Map<string, Set<number>>();
  /** The visitors' own templates with which a request did its work. */
  const templates = new Set<string>();
  const wrong: string[] = [];
  before(async () => {
    fuzzer = await openFuzzer();
    await fuzzer.run(seed, 0, requests, ({ attempt, answer, faults }, index) => {
      const known = statuses.get(attempt.route) ?? new Set();
      statuses.set(attempt.route, known.add(answer?.status ?? 0));
      if (attempt.route === "session" && answer && answer.status < 300) {
        const { template, design } = SessionResponseSchema.parse(JSON.parse(answer.body.toString()));
        if (template.id === "design") templates.add(design?.elements.length ? "whole design" : "empty design");
        if (template.id.startsWith("upl_")) templates.add("Word file");
      }
      if (faults.length > 0) wrong.push(`request ${index} ${faults.join(", ")}: ${written(attempt)}\n${answer?.body}`);
    });
  });
  after(() => fuzzer.close());

  test("is answered as the contract says, without other visitors' data or internals", () => {
    assert.deepEqual(wrong, []);
  });

  test("changes nothing of another visitor's", () => fuzzer.requireUntouched());

  test("is tried with every field, and every endpoint both succeeds and rejects", () => {
    const places = [...bodies.map(({ schema }) => schema), StatusQuerySchema].flatMap((schema) => placesOf(schema));
    const missing = places.filter((place) => !fuzzer.visited.has(place));
    assert.deepEqual(missing, []);
    assert.deepEqual([...templates].sort(), ["Word file", "empty design", "whole design"]);
    for (const route of ["upload", "session", "start", "status", "download"]) {
      const seen = [...(statuses.get(route) ?? [])];
      assert.ok(seen.some((status) => status < 300) && seen.some((status) => status >= 400), `${route}: ${seen}`);
    }
  });
});
