import assert from "node:assert/strict";
import { Readable } from "node:stream";
import { afterEach, describe, test } from "node:test";
import { type Asked, type FaultyServer, type Reply, startFaultyServer } from "./object-store/faulty-server.fixture.ts";
import type { Patience } from "./object-store/persist.ts";
import { digestOf, megabytes } from "./storage.contract.ts";
import type { Storage } from "./storage.ts";

/** Short pauses, with timeouts that suit a busy machine. */
export const testPatience: Patience = { tries: 5, firstPauseMs: 5, timeoutMs: 30_000 };
/** For a store that never responds. */
export const hastyPatience: Patience = { tries: 20, firstPauseMs: 5, timeoutMs: 700 };

interface Refusals {
  broken: Reply;
  tooMany: Reply;
  refused: Reply;
}

/** Faults that every storage over HTTP must survive. */
export function storageFaultsContract(
  name: string,
  server: FaultyServer & { bucket: { objects: Map<string, unknown>; uploads: Map<string, unknown> } },
  storageWith: (patience: Patience) => Storage,
  refusals: Refusals,
): void {
  const bench = { ...openFaultBench(server, storageWith), ...refusals };
  describe(`storage over a faulty network: ${name}`, () => {
    afterEach(() => {
      server.fault = () => null;
    });

    survivesRefusals(bench);
    survivesCutBodies(bench);
    survivesSilence(bench);
    completesUploads(bench);
  });
}

/** Requests that fail or are refused. */
function survivesRefusals({ server, storage, failing, broken, tooMany }: FaultBench): void {
  test("writes, reads and deletes although every third request fails", async () => {
    server.fault = ({ earlier }) => (earlier % 3 === 2 ? broken : null);
    assert.equal(await storage.write("faulty/file", megabytes(20)), 20_000_000);
    assert.equal(await digestOf(storage.read("faulty/file")), await digestOf(megabytes(20)));
    await storage.deleteFolder("faulty");
    assert.equal(await storage.size("faulty/file"), null);
  });

  test("follows no redirects", async (t) => {
    await storage.write("moved/file", [Buffer.from("ours")]);
    const elsewhere = await startFaultyServer(() => ({ status: 200, body: "not ours" }));
    t.after(() => elsewhere.close());
    server.fault = (asked) =>
      isContent(asked) ? { status: 307, headers: { location: `${elsewhere.url}/file`, "content-length": 0 } } : null;
    await assert.rejects(digestOf(storage.read("moved/file")), /307/);
    assert.equal(elsewhere.asked.length, 0);
  });

  test("waits as long as a busy store asks", async () => {
    await storage.write("busy/file", [Buffer.from("x")]);
    const from = server.asked.length;
    failing(1, { ...tooMany, headers: { ...tooMany.headers, "retry-after": 1 } }, () => true);
    assert.equal(await storage.size("busy/file"), 1);
    const [first, second] = server.asked.slice(from);
    assert.ok((second?.atMs ?? 0) - (first?.atMs ?? 0) >= 990);
  });
}

/** Bodies that are cut off, or come without a length. */
function survivesCutBodies({ server, storage, failing }: FaultBench): void {
  test("requests the rest of a body that is cut off, repeatedly", async () => {
    await storage.write("cut/file", megabytes(3));
    const from = server.asked.length;
    failing(3, "cut", isContent);
    assert.equal(await digestOf(storage.read("cut/file")), await digestOf(megabytes(3)));
    const ranges = server.asked
      .slice(from)
      .filter(isContent)
      .map(({ headers }) => headers.range);
    assert.deepEqual(
      ranges.map((range) => range === undefined),
      [true, false, false, false],
    );
  });

  test("reads a file from a response without a length, and requests the rest if it is incomplete", async () => {
    await storage.write("chunked/file", megabytes(3));
    const expected = await digestOf(megabytes(3));
    server.fault = ({ method }) => (method === "GET" || method === "HEAD" ? "chunked" : null);
    assert.equal(await digestOf(storage.read("chunked/file")), expected);
    assert.equal(await storage.size("chunked/file"), 3_000_000);
    const part = Buffer.concat(await Array.fromAsync(storage.read("chunked/file", { start: 999_998, end: 1_000_002 })));
    assert.equal(
      part.toString(),
      Buffer.concat(await Array.fromAsync(megabytes(2))).toString("utf8", 999_998, 1_000_002),
    );
    failing(2, "chunked and short", isContent);
    assert.equal(await digestOf(storage.read("chunked/file")), expected);
  });

  test("doesn't mix two contents if a file is replaced while it is read", async () => {
    await storage.write("mixed/file", megabytes(3));
    failing(1, "cut", isContent);
    const chunks = storage.read("mixed/file")[Symbol.asyncIterator]();
    await chunks.next();
    await storage.write("mixed/file", [Buffer.alloc(3_000_000, "other")]);
    const rest = async () => {
      while (!(await chunks.next()).done);
    };
    await assert.rejects(rest, /changed while it was read/);
  });
}

/** Stores that don't respond, or keep failing. */
function survivesSilence({ server, storage, hasty, failing, broken }: FaultBench): void {
  test("retries if a store doesn't respond at all", async () => {
    await storage.write("silent/file", [Buffer.from("silent")]);
    failing(1, "silence", () => true);
    assert.equal(await hasty.size("silent/file"), 6);
    failing(1, "silence", isContent);
    assert.equal(Buffer.concat(await Array.fromAsync(hasty.read("silent/file"))).toString(), "silent");
  });

  test("gives up if a store keeps failing, and leaves nothing half written", async () => {
    server.fault = ({ method }) => (method === "PUT" || method === "POST" ? broken : null);
    await assert.rejects(storage.write("down/file", [Buffer.from("x")]));
    await assert.rejects(storage.write("down/file", megabytes(20)));
    assert.equal(await storage.size("down/file"), null);
  });
}

/** Uploads whose completion is uncertain, or that are too large for the memory. */
function completesUploads({ server, storage, failing, refused }: FaultBench): void {
  test("recognises a completed upload by its object, although every response is cut off", async () => {
    for (const letter of ["a", "b", "b"]) {
      failing(testPatience.tries, "cut", isCompletion);
      assert.equal(await storage.write("completed/file", [Buffer.alloc(9_000_000, letter)]), 9_000_000);
      server.fault = () => null;
      const expected = await digestOf(Readable.from([Buffer.alloc(9_000_000, letter)]));
      assert.equal(await digestOf(storage.read("completed/file")), expected);
    }
  });

  test("doesn't mistake the previous object of the same length for a write that was refused", async () => {
    await storage.write("refused/file", [Buffer.alloc(9_000_000, "before")]);
    server.fault = (asked) => (isCompletion(asked) ? refused : null);
    await assert.rejects(storage.write("refused/file", [Buffer.alloc(9_000_000, "after!")]));
    await assert.rejects(storage.write("refused/none", [Buffer.alloc(9_000_000, "after!")]));
  });

  test("holds only a few parts of a write in memory", async () => {
    let made = 0;
    let most = 0;
    let arrived = 0;
    server.fault = ({ body }) => {
      arrived += body.byteLength;
      return null;
    };
    async function* counted() {
      for await (const chunk of megabytes(80)) {
        made += chunk.byteLength;
        most = Math.max(most, made - arrived);
        yield chunk;
      }
    }
    await storage.write("bounded/file", counted());
    assert.ok(most <= 34_000_000, `${most} bytes were held`);
    await storage.deleteFolder("bounded");
  });
}

type FaultBench = ReturnType<typeof openFaultBench> & Refusals;

const isContent = ({ method, url }: Asked) => method === "GET" && url.pathname.endsWith("/file");
const isCompletion = ({ method, url, headers }: Asked) =>
  method === "POST" && (url.searchParams.has("uploadId") || headers["x-mpu-action"] === "complete");

function openFaultBench(server: FaultyServer, storageWith: (patience: Patience) => Storage) {
  const storage = storageWith(testPatience);
  const hasty = storageWith(hastyPatience);
  /** Fails the first `times` requests that match `meant`. */
  const failing = (times: number, fault: ReturnType<FaultyServer["fault"]>, meant: (asked: Asked) => boolean) => {
    let left = times;
    server.fault = (asked) => {
      if (left === 0 || !meant(asked)) return null;
      left -= 1;
      return fault;
    };
  };
  return { server, storage, hasty, failing };
}
