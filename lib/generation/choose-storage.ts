import { join } from "node:path";
import type { Config } from "#lib/config.ts";
import { ownName } from "./process-name.ts";
import { blobDirectUploads } from "./storage/blob-direct-uploads.ts";
import { blobStore } from "./storage/blob-store.ts";
import { diskStorage } from "./storage/disk.ts";
import { usualCopyLimits } from "./storage/local-copies.ts";
import { objectStorage } from "./storage/object-storage.ts";
import { s3Store } from "./storage/s3-store.ts";
import type { Storage } from "./storage/storage.ts";

/** A function has 500 MB of disk, for the work in hand as well. */
const functionCopyLimits = { ...usualCopyLimits, bytes: 200_000_000 };

/** The storage that the settings name. */
export function chooseStorage({ dataDir, fileStore, drive }: Pick<Config, "dataDir" | "fileStore" | "drive">): Storage {
  // Named as scratch folders are, so that a sweep finds what an ended process left.
  const copiesFolder = join(dataDir, "scratch", `${ownName}_copies`);
  switch (fileStore.kind) {
    case "disk":
      return diskStorage(join(dataDir, "files"));
    case "blob": {
      const directUploads = blobDirectUploads(fileStore.token);
      const copyLimits = drive === "functions" ? functionCopyLimits : usualCopyLimits;
      return objectStorage(blobStore(fileStore.token), { copiesFolder, copyLimits, directUploads });
    }
    case "s3":
      return objectStorage(s3Store(fileStore), { copiesFolder });
  }
}
