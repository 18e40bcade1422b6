import assert from "node:assert/strict";
import { after, before, describe, test } from "node:test";
import { z } from "zod";
import { sweep } from "../../jobs/sweep/sweep.ts";
import { createSession } from "../../sessions/create-session.ts";
import { openTestSite, type TestSite } from "../test-site.fixture.ts";

const sheet = "Full name,Course\nAnn,Maths\nBo,Art";
const template = "certificate";
const hourMs = 3_600_000;

describe("an upload that takes its time", () => {
  let site: TestSite;
  before(async () => {
    site = await openTestSite();
  });
  after(() => site.close());

  /** Uploads a spreadsheet and pauses it at a step until `meanwhile` is done. */
  async function heldUp(step: "reading" | "storing", meanwhile: () => Promise<void>) {
    const { storage, pools } = site.container;
    const { sheets } = pools;
    const { promise: reached, resolve: reach } = Promise.withResolvers<void>();
    const { promise: over, resolve: release } = Promise.withResolvers<void>();
    const hold = async () => {
      reach();
      await over;
    };
    const [ofClient, take] = [sheets.for, storage.take];
    sheets.for = (owner) => {
      const pool = ofClient(owner);
      const run: typeof pool.run = async (name, input) => {
        if (step === "reading" && name === "readTable") await hold();
        return pool.run(name, input);
      };
      return { ...pool, run };
    };
    storage.take = async (key, path) => {
      if (step === "storing" && key.endsWith("/file")) await hold();
      return take(key, path);
    };
    try {
      const sent = site.upload("v", sheet);
      sent.catch(() => undefined);
      await reached;
      await meanwhile();
      release();
      return await sent;
    } finally {
      Object.assign(sheets, { for: ofClient });
      Object.assign(storage, { take });
    }
  }

  test("is not swept while it waits for a process that reads it", async () => {
    const { uploadId } = await heldUp("reading", () => sweep(site.container, Date.now() + hourMs));
    const Marks = z.object({ deletedAt: z.null(), filesDeletedAt: z.null() });
    const sql = `SELECT deleted_at AS "deletedAt", files_deleted_at AS "filesDeletedAt" FROM uploads WHERE id = $1`;
    assert.equal((await site.container.database.query(Marks, sql, [uploadId])).length, 1);
    assert.equal((await createSession(site.container, "v", { uploadId, template })).documentCount, 2);
  });

  test("is rejected, and not half stored, if it was swept meanwhile", async () => {
    const sent = heldUp("storing", () => sweep(site.container, Date.now() + hourMs));
    await assert.rejects(sent, { code: "busy" });
  });

  test("never exists without its files: while a sweep deletes it, it arrives too late", async () => {
    const { storage } = site.container;
    const { promise: deleting, resolve: begin } = Promise.withResolvers<void>();
    const { promise: over, resolve: end } = Promise.withResolvers<void>();
    const { deleteFolder } = storage;
    storage.deleteFolder = async (folder) => {
      begin();
      await over;
      return deleteFolder(folder);
    };
    let sweeping: Promise<void> | undefined;
    const sent = heldUp("storing", async () => {
      sweeping = sweep(site.container, Date.now() + hourMs);
      await deleting;
      setImmediate(end);
    });
    await assert.rejects(sent, { code: "busy" });
    await sweeping;
    Object.assign(storage, { deleteFolder });
  });
});
