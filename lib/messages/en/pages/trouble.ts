/** What a page says when a request or a file fails on its way. */
export const trouble = {
  "trouble.started":
    "You’ve already started these documents, so you can’t change their spreadsheet or settings. You can create more documents from this spreadsheet with the same settings, or upload another one.",
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
  "trouble.leftBehind": "We’ve started your documents from “{file}”. View progress",
} as const;
