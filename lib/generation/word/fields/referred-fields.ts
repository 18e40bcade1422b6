import type { Inline } from "../model.ts";
import type { ReadContext } from "../read-context.ts";
import { readInlines } from "../read-runs.ts";
import { descendants, elementsOf, textOf, type XmlElement } from "../xml-tree.ts";

const mostBookmarks = 500;

/**
 * The texts with merge fields that bookmarks enclose within a paragraph, by the bookmarks' names in lower case. What a `REF`
 * field has stored of one is another row's (17.16.5.49).
 */
export async function referredFields(body: XmlElement, context: ReadContext): Promise<ReadContext["referred"]> {
  const referred = new Map<string, Inline[]>();
  for (const paragraph of descendants(body, "w:p")) {
    const children = elementsOf(paragraph);
    for (const [from, start] of children.entries()) {
      if (start.name !== "w:bookmarkStart" || referred.size >= mostBookmarks) continue;
      const id = start.attributes["w:id"];
      const to = children.findIndex(({ name, attributes }) => name === "w:bookmarkEnd" && attributes["w:id"] === id);
      const enclosed = { ...paragraph, children: children.slice(from, Math.max(from, to)) };
      const hasField = [...descendants(enclosed, "w:instrText").map(textOf), ...simpleCodes(enclosed)];
      if (!hasField.some((code) => /\bMERGEFIELD\b/i.test(code))) continue;
      const out: Inline[] = [];
      const none = async () => [];
      const story = { fields: [], out, choices: 0, isInContents: false };
      await readInlines(enclosed, context.styles.defaults.run, context, none, story);
      const shown = out.filter(({ kind }) => ["text", "field", "tab", "part"].includes(kind));
      referred.set((start.attributes["w:name"] ?? "").toLowerCase(), shown);
    }
  }
  return referred;
}

const simpleCodes = (element: XmlElement) =>
  descendants(element, "w:fldSimple").map(({ attributes }) => attributes["w:instr"] ?? "");
