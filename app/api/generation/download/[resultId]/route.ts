import { openDownload } from "#lib/generation/downloads/open-download.ts";
import { downloadResponse } from "#lib/http/download-response.ts";
import { endpoint } from "#lib/http/endpoint.ts";
import { redirectToStore } from "#lib/http/signed-redirect.ts";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = endpoint(
  { method: "GET", rate: "download" },
  async ({ request, params, visitor, container }) => {
    const document = new URL(request.url).searchParams.get("document");
    const download = await openDownload(container, visitor, params.resultId ?? "", document);
    return (await redirectToStore(request, download)) ?? downloadResponse(request, download);
  },
);
