import assert from "node:assert/strict";
import { createRequire } from "node:module";
import { join } from "node:path";
import { test } from "node:test";

/** The function with which Next itself reads the configuration when it builds and starts a site. */
const { default: loadCustomRoutes } = createRequire(import.meta.url)("next/dist/lib/load-custom-routes.js");

test("Next warns about none of the site's headers and rewrites", async (context) => {
  // As in a build, so that the settings for production are included.
  Object.assign(process.env, { NODE_ENV: "production" });
  const { default: config } = await import(join(process.cwd(), "next.config.mjs"));
  const warn = context.mock.method(console, "warn", () => {});
  const { headers, rewrites } = await loadCustomRoutes(config);
  assert.deepEqual([headers.length > 3, rewrites.beforeFiles.length > 0], [true, true]);
  assert.deepEqual(
    warn.mock.calls.map(({ arguments: said }) => said.join(" ")),
    [],
  );
});
