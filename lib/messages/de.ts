import { pages } from "./de/pages.ts";
import { server } from "./de/server.ts";
import { templates } from "./de/templates.ts";
import type { Spoken } from "./spoken.ts";
import { partTexts } from "./template-texts.ts";

const texts = partTexts(templates);
/** A visitor's own design is no template of ours, and its documents have no texts but those that are on it. */
const design = { title: pages["own.title"], description: pages["own.what"] };

export const de: Spoken = {
  name: "Deutsch",
  messages: pages,
  server,
  ...texts,
  templates: { ...texts.templates, design },
};
