import { pages } from "./de/pages.ts";
import { server } from "./de/server.ts";
import { templates } from "./de/templates.ts";
import type { Spoken } from "./spoken.ts";
import { partTexts } from "./template-texts.ts";

const texts = partTexts(templates);
/** A visitor's own design is no template of ours, and its documents have no texts but those that are on it. */
const design = { title: pages["own.title"], description: pages["own.what"] };
const word = {
  ...{ title: pages["docx.title"], description: pages["docx.what"] },
  settings: {
    group: {
      label: "Ein Dokument für Zeilen mit gleichem Inhalt in",
      help: "Jede Zeile eines Dokuments steht einmal in seinen Listen.",
      choices: { "": "allen Feldern außerhalb der Listen" },
    },
  },
};

export const de: Spoken = {
  name: "Deutsch",
  messages: pages,
  server,
  ...texts,
  templates: { ...texts.templates, design, word },
};
