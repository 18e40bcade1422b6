import type { SessionResponse } from "#lib/contracts/sessions/session.ts";
import type { Say } from "#lib/messages/page-messages.ts";

/**
 * What was undone or redone, in words.
 * @param what paths as in the timeline: `settings.accent`, `rows`, `file`
 */
export function movedInWords(what: string[], { template }: Pick<SessionResponse, "template">, say: Say): string {
  const [only = "", another] = what;
  if (another !== undefined) return say("history.several");
  const [part, name] = only.split(/\.(.*)/s);
  const label = labelledIn(part, template).find((each) => each.name === name)?.label;
  if (label) return label;
  switch (part) {
    case "output":
      return outputInWords(name, say);
    case "design":
      return say("own.title");
    case "wordFonts":
      return say("docx.fonts");
    case "template":
      return say("history.template");
    case "file":
      return say("file.label");
    case "corrections":
      return say("history.corrections");
    case "rows":
    case "only":
    case "failedIn":
      return say("make.rows");
    case "skip":
      return say("check.skip");
    case "pictures":
      return say("pictures.label");
    case "settings":
    case "mapping":
      return say("history.several");
    default:
      return say("reading.title");
  }
}

function labelledIn(part: string | undefined, { settings, fields }: SessionResponse["template"]) {
  if (part === "settings") return settings;
  return part === "mapping" ? fields : [];
}

function outputInWords(name: string | undefined, say: Say): string {
  if (name === "filename") return say("make.filename");
  if (name === "locale") return say("make.language");
  if (name === "format") return say("make.format");
  return say(name === "standard" ? "make.kind" : "make.what");
}
