import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { z } from "zod";

const PackageSchema = z.object({
  link: z.boolean().optional(),
  /** Part of another package's archive, whose checksum covers it. */
  inBundle: z.boolean().optional(),
  integrity: z.string().optional(),
});
const LockFileSchema = z.object({ packages: z.record(z.string(), PackageSchema) });

const { packages } = LockFileSchema.parse(JSON.parse(readFileSync("package-lock.json", "utf8")));

// npm drops the checksums of other platforms' programs where it can't get them, and then installs them unverified
// there.
test("the lock file has a checksum for every package, also for those of other platforms", () => {
  const missing = Object.entries(packages).filter(
    ([path, { link, inBundle, integrity }]) => path !== "" && !link && !inBundle && integrity === undefined,
  );
  assert.deepEqual(
    missing.map(([path]) => path),
    [],
  );
});
