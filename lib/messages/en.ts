import { pages } from "./en/pages.ts";
import { texts } from "./en/server-texts.ts";

/**
 * All messages in English, the source of the other languages. `{name}` is a placeholder; a plural message has the forms
 * of its language and picks one by `count`; `<part>…</part>` becomes an element.
 */
export const en = { ...texts, messages: pages } as const;
