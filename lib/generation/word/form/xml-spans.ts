import { WordFileError } from "../word-file-error.ts";
import { elementsOf, type XmlElement } from "../xml-tree.ts";

/** Where an element is in its part's text: its start tag from `start` to `inside`, its end tag from `outside` to `end`. */
export interface Span {
  start: number;
  inside: number;
  /** The same as `end` of an element without an end tag. */
  outside: number;
  end: number;
  /** With the prefix that the part has for it. */
  name: string;
}

/**
 * Finds the elements of a tree in the text that `readTree` read it from, so that a part can be changed in places and
 * stay as it is everywhere else.
 */
export function findSpans(text: string, root: XmlElement): Map<XmlElement, Span> {
  const spans = new Map<XmlElement, Span>();
  const elements = inOrder(root);
  const open: { element: XmlElement; span: Span }[] = [];
  for (let at = text.indexOf("<"); at >= 0; at = text.indexOf("<", at)) {
    const passed = endOfOther(text, at);
    if (passed !== null) {
      at = passed;
      continue;
    }
    const end = endOfTag(text, at);
    if (text[at + 1] === "/") {
      const last = open.pop();
      if (last) Object.assign(last.span, { outside: at, end });
    } else {
      const { value: element } = elements.next();
      const name = /^[^\s/>]+/.exec(text.slice(at + 1, Math.min(end, at + 201)))?.[0] ?? "";
      // The reader and this function must agree on what an element is, or a value would end up in the wrong place.
      if (!element || name.replace(/^.*:/, "") !== element.name.replace(/^.*:/, "")) throw new WordFileError("damaged");
      const span = { start: at, inside: end, outside: end, end, name };
      spans.set(element, span);
      if (text[end - 2] !== "/") open.push({ element, span });
    }
    at = end;
  }
  if (open.length > 0 || !elements.next().done) throw new WordFileError("damaged");
  return spans;
}

function* inOrder(element: XmlElement): Generator<XmlElement, undefined> {
  yield element;
  for (const child of elementsOf(element)) yield* inOrder(child);
}

/** The end of a comment, a CDATA section or an instruction that starts at `at`; null for a tag. */
function endOfOther(text: string, at: number): number | null {
  for (const [start, end] of [
    ["<!--", "-->"],
    ["<![CDATA[", "]]>"],
    ["<?", "?>"],
  ] as const) {
    if (!text.startsWith(start, at)) continue;
    const found = text.indexOf(end, start === "<?" ? at + 3 : at + start.length);
    return found < 0 ? text.length : found + end.length;
  }
  return null;
}

/** A `>` in an attribute's value doesn't end its tag. */
function endOfTag(text: string, at: number): number {
  for (let to = at; to < text.length; to += 1) {
    const character = text[to];
    if (character === ">") return to + 1;
    if (character !== '"' && character !== "'") continue;
    to = text.indexOf(character, to + 1);
    if (to < 0) break;
  }
  return text.length;
}
