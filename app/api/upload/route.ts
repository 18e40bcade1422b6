import { UploadResponseSchema } from "#lib/contracts/upload.ts";
import { createUpload } from "#lib/generation/create-upload.ts";
import { endpoint, json } from "#lib/http/endpoint.ts";
import { readUploadForm } from "#lib/http/upload-form.ts";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = endpoint(
  { method: "POST", rate: "upload" },
  async ({ request, visitor, container }) => {
    const upload = await readUploadForm(request, container.config.maxUploadBytes, (file) =>
      createUpload(container, { visitor, ...file }),
    );
    return json(UploadResponseSchema, upload, { status: 201 });
  },
);
