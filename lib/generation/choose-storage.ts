import { join } from "node:path";
import type { Config } from "#lib/config.ts";
import { ownName } from "./process-name.ts";
import { blobDirectUploads } from "./storage/blob-direct-uploads.ts";
import { blobStore } from "./storage/blob-store.ts";
import { diskStorage } from "./storage/disk.ts";
import { objectStorage } from "./storage/object-storage.ts";
import { s3Store } from "./storage/s3-store.ts";
import type { Storage } from "./storage/storage.ts";

/** The storage that the settings name. */
export function chooseStorage({ dataDir, fileStore }: Pick<Config, "dataDir" | "fileStore">): Storage {
  // Named as scratch folders are, so that a sweep finds what an ended process left.
  const copiesFolder = join(dataDir, "scratch", `${ownName}_copies`);
  switch (fileStore.kind) {
    case "disk":
      return diskStorage(join(dataDir, "files"));
    case "blob": {
      const directUploads = blobDirectUploads(fileStore.token);
      return objectStorage(blobStore(fileStore.token), { copiesFolder, directUploads });
    }
    case "s3":
      return objectStorage(s3Store(fileStore), { copiesFolder });
  }
}
