import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { test } from "node:test";
import { readConfig, settingNames } from "./config.ts";

test("has a default for every setting", () => {
  const config = readConfig({ PORT: "" }, "/srv/rowpress");
  assert.equal(config.port, 3000);
  assert.equal(config.dataDir, "/srv/rowpress/.data");
  assert.equal(config.databaseUrl, null);
  assert.equal(config.retentionMs, 24 * 3_600_000);
  assert.equal(config.minFreeBytes, 500_000_000);
  assert.equal(readConfig({ MIN_FREE_BYTES: "0" }, "/srv").minFreeBytes, 0);
  assert.ok(config.renderWorkers >= 1);
});

test("names every faulty setting at once", () => {
  const environment = { PORT: "http", RENDER_WORKERS: "-1", RATE_LIMITS: "maybe", DATABASE_URL: "mysql://localhost/x" };
  assert.throws(
    () => readConfig(environment, "/srv"),
    /PORT[\s\S]*DATABASE_URL[\s\S]*RENDER_WORKERS[\s\S]*RATE_LIMITS/,
  );
});

test("keeps files on the disk unless a store is named", () => {
  assert.deepEqual(readConfig({ S3_BUCKET: "" }, "/srv").fileStore, { kind: "disk" });
  const token = "vercel_blob_rw_store_secret";
  assert.deepEqual(readConfig({ BLOB_READ_WRITE_TOKEN: token }, "/srv").fileStore, { kind: "blob", token });
});

test("accepts a complete S3 configuration, and names missing parts along with other faults", () => {
  const keys = { S3_ACCESS_KEY_ID: "id", S3_SECRET_ACCESS_KEY: "secret" };
  const { fileStore } = readConfig({ ...keys, S3_ENDPOINT: "http://s3:9000", S3_BUCKET: "files" }, "/srv");
  assert.equal(fileStore.kind, "s3");
  assert.throws(() => readConfig({ ...keys, PORT: "http" }, "/srv"), /PORT[\s\S]*S3_ENDPOINT[\s\S]*S3_BUCKET/);
});

test("refuses two stores at once", () => {
  const environment = { BLOB_READ_WRITE_TOKEN: "vercel_blob_rw_store_secret", S3_BUCKET: "files" };
  assert.throws(() => readConfig(environment, "/srv"), /BLOB_READ_WRITE_TOKEN: .*unset this or S3_BUCKET/);
});

test("names both of what functions on Vercel need, beside other faults", () => {
  const environment = { VERCEL: "1", PORT: "http" };
  assert.throws(
    () => readConfig(environment, "/srv"),
    /PORT[\s\S]*DATABASE_URL: is required[\s\S]*BLOB_READ_WRITE_TOKEN: is required/,
  );
});

test("has functions drive jobs on Vercel, with nothing written outside of the temporary folder", () => {
  const shared = { DATABASE_URL: "postgres://db/rowpress", BLOB_READ_WRITE_TOKEN: "vercel_blob_rw_store_secret" };
  const { drive, dataDir } = readConfig({ VERCEL: "1", ...shared }, "/var/task");
  assert.deepEqual([drive, dataDir], ["functions", join(tmpdir(), "rowpress")]);
  assert.equal(readConfig(shared, "/srv").drive, "process");
});

test("has a quota for everything, each to be set by itself, with 0 for none", () => {
  const amounts = ({ quotas }: ReturnType<typeof readConfig>) => Object.values(quotas).flatMap(Object.values);
  assert.ok(amounts(readConfig({}, "/srv")).every((amount) => amount > 0));
  const { quotas } = readConfig({ VISITOR_JOBS: "3", ADDRESS_BYTES: "0" }, "/srv");
  assert.deepEqual([quotas.visitor.jobs, quotas.address.bytes], [3, 0]);
  assert.ok(amounts(readConfig({ RATE_LIMITS: "off", VISITOR_JOBS: "3" }, "/srv")).every((amount) => amount === 0));
  assert.throws(() => readConfig({ SITE_DOCUMENTS: "-1" }, "/srv"), /SITE_DOCUMENTS/);
});

test(".env.example names every setting, each with its default", () => {
  const lines = readFileSync(".env.example", "utf8").matchAll(/^# ([A-Z][A-Z0-9_]+)=(.*)$/gm);
  const shown = Object.fromEntries(Array.from(lines, ([, name = "", value = ""]) => [name, value]));
  assert.deepEqual(Object.keys(shown).sort(), settingNames.toSorted());
  // A region alone must not ask for the rest of a store.
  const needed = ["S3_ENDPOINT", "S3_BUCKET", "S3_ACCESS_KEY_ID", "S3_SECRET_ACCESS_KEY"];
  const store = Object.fromEntries(needed.map((name) => [name, "http://store"]));
  assert.deepEqual(readConfig({ ...shown, ...store }, "/srv"), readConfig(store, "/srv"));
  const changed = Object.entries(shown).filter(([, value]) => /^\d+$/.test(value));
  assert.ok(changed.length > 15);
  for (const [name, value] of changed)
    assert.notDeepEqual(readConfig({ [name]: `${Number(value) + 1}` }, "/srv"), readConfig({}, "/srv"), name);
});
