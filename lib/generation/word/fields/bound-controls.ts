import { dictionary } from "#lib/generation/formats/dictionary.ts";
import { isOn } from "../styles/units.ts";
import { WordFileError } from "../word-file-error.ts";
import type { WordPackage } from "../word-package.ts";
import { childAt, descendants, elementsOf, textOf, valOf, type XmlElement } from "../xml-tree.ts";
import { dateText } from "./date-text.ts";

/** A file's parts, with the data that content controls are bound to in these (17.5.2.6), as Word shows it at each opening. */
export function withBoundControls(opened: WordPackage): WordPackage {
  const tree = async (part: string | undefined) => {
    const root = await opened.tree(part);
    if (root) await bindControls(root, opened);
    return root;
  };
  return { ...opened, tree };
}

/** Writes their data into the controls of a part. @returns the titles of those that had another text */
export async function bindControls(root: XmlElement, opened: WordPackage): Promise<string[]> {
  const titles: string[] = [];
  let stores: DataStore[] | null = null;
  for (const control of boundControls(root)) {
    stores ??= await dataStores(opened);
    const properties = childAt(control, "w:sdtPr");
    const { "w:xpath": path = "", "w:storeItemID": id } = childAt(properties, "w:dataBinding")?.attributes ?? {};
    const named = stores.filter((store) => store.id === id?.toLowerCase());
    // Without a part of this id, all of them are asked in turn.
    const values = (named.length > 0 ? named : stores).map((store) => valueAt(store.root, path));
    const value = values.find((each) => each !== null);
    const shown = value !== undefined && properties ? shownText(value, properties) : null;
    const content = childAt(control, "w:sdtContent");
    const isPlaceholder = childAt(properties, "w:showingPlcHdr") !== undefined;
    if (shown === null || !content || (shown === "" && isPlaceholder)) continue;
    if (descendants(content, "w:t").map(textOf).join("") === shown) continue;
    replaceText(content, shown, isPlaceholder ? childAt(properties, "w:rPr") : null);
    titles.push(valOf(properties, "w:alias") ?? valOf(properties, "w:tag") ?? path);
  }
  return titles;
}

function boundControls(element: XmlElement, found: XmlElement[] = []): XmlElement[] {
  for (const child of elementsOf(element)) {
    if (child.name === "w:sdt" && childAt(child, "w:sdtPr", "w:dataBinding")) found.push(child);
    boundControls(child, found);
  }
  return found;
}

interface DataStore {
  /** As controls name it, in lower case. */
  id: string;
  root: XmlElement;
}

/** The ids that Word has for the document's own properties. */
const ofProperties = dictionary<string>({
  "core-properties": "{6c3c8bc8-f283-45ae-878a-bab7291924a1}",
  "extended-properties": "{6668398d-a668-4e3e-a5eb-62b293d839f1}",
});

async function dataStores(opened: WordPackage): Promise<DataStore[]> {
  // The document can be set without a damaged part.
  const treeOf = (part: string | undefined) =>
    opened.tree(part).catch((error) => {
      if (error instanceof WordFileError) return undefined;
      throw error;
    });
  const stores: DataStore[] = [];
  for (const { type, target, isExternal } of (await opened.relationships(opened.main)).values()) {
    if (type !== "customXml" || isExternal) continue;
    const linked = (await opened.relationships(target)).values();
    const properties = await treeOf(linked.find((each) => each.type === "customXmlProps")?.target);
    const root = await treeOf(target);
    if (root) stores.push({ id: attributeOf(properties, "itemID")?.toLowerCase() ?? "", root });
  }
  for (const { type, target } of (await opened.relationships("")).values()) {
    const root = ofProperties[type] && (await treeOf(target));
    if (root) stores.push({ id: ofProperties[type] ?? "", root });
  }
  return stores;
}

const localName = (name: string) => name.slice(name.lastIndexOf(":") + 1);
const attributeOf = (element: XmlElement | undefined, name: string) =>
  Object.entries(element?.attributes ?? {}).find(([key]) => localName(key) === name)?.[1];

/** What a path such as Word writes leads to: `/ns0:order[1]/ns0:customer[1]/@id`. Null for others, and where nothing is. */
function valueAt(root: XmlElement, path: string): string | null {
  const [start, ...steps] = path.replace(/\/text\(\)$/, "").split("/");
  if (start !== "" || steps.length === 0) return null;
  let at: XmlElement = { name: "", attributes: {}, children: [root] };
  for (const [index, step] of steps.entries()) {
    const [, sign, name = "", position = "1"] = /^(@?)(?:[^:@[\]()]+:)?([^:@[\]()*]+)(?:\[(\d+)\])?$/.exec(step) ?? [];
    if (sign === "@") return index === steps.length - 1 ? (attributeOf(at, name) ?? null) : null;
    const next = elementsOf(at).filter((child) => localName(child.name) === name)[Number(position) - 1];
    if (!next) return null;
    at = next;
  }
  return elementsOf(at).length > 0 ? null : textOf(at).trim();
}

/** How a control of this kind shows a value; null for pictures and for what has a look of its own. */
function shownText(value: string, properties: XmlElement): string | null {
  const list = childAt(properties, "w:dropDownList") ?? childAt(properties, "w:comboBox");
  if (list) {
    const item = elementsOf(list, "w:listItem").find(({ attributes }) => attributes["w:value"] === value);
    return item?.attributes["w:displayText"] ?? value;
  }
  const box = childAt(properties, "w14:checkbox");
  if (box) {
    const state = childAt(box, isOn(value) ? "w14:checkedState" : "w14:uncheckedState")?.attributes["w14:val"];
    return String.fromCodePoint(Number.parseInt(state ?? (isOn(value) ? "2612" : "2610"), 16) || 0x2610);
  }
  const date = childAt(properties, "w:date");
  if (date) return dateText(value, valOf(date, "w:dateFormat") ?? "", valOf(date, "w:lid"));
  return childAt(properties, "w:text") ? value.replace(/\s+/g, " ") : null;
}

/** One run in the first paragraph, with the look of the first or this one. */
function replaceText(content: XmlElement, text: string, look: XmlElement | null | undefined): void {
  const paragraph = descendants(content, "w:p")[0];
  const place = paragraph ?? content;
  const own = childAt(descendants(place, "w:r")[0], "w:rPr");
  const properties = look === null ? own : look;
  const shown: XmlElement = { name: "w:t", attributes: { "xml:space": "preserve" }, children: [text] };
  const run: XmlElement = { name: "w:r", attributes: {}, children: [...(properties ? [properties] : []), shown] };
  place.children = [...elementsOf(place, "w:pPr"), run];
  if (paragraph) dropOthers(content, paragraph);
}

function dropOthers(element: XmlElement, paragraph: XmlElement): void {
  element.children = element.children.filter(
    (child) => typeof child === "string" || child.name !== "w:p" || child === paragraph,
  );
  for (const child of elementsOf(element)) if (child !== paragraph) dropOthers(child, paragraph);
}
