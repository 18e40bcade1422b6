import type { UploadId } from "#lib/contracts/ids.ts";
import type { VisitorId } from "../common/ids/visitor-id.ts";
import type { Container } from "../container.ts";
import { deleteUnusedUpload } from "../records/uploads.ts";
import { uploadFolder } from "../storage/keys.ts";

/** Deletes a visitor's upload and its files, unless something uses it. */
export async function deleteUnused(
  { database, storage }: Pick<Container, "database" | "storage">,
  visitor: VisitorId,
  id: UploadId,
): Promise<void> {
  const isUnused = await database.transaction((statements) => deleteUnusedUpload(statements, visitor, id), visitor);
  if (isUnused) await storage.deleteFolder(uploadFolder(id));
}
