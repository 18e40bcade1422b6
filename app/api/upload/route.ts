import { DirectUploadAnswerSchema } from "#lib/contracts/direct-upload.ts";
import { UploadResponseSchema } from "#lib/contracts/upload.ts";
import { createUpload } from "#lib/generation/uploads/create-upload.ts";
import { answerDirectUpload, directUploadSchema } from "#lib/generation/uploads/direct-upload.ts";
import { announcedBytes } from "#lib/http/bodies/body.ts";
import { isJson, readJson } from "#lib/http/bodies/json-body.ts";
import { readUploadForm } from "#lib/http/bodies/upload-form.ts";
import { endpoint, json } from "#lib/http/endpoint.ts";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = endpoint(
  { method: "POST", rate: "upload" },
  async ({ request, visitor, address, language, container }) => {
    if (container.storage.directUploads && isJson(request)) {
      const event = await readJson(request, directUploadSchema);
      const signature = request.headers.get("x-vercel-signature");
      return json(DirectUploadAnswerSchema, await answerDirectUpload(container, visitor, event, signature, address));
    }
    const upload = await readUploadForm(request, container.config.maxPicturesBytes, (file) =>
      createUpload(container, { visitor, address, announcedBytes: announcedBytes(request), language, ...file }),
    );
    return json(UploadResponseSchema, upload, { status: 201 });
  },
);
