import { pages } from "./en/pages.ts";
import { server } from "./en/server.ts";

/**
 * All messages in English, the source of the other languages. `{name}` is a placeholder; a plural message has the forms
 * of its language and picks one by `count`; `<part>…</part>` becomes an element.
 */
export const en = {
  name: "English",
  messages: pages,
  server,

  // The English texts of a template are in its own folder: lib/generation/templates/<id>/template.json.
  templates: {},
  documents: {},
} as const;
