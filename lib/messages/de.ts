import { pages } from "./de/pages.ts";
import { server } from "./de/server.ts";
import { templates } from "./de/templates.ts";
import type { Spoken } from "./spoken.ts";
import { partTexts } from "./template-texts.ts";

export const de: Spoken = { name: "Deutsch", messages: pages, server, ...partTexts(templates) };
