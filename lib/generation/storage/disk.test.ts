import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after } from "node:test";
import { diskStorage } from "./disk.ts";
import { storageContract } from "./storage.contract.ts";

const folder = mkdtempSync(join(tmpdir(), "rowpress-disk-"));
after(() => rmSync(folder, { recursive: true }));

storageContract("disk", diskStorage(folder), { signsUrls: false });
