import { startBlobServer } from "#lib/generation/storage/blob-server.fixture.ts";
import { blobPort } from "./store.ts";

/** The store of a run with `E2E_STORE=blob`, until it is ended. */
const { url } = await startBlobServer(process.env.BLOB_READ_WRITE_TOKEN, blobPort);
process.stdout.write(`A store of Vercel Blob's kind at ${url}\n`);
