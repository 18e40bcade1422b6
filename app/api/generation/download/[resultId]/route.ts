import { DownloadQuerySchema } from "#lib/contracts/job.ts";
import { openDownload } from "#lib/generation/downloads/open-download.ts";
import { ownerOfResult } from "#lib/generation/downloads/share-owner.ts";
import { downloadResponse } from "#lib/http/downloads/download-response.ts";
import { redirectToStore } from "#lib/http/downloads/signed-redirect.ts";
import { endpoint } from "#lib/http/endpoint.ts";
import { readQuery } from "#lib/http/query.ts";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = endpoint(
  { method: "GET", rate: "download" },
  async ({ request, params, visitor, container }) => {
    const { resultId = "" } = params;
    const { document = null, share } = readQuery(request, DownloadQuerySchema);
    const owner = share === undefined ? visitor : await ownerOfResult(container, resultId, share);
    const download = await openDownload(container, owner, resultId, document);
    return (await redirectToStore(request, download)) ?? downloadResponse(request, download);
  },
);
