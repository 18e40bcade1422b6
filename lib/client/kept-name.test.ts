import assert from "node:assert/strict";
import { test } from "node:test";
import { limits } from "#lib/contracts/limits.ts";
import { freeName, keptName } from "./kept-name.ts";

const most = limits.setupNameCharacters;

test("cuts a long name where it doesn't end with a space or half of a character", () => {
  assert.equal(keptName(`  ${"a".repeat(most - 1)} b`), "a".repeat(most - 1));
  assert.equal(keptName(`${"a".repeat(most - 1)}😀`), "a".repeat(most - 1));
});

test("numbers a name that is taken, also if a space is cut off it", () => {
  const name = "a".repeat(most - 5);
  assert.equal(freeName(`${name} list`, []), name);
  assert.equal(freeName(`${name} list`, [{ name }, { name: `${name} 2` }]), `${name} 3`);
});
