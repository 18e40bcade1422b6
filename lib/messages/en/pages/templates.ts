/** Step 2, choosing a template; the gallery and a template's own page. */
export const templates = {
  "choose.title": "Choose a template",
  "choose.label": "Template",

  "gallery.title": "Templates",
  "gallery.heading": "Templates, ready to print",
  "gallery.intro":
    "Every template fits your text to the page, supports many scripts, and works with your spreadsheet as it is.",
  "gallery.more": "View {template}",

  "template.use": "Use this template",
  "template.sample": "Download a sample spreadsheet",
  "template.specimen": "Sample: {template}",
  "template.fields": "Fields",
  "template.fieldsIntro":
    "Use these names for your columns, or your own. We match columns automatically, and you can change the match.",
  "template.field": "Field",
  "template.what": "Description",
  "template.required": "required",
  "template.settings": "Settings",
  "template.all": "All templates",
} as const;
