/** Files on their way to the server. */
export const uploads = {
  "upload.tooLarge": "Files can be up to {size} MB. Choose a smaller file.",
  "upload.tooLarge.parts": "You can send at most {size} MB at once. Send less, or upload a large file in parts.",
  "upload.stalled": "The upload made no progress for 30 seconds. Check your connection and try again.",
  "upload.part": "Send one file, in the form field `file`.",
  "upload.form": "Send the complete file as multipart/form-data.",
  "upload.unknown": "Upload not found. Upload the file again.",
  "upload.gone": "This file has been deleted. Upload it again.",
  "upload.missing": "The file didn’t arrive. Upload it again.",
} as const;
