/** What a page says when a request or a file fails on its way. */
export const trouble = {
  "trouble.started":
    "These documents are already being created, so their spreadsheet and settings can’t be changed. Create more from the same spreadsheet, or upload another one.",
  "trouble.unreachable": "We can’t reach the server. Check your connection and try again.",
  "trouble.late": "The server didn’t respond in time. Try again.",
  "trouble.slow": "The server is taking longer than usual. Nothing you entered is lost.",
  "trouble.file.unreadable":
    "Your browser can’t read “{name}”. Check that the file still exists and that you’re allowed to open it, then choose it again.",
  "trouble.file.changed": "“{name}” changed while it was uploading. Choose it again.",
  "trouble.file.refused": "“{name}” can’t be used. {reason}",
  "trouble.unknown": "Something went wrong. Reload the page and try again.",
  "trouble.retry": "Try again",
  "trouble.others": "Create more from this spreadsheet",
  "trouble.watch": "View progress",
  "trouble.leftBehind": "Your documents from “{file}” are being created. View progress",
} as const;
