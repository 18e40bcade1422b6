/** Jobs and downloads. */
export const jobs = {
  "job.unknown": "Job not found. Upload your file again.",
  "job.gone": "This job’s documents have been deleted. Upload your file again.",
  "job.internal": "The documents couldn’t be created. This is our fault, not yours. Try again.",
  "job.filesGone": "Files that this job needs have been deleted. Upload your spreadsheet again and start over.",
  "job.noDocuments": "No row could be turned into a document. Fix the spreadsheet and upload it again.",

  "download.unknown": "Download not found. Upload your file again.",
  "download.gone": "This download has been deleted. Create the documents again.",
  "download.document": "Request a document in an archive by its number.",
  "download.document.number": "must be the number of a document in an archive, starting at 1",
  "download.document.last": "The archive has {count} documents.",
} as const;
