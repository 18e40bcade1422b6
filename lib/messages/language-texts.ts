import type { DocumentsWords } from "./document-words.ts";
import type { Messages } from "./page-messages.ts";
import type { ServerMessages } from "./server-message.ts";
import type { TemplatesWords } from "./template-words.ts";

/** Everything that Rowpress says in one language. */
export interface LanguageTexts {
  /** Its name in the language itself. */
  name: string;
  /** The messages of the pages. */
  messages: Messages;
  /** The server's messages about files, rows and requests. A browser only gets those in responses. */
  server: ServerMessages;
  /** The names of templates, their fields and settings on the pages. */
  templates: TemplatesWords;
  /** The default texts of documents in a locale of this language. */
  documents: DocumentsWords;
}
