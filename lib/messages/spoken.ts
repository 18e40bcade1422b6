import type { DocumentsWords } from "./document-words.ts";
import type { Messages } from "./messages.ts";
import type { ServerMessages } from "./server-message.ts";
import type { TemplatesWords } from "./template-words.ts";

/** A language: all that Rowpress says in it. */
export interface Spoken {
  /** Its own name for itself. */
  name: string;
  /** What the pages say. */
  messages: Messages;
  /** What the server says of files, rows and requests; a browser gets only the sentences of its answers. */
  server: ServerMessages;
  /** What templates, their fields and settings are called on the pages. */
  templates: TemplatesWords;
  /** What the documents themselves say in a locale of the language. */
  documents: DocumentsWords;
}
