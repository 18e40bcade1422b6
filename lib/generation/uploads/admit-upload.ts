import type { VisitorId } from "../common/ids/visitor-id.ts";
import type { Container } from "../container.ts";
import { admission, admit } from "../quotas/quotas.ts";
import { type AwaitedUpload, insertUpload } from "../records/uploads.ts";

/**
 * Records an upload before its file arrives, if its visitor, address and the site are within their quotas.
 * @returns false if the id is taken
 * @throws AppError `quota_exceeded`, `site_full`
 */
export function admitUpload(
  { config, database }: Pick<Container, "config" | "database">,
  visitor: VisitorId,
  upload: AwaitedUpload,
): Promise<boolean> {
  return database.transaction(async (statements) => {
    const client = { visitor, address: upload.address };
    await admit(statements, config.quotas, client, "uploads");
    await admit(statements, config.quotas, client, "bytes", upload.bytes);
    return insertUpload(statements, visitor, upload);
  }, admission);
}
