import assert from "node:assert/strict";
import { test } from "node:test";
import { readConfig } from "./config.ts";

test("has a default for every setting", () => {
  const config = readConfig({ PORT: "" }, "/srv/rowpress");
  assert.equal(config.port, 3000);
  assert.equal(config.dataDir, "/srv/rowpress/.data");
  assert.equal(config.retentionMs, 24 * 3_600_000);
  assert.ok(config.renderWorkers >= 1);
});

test("names every faulty setting at once", () => {
  const environment = { PORT: "http", RENDER_WORKERS: "-1", RATE_LIMITS: "maybe" };
  assert.throws(() => readConfig(environment, "/srv"), /PORT[\s\S]*RENDER_WORKERS[\s\S]*RATE_LIMITS/);
});
