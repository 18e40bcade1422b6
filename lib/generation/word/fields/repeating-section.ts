import type { ReadContext } from "../read-context.ts";
import { unusedName } from "../tags/lists.ts";
import type { PartHead } from "../tags/part-head.ts";
import { childAt, descendants, elementsOf, valOf, type XmlElement } from "../xml-tree.ts";
import { controlName, nameOf } from "./control-name.ts";

/** A repeating section (MS-DOCX 2.5.4.7), which stands for the lines of a list. */
export interface RepeatingSection {
  /**
   * Its title or its first fields, with those of the sections around it. No field has such a name: theirs don't begin with
   * a space.
   */
  list: string;
  /** What is repeated: the first of its items. The others are the file's own samples. */
  item: XmlElement;
  samples: XmlElement[];
}
export type SectionContext = Pick<ReadContext, "hasControls" | "isAsWritten" | "list" | "sectionNames">;

const between = " › ";
const mostLetters = 60;
/** Sections in each other. */
const deepest = 10;
/** More than a file may have, as each is a condition. */
const mostNames = 1_000;

/**
 * The list that a control is; null for other controls, and for a section without fields, which is shown as it is.
 * @param context with the list around it
 */
export function repeatingSection(control: XmlElement, context: SectionContext): RepeatingSection | null {
  const section = childAt(control, "w:sdtPr", "w15:repeatingSection");
  if (!section || !context.hasControls || context.isAsWritten) return null;
  if (context.list !== null && context.list.split(between).length >= deepest) return null;
  const [item, ...samples] = elementsOf(childAt(control, "w:sdtContent"), "w:sdt").filter(
    (each) => childAt(each, "w:sdtPr", "w15:repeatingSectionItem") !== undefined,
  );
  // A section of the document can't be repeated: its properties are the page's.
  if (!item || descendants(item, "w:sectPr").length > 0) return null;
  const fields = new Set(descendants(item, "w:sdt").flatMap((each) => controlName(each, context) ?? []));
  if (fields.size === 0) return null;
  const title = nameOf(control) || valOf(section, "w15:sectionTitle")?.trim() || [...fields].slice(0, 2).join(", ");
  return { list: listName(title, fields, context), item, samples };
}

/** Sections that share their title but not their fields are different lists, which are numbered. */
function listName(title: string, fields: ReadonlySet<string>, { list, sectionNames }: SectionContext): string {
  const wanted = `${list ?? ""}${list === null ? " " : between}${title.slice(0, mostLetters)}`;
  const key = JSON.stringify([list, title, ...[...fields].sort()]);
  const known = sectionNames.get(key);
  if (known !== undefined || sectionNames.size >= mostNames) return known ?? wanted;
  const name = unusedName(wanted, new Set(sectionNames.values()));
  sectionNames.set(key, name);
  return name;
}

export const sectionHead = (list: string): PartHead => ({
  condition: { filled: list },
  isBare: true,
  isNegated: false,
  isSection: true,
});

/** What the item of a section has. */
export const itemContent = (item: XmlElement): XmlElement => childAt(item, "w:sdtContent") ?? item;
