import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { z } from "zod";

const platforms = z.array(z.string()).optional();
const PackageSchema = z.object({
  link: z.boolean().optional(),
  /** Part of another package's archive, whose checksum covers it. */
  inBundle: z.boolean().optional(),
  optional: z.boolean().optional(),
  integrity: z.string().optional(),
  os: platforms,
  cpu: platforms,
  libc: platforms,
});
const LockFileSchema = z.object({ packages: z.record(z.string(), PackageSchema) });
type Locked = z.infer<typeof PackageSchema>;

const { packages } = LockFileSchema.parse(JSON.parse(readFileSync("package-lock.json", "utf8")));
const unchecked = Object.entries(packages).filter(
  ([path, { link, inBundle, integrity }]) => path !== "" && !link && !inBundle && integrity === undefined,
);

/**
 * Programs of single platforms. npm drops the checksum of those that it can't get where the lock file is written, and
 * then doesn't verify them where they are installed.
 */
const programs = /\/(?:@biomejs\/cli|@myriaddreamin\/typst-ts-node-compiler|@next\/swc|@oxc-parser\/binding)-[\w-]+$/;

/** Whether the container image and the tests may install it. */
function runsOnOurs({ os = ["linux"], cpu = ["x64"], libc = ["glibc"] }: Locked): boolean {
  return os.includes("linux") && cpu.includes("x64") && libc.includes("glibc");
}

test("the lock file has a checksum for every package, but for programs of other platforms", () => {
  const missing = unchecked.filter(
    ([path, locked]) => locked.optional !== true || !programs.test(path) || runsOnOurs(locked),
  );
  assert.deepEqual(
    missing.map(([path]) => path),
    [],
  );
});
