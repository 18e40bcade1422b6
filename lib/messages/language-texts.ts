import type { DocumentsWords } from "./document-words.ts";
import type { Messages } from "./page-messages.ts";
import type { ServerMessages } from "./server-message.ts";
import type { TemplatesWords } from "./template-words.ts";

/** Everything that Rowpress says in one language, except on pages: a worker process loads nothing else. */
export interface ServerTexts {
  /** Its name in the language itself. */
  name: string;
  /** The server's messages about files, rows and requests. A browser only gets those in responses. */
  server: ServerMessages;
  /** The names of templates, their fields and settings on the pages. */
  templates: TemplatesWords;
  /** The default texts of documents in a locale of this language. */
  documents: DocumentsWords;
}

/** Everything that Rowpress says in one language. */
export interface LanguageTexts extends ServerTexts {
  /** The messages of the pages. */
  messages: Messages;
}
