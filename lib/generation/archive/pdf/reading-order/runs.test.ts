import assert from "node:assert/strict";
import { test } from "node:test";
import { readRuns } from "./runs.ts";

const fontOf = () => ({ bytes: 1, texts: new Map([[97, "a"]]) }) as const;
const marked = "/P <</MCID 3>> BDC\nBT\n1 0 0 1 20 30 cm\n/F1 12 Tf\n(a) Tj\nET\nEMC\n";

test("a marked content is read with its place, its size and what it shows", () => {
  const [run, ...others] = readRuns(marked, fontOf);
  assert.equal(others.length, 0);
  assert.deepEqual([run?.id, run?.along, run?.across, run?.size], [3, 20, 30, 12]);
  assert.deepEqual(run?.fragments[0]?.pieces, [{ text: "a", glyphs: "97" }]);
});

test("marked contents are found in time that grows with the length only", () => {
  for (const filler of ["/", "/a", "x", "1", "<"]) {
    const [run] = readRuns(`${filler.repeat(1_000_000)}\n${marked}`, fontOf);
    assert.equal(run?.id, 3, filler);
  }
});
