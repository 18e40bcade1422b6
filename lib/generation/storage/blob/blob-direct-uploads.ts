import { BlobError } from "@vercel/blob";
import { type HandleUploadBody, handleUpload } from "@vercel/blob/client";
import { type DirectUploads, UnsignedEventError } from "../storage.ts";

/** Direct uploads from a browser to Vercel Blob, with tokens that the store verifies by an HMAC with `token`. */
export function blobDirectUploads(token: string): DirectUploads {
  return {
    async answer(event, signature, admit) {
      // The library reads no other header of the request.
      const request = new Request("http://localhost/api/upload", {
        headers: { "x-vercel-signature": signature ?? "" },
      });
      try {
        return await handleUpload({
          token,
          request,
          body: event as HandleUploadBody,
          async onBeforeGenerateToken(pathname, clientPayload) {
            const { maxBytes, validUntil } = await admit(pathname, clientPayload);
            return { maximumSizeInBytes: maxBytes, validUntil, addRandomSuffix: false, allowOverwrite: false };
          },
        });
      } catch (error) {
        // RangeError: the signature isn't a hexadecimal number.
        if (!(error instanceof BlobError || error instanceof RangeError)) throw error;
        throw new UnsignedEventError({ cause: error });
      }
    },
  };
}
