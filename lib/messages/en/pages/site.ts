/** The frame of every page, the home page's introduction, and pages for what isn't there or went wrong. */
export const site = {
  "site.title": "Rowpress: a document for every row",
  "site.description":
    "Upload a spreadsheet, choose a template, and download a finished PDF for every row. Free, private, and self-hosted.",
  "site.skip": "Skip to content",
  "site.home": "Create documents",
  "site.templates": "Templates",
  "site.help": "Help",
  "site.language": "Language",
  "site.noScript.home":
    "You need JavaScript to create documents here. Turn it on in your browser’s settings, then reload the page.",
  "site.noScript.job": "Without JavaScript, this page doesn’t update by itself. Reload it to see the progress.",
  "site.kept": "Your files stay on this server and are deleted after {time}.",

  "home.heading": "A finished document for every row",
  "home.intro":
    "Upload a spreadsheet, choose a template or bring your own design, and get a PDF per row: certificates, invoices, badges.",

  "confirm.keep": "Keep it",

  "missing.title": "Page not found",
  "missing.heading": "We can’t find this page",
  "missing.why": "The address may be wrong, or the files it was about have been deleted.",

  "fault.heading": "Something went wrong",
  "fault.why": "It’s our fault, not yours. Your uploads are still here.",
  "fault.retry": "Try again",
} as const;
