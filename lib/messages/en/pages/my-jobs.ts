/** The list of the browser's own jobs. */
export const myJobs = {
  "mine.jobs": "My jobs",
  "mine.all": { one: "Show {count} job", other: "Show all {count} jobs" },
  "mine.ready": { one: "{things} is ready", other: "{things} are ready" },
  "mine.running": { one: "{done} of {things} created", other: "{done} of {things} created" },
  "mine.failed": "No documents could be created",
  "mine.canceled": "Stopped",
  "mine.progress": "Progress of {name}",
  "mine.left.minutes": { one: "deleted in {count} minute", other: "deleted in {count} minutes" },
  "mine.left.hours": { one: "deleted in {count} hour", other: "deleted in {count} hours" },
  "mine.left.days": { one: "deleted in {count} day", other: "deleted in {count} days" },
  "mine.download": "Download",
  "mine.download.one": "Download {name}",
  "mine.delete": "Delete",
  "mine.delete.question": "Delete the documents of “{name}”?",
  "mine.delete.confirm": "Delete them",
  "mine.delete.what": "The documents, the spreadsheet and everything else of this job will be deleted from the server.",
} as const;
