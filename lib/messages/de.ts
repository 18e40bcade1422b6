import { pages } from "./de/pages.ts";
import { server } from "./de/server.ts";
import { templates } from "./de/templates.ts";
import type { LanguageTexts } from "./language-texts.ts";
import { partTexts } from "./template-texts.ts";

const texts = partTexts(templates);
/** A visitor's own design: its documents have only the texts that are on it. */
const design = { title: pages["own.title"], description: pages["own.what"] };
/** A visitor's Word file brings its own title; only its settings are ours. */
const word = {
  title: "",
  description: "",
  settings: {
    group: {
      label: "Ein Dokument für Zeilen mit demselben Wert in",
      help: "Jede Zeile eines Dokuments wird zu einer Zeile seiner Listen.",
      choices: { "": "allen Feldern außerhalb der Listen" },
    },
  },
};

export const de: LanguageTexts = {
  name: "Deutsch",
  messages: pages,
  server,
  ...texts,
  templates: { ...texts.templates, design, word },
};
