import { server } from "./server.ts";

export const texts = {
  name: "English",
  server,

  // The English texts of a template are in its own folder: lib/generation/templates/<id>/template.json.
  templates: {},
  documents: {},
} as const;
