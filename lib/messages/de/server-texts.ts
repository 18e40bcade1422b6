import type { ServerTexts } from "../language-texts.ts";
import { partTexts } from "../template-texts.ts";
import { design as designPage } from "./pages/design.ts";
import { server } from "./server.ts";
import { templates } from "./templates.ts";

const parts = partTexts(templates);
/** A visitor's own design: its documents have only the texts that are on it. */
const design = { title: designPage["own.title"], description: designPage["own.what"] };
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

export const texts: ServerTexts = {
  name: "Deutsch",
  server,
  ...parts,
  templates: { ...parts.templates, design, word },
};
