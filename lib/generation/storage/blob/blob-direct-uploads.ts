import { BlobError } from "@vercel/blob";
import { type HandleUploadBody, handleUpload } from "@vercel/blob/client";
import { type DirectUploads, UnsignedEventError } from "../storage.ts";

/** Uploads from a browser to Vercel Blob, with tokens that the store knows by the HMAC of `token`. */
export function blobDirectUploads(token: string): DirectUploads {
  return {
    async answer(event, signature, admit) {
      // Of the request, the library reads this header alone.
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
        // RangeError: a signature that is no hexadecimal number.
        if (!(error instanceof BlobError || error instanceof RangeError)) throw error;
        throw new UnsignedEventError({ cause: error });
      }
    },
  };
}
