import { readArray, readDictionary } from "../syntax/pdf-syntax.ts";
import { readMarkedTexts, textOf } from "./read-marked-texts.fixture.ts";
import { type PdfObjects, readObjects } from "./read-objects.fixture.ts";

/** Elements that stand within a line. */
const inline = /^\/(Span|Link|Strong|Em|Reference|Lbl|Quote|Code|Datetime|Annot)$/;

/**
 * For tests: what a screen reader says of a PDF: the texts of its structure tree in order, one for each paragraph,
 * heading or cell (ISO 32000-1, 14.7 and 14.9).
 */
export function readByTags(pdf: Uint8Array): string[] {
  const objects = readObjects(pdf);
  const pages = new Map<string, string[]>();
  const said = [""];
  const say = (text: string) => said.push(`${said.pop()}${text}`);
  const contentsOf = (page = "") => {
    const texts = pages.get(page) ?? readMarkedTexts(objects, objects.at(page));
    pages.set(page, texts);
    return texts;
  };
  const sayElement = (entries: Map<string, string>, above: string | undefined): void => {
    const page = entries.get("/Pg") ?? above;
    const isBlock = !inline.test(entries.get("/S") ?? "");
    if (isBlock) said.push("");
    const actual = entries.get("/ActualText");
    if (actual !== undefined) say(textOf(actual));
    else for (const kid of kidsOf(objects, entries)) sayKid(kid, page);
    if (isBlock) said.push("");
  };
  const sayKid = (kid: string, page: string | undefined): void => {
    if (/^\d+$/.test(kid)) return void say(contentsOf(page)[Number(kid)] ?? "");
    const entries = readDictionary(objects.at(kid));
    const type = entries.get("/Type");
    if (type === "/MCR") say(contentsOf(entries.get("/Pg") ?? page)[Number(entries.get("/MCID"))] ?? "");
    else if (type !== "/OBJR") sayElement(entries, page);
  };
  const tree = readDictionary(objects.at(readDictionary(objects.catalog).get("/StructTreeRoot")));
  for (const kid of kidsOf(objects, tree)) sayKid(kid, undefined);
  return said.filter((text) => text !== "");
}

function kidsOf(objects: PdfObjects, entries: ReadonlyMap<string, string>): string[] {
  const kids = objects.at(entries.get("/K") ?? "[]");
  if (kids.startsWith("[")) return readArray(kids);
  return [entries.get("/K") ?? ""];
}
