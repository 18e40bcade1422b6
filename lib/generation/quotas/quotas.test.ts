import assert from "node:assert/strict";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, before, describe, test } from "node:test";
import { translate } from "#lib/messages/translate.ts";
import { noQuotas, type QuotaName, type QuotaScope, type Quotas, quotaScopes } from "#lib/quota-settings.ts";
import { AppError } from "../common/errors/app-error.ts";
import type { Client } from "../common/ids/address-id.ts";
import { newUploadId } from "../common/ids/ids.ts";
import { type Container, createContainer } from "../container.ts";
import type { Database } from "../database/database.ts";
import { openPostgres } from "../database/postgres.ts";
import { startPostgresServer } from "../database/postgres-server.fixture.ts";
import { openSqlite } from "../database/sqlite.ts";
import { startGeneration } from "../jobs/start-job.ts";
import { openTestSite, type TestSite } from "../journeys/test-site.fixture.ts";
import { changeSession } from "../sessions/change-session.ts";
import { createSession } from "../sessions/create-session.ts";
import { admitUpload } from "../uploads/admit-upload.ts";
import { createUpload } from "../uploads/create-upload.ts";
import { stopWorkerPools } from "../workers/pools.ts";
import { inPreviewTurn } from "./preview-turn.ts";

const sheet = "Full name,Course\nAnn,Maths\nBo,Art";
const bytes = Buffer.byteLength(sheet);
const ann: Client = { visitor: "ann", address: "school" };
const scopes: Record<
  QuotaScope,
  { other: Client; free: Client | null; code: string; english: RegExp; german: RegExp }
> = {
  visitor: {
    other: ann,
    free: { visitor: "bo", address: "school" },
    code: "quota_exceeded",
    english: /^(You’ve|Your (files|running jobs)) /,
    german: /^(Sie haben|Ihre (Dateien|laufenden))/,
  },
  address: {
    other: { visitor: "bo", address: "school" },
    free: { visitor: "cy", address: "home" },
    code: "quota_exceeded",
    english: /network/,
    german: /Netzwerk/,
  },
  site: {
    other: { visitor: "cy", address: "home" },
    free: null,
    code: "site_full",
    english: /^This site/,
    german: /^Diese Website/,
  },
};
const limits = { uploads: 1, bytes: bytes + 1, documents: 3, jobs: 1 } satisfies Partial<Record<QuotaName, number>>;
type Kept = keyof typeof limits;

const quotasWith = (scope: QuotaScope, name: QuotaName, limit: number): Quotas => ({
  ...noQuotas,
  [scope]: { ...noQuotas[scope], [name]: limit },
});

describe("two processes on one database", () => {
  let site: TestSite;
  let second: Container;
  before(async () => {
    site = await openTestSite();
    second = createContainer(site.container.config);
  });
  after(async () => {
    stopWorkerPools(second.pools);
    await second.background.stop();
    await second.queue.close();
    await second.database.close();
    await site.close();
  });

  const upload = (container: Container, client: Client) => {
    const chunks = (async function* () {
      yield Buffer.from(sheet);
    })();
    return createUpload(container, { ...client, filename: "class.csv", announcedBytes: bytes, chunks });
  };
  const start = async (container: Container, { visitor, address }: Client) => {
    const { sessionId } = await site.session(visitor, sheet, { template: "certificate" });
    return startGeneration(container, visitor, sessionId, "en", address);
  };
  const act = (name: Kept) => (name === "uploads" || name === "bytes" ? upload : start);
  const forgetAll = async () => {
    await site.container.background.settled();
    for (const table of ["preflights", "tasks", "jobs", "sessions", "uploads"]) {
      await site.container.database.execute(`DELETE FROM ${table}`);
    }
  };

  for (const scope of quotaScopes) {
    for (const name of Object.keys(limits) as Kept[]) {
      test(`refuses one ${scope} more ${name} than its quota`, async () => {
        const { other, free, code, english, german } = scopes[scope];
        const config = { ...site.container.config, quotas: quotasWith(scope, name, limits[name]) };
        const [here, there] = [site.container, second].map((container) => ({ ...container, config }));
        assert.ok(here && there);
        await act(name)(here, ann);
        await assert.rejects(act(name)(there, other), (error) => {
          assert.ok(error instanceof AppError);
          assert.equal(error.code, code);
          const wait = error.retryAfterSeconds ?? 0;
          const longest = { uploads: 3_600, bytes: 24 * 3_600, documents: 30, jobs: 30 }[name];
          assert.ok(wait > longest / 2 && wait <= longest, `${wait} s`);
          assert.match(error.message, english);
          assert.match(error.message, { uploads: /60 min/, bytes: /24 h/, documents: /30 s/, jobs: /30 s/ }[name]);
          assert.match(translate("de", error), german);
          return true;
        });
        if (free) await act(name)(there, free);
        await forgetAll();
      });
    }
  }

  for (const scope of quotaScopes) {
    test(`refuses one ${scope} more simultaneous previews than its quota`, async () => {
      const { other, free, code, german } = scopes[scope];
      const config = { ...site.container.config, quotas: quotasWith(scope, "previews", 1) };
      const [here, there] = [site.container, second].map((container) => ({ ...container, config }));
      assert.ok(here && there);
      const drawn = async () => "drawn";
      await inPreviewTurn(here, ann, async () => {
        await assert.rejects(inPreviewTurn(there, other, drawn), (error) => {
          assert.ok(error instanceof AppError);
          assert.deepEqual([error.code, error.retryAfterSeconds], [code, 2]);
          assert.match(translate("de", error), german);
          return true;
        });
        if (free) assert.equal(await inPreviewTurn(there, free, drawn), "drawn");
      });
      assert.equal(await inPreviewTurn(there, other, drawn), "drawn");
    });
  }

  test("a preview of a session counts", async () => {
    const { uploadId } = await site.upload("ann", sheet);
    const config = { ...site.container.config, quotas: quotasWith("visitor", "previews", 1) };
    const container = { ...site.container, config };
    const make = () => createSession(container, "ann", { uploadId, template: "certificate", preview: { row: 1 } });
    await inPreviewTurn(container, { visitor: "ann", address: "home" }, () =>
      assert.rejects(make(), { code: "quota_exceeded" }),
    );
    assert.equal((await make()).preview?.pages.length, 1);
    await forgetAll();
  });

  test("counting a column's values counts as a preview", async () => {
    const { sessionId } = await site.session("ann", sheet, { template: "certificate" });
    const config = { ...site.container.config, quotas: quotasWith("visitor", "previews", 1) };
    const container = { ...site.container, config };
    const count = () => changeSession(container, "ann", { sessionId, values: { column: "Course" } });
    await inPreviewTurn(container, { visitor: "ann", address: "home" }, () =>
      assert.rejects(count(), { code: "quota_exceeded" }),
    );
    assert.equal((await count()).values?.distinct, 2);
    await forgetAll();
  });

  test("a site without quotas admits everything", async () => {
    const container = { ...site.container, config: { ...site.container.config, quotas: noQuotas } };
    for (let count = 0; count < 3; count += 1) await upload(container, ann);
    await forgetAll();
  });

  test("a rejected file counts as an upload, but not its bytes", async () => {
    const only = (name: QuotaName, limit: number) => ({
      ...site.container,
      config: { ...site.container.config, quotas: quotasWith("visitor", name, limit) },
    });
    const chunks = (async function* () {})();
    const empty = createUpload(only("uploads", 1), { ...ann, filename: "x.csv", announcedBytes: 9_000, chunks });
    await assert.rejects(empty, { code: "empty_file" });
    await upload(only("bytes", bytes), ann);
    await assert.rejects(upload(only("uploads", 1), ann), { code: "quota_exceeded" });
    await forgetAll();
  });

  test("a job larger than the limit is admitted if nothing else is active", async () => {
    const quotas = quotasWith("visitor", "documents", 1);
    const container = { ...site.container, config: { ...site.container.config, quotas } };
    await start(container, ann);
    await assert.rejects(start(container, ann), { code: "quota_exceeded" });
    await forgetAll();
  });
});

/** How many simultaneous uploads two processes admit. */
async function admittedAtOnce(databases: Database[]): Promise<number> {
  const upload = () => ({ id: newUploadId(), address: "school", filename: "", bytes: 1, expiresAt: Date.now() + 1e6 });
  const config = { quotas: quotasWith("address", "uploads", 5) } as Container["config"];
  const asked = Array.from({ length: 20 }, (_, n) => {
    const database = databases[n % databases.length];
    assert.ok(database);
    return admitUpload({ config, database }, `visitor ${n}`, upload());
  });
  const answers = await Promise.allSettled(asked);
  for (const database of databases) await database.close();
  return answers.filter(({ status }) => status === "fulfilled").length;
}

test("two processes never exceed a limit together, on SQLite", async () => {
  const folder = mkdtempSync(join(tmpdir(), "rowpress-quotas-"));
  const open = () => openSqlite(join(folder, "rowpress.sqlite"));
  assert.equal(await admittedAtOnce([open(), open()]), 5);
  rmSync(folder, { recursive: true });
});

test("two processes never exceed a limit together, on Postgres", async () => {
  const server = await startPostgresServer();
  const url = await server.createDatabase();
  assert.equal(await admittedAtOnce([openPostgres(url), openPostgres(url)]), 5);
  await server.stop();
});
