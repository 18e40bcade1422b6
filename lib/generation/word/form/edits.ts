import { childAt, elementsOf, type XmlElement } from "../xml-tree.ts";
import type { Edge, FlatPiece, Hole, PartKey } from "./form.ts";
import type { Span } from "./xml-spans.ts";

interface Edit {
  from: number;
  to: number;
  pieces: FlatPiece[];
}

interface Wrap {
  from: number;
  to: number;
  part: PartKey;
  /** What stands in its place where the stretch isn't shown. */
  otherwise: string;
}

/** The changes of a part: what is not changed stays as it is, byte for byte. */
export interface PartEdits {
  /** Puts `pieces` in the place of the element; the last call for it counts. */
  replace(element: XmlElement, pieces: readonly FlatPiece[]): void;
  remove(element: XmlElement): void;
  /** Puts `pieces` behind what the element has. */
  append(element: XmlElement, pieces: readonly FlatPiece[]): void;
  /** Changes the first `from` in the element's start tag. */
  replaceIn(element: XmlElement, from: string, to: string): void;
  /** Text of an element `w:t`, with its spaces kept. */
  text(pieces: readonly FlatPiece[], like: XmlElement): FlatPiece[];
  hole(field: string, like: XmlElement): Hole;
  /** A run with the properties of another, or none. */
  run(pieces: readonly FlatPiece[], properties: XmlElement | undefined, like: XmlElement): FlatPiece[];
  /** Those of the elements between whose tags something is changed. */
  changed(elements: readonly XmlElement[]): XmlElement[];
  /** Makes a stretch from the beginning of one element to the end of another; if needed, with an empty paragraph instead. */
  wrap(first: XmlElement, last: XmlElement, part: PartKey, isNeeded?: boolean): void;
  /** Ends a run in its text, and begins another with the same look. */
  split(run: XmlElement): { end: string; begin: string };
  source(first: XmlElement, last: XmlElement): string;
  hasChanges(): boolean;
  pieces(): FlatPiece[];
}

export function editPart(source: string, spans: ReadonlyMap<XmlElement, Span>): PartEdits {
  const edits = new Map<XmlElement, Edit>();
  const wraps: Wrap[] = [];
  const spanOf = (element: XmlElement): Span => {
    const span = spans.get(element);
    if (!span) throw new Error(`${element.name} is not of this part`);
    return span;
  };
  const prefixOf = (element: XmlElement) => /^.*:|/.exec(spanOf(element).name)?.[0] ?? "";
  const text = (pieces: readonly FlatPiece[], like: XmlElement): FlatPiece[] => {
    const name = `${prefixOf(like)}t`;
    return [`<${name} xml:space="preserve">`, ...pieces, `</${name}>`];
  };
  const replace = (element: XmlElement, pieces: readonly FlatPiece[]) => {
    const { start: from, end: to } = spanOf(element);
    edits.set(element, { from, to, pieces: [...pieces] });
  };
  return {
    replace,
    text,
    remove: (element) => replace(element, []),
    append(element, pieces) {
      const { start, outside, end, name } = spanOf(element);
      if (outside < end) return void edits.set(element, { from: outside, to: outside, pieces: [...pieces] });
      const tag = source.slice(start, end).replace(/\/>$/, ">");
      replace(element, [tag, ...pieces, `</${name}>`]);
    },
    replaceIn(element, from, to) {
      const { start, inside } = spanOf(element);
      const at = source.indexOf(from, start);
      if (at >= start && at < inside) edits.set(element, { from: at, to: at + from.length, pieces: [to] });
    },
    hole: (field, like) => ({ field, prefix: prefixOf(like) }),
    run(pieces, properties, like) {
      const name = `${prefixOf(like)}r`;
      const span = properties && spanOf(properties);
      return [`<${name}>${span ? source.slice(span.start, span.end) : ""}`, ...text(pieces, like), `</${name}>`];
    },
    changed(elements) {
      const places = Float64Array.from(edits.values(), ({ from }) => from).sort();
      return elements.filter((element) => {
        const { inside, outside } = spanOf(element);
        const first = firstFrom(places, inside);
        return first !== undefined && first < outside;
      });
    },
    wrap(first, last, part, isNeeded = false) {
      const otherwise = isNeeded ? `<${prefixOf(first)}p/>` : "";
      wraps.push({ part, otherwise, from: spanOf(first).start, to: spanOf(last).end });
    },
    split(run) {
      const prefix = prefixOf(run);
      const properties = childAt(run, "w:rPr");
      const look = properties ? source.slice(spanOf(properties).start, spanOf(properties).end) : "";
      return { end: `</${prefix}t></${prefix}r>`, begin: `<${prefix}r>${look}<${prefix}t xml:space="preserve">` };
    },
    hasChanges: () => edits.size > 0,
    source: (first, last) => source.slice(spanOf(first).start, spanOf(last).end),
    pieces() {
      for (const element of spans.keys()) if (element.name === "w:r") removeEmptied(element);
      const pieces: FlatPiece[] = [];
      let at = 0;
      const replaced = [...edits.values()].sort((a, b) => a.from - b.from || b.to - a.to);
      // At the same place, stretches end before others begin, and before what is replaced there.
      const all = [...edgeEdits(wraps), ...replaced].sort((a, b) => a.from - b.from);
      for (const { from, to, pieces: put } of all) {
        if (from < at) continue; // inside of one that was replaced as a whole
        pieces.push(source.slice(at, from), ...put);
        at = to;
      }
      return joined([...pieces, source.slice(at)]);
    },
  };

  /** A run of which only its properties would be left. */
  function removeEmptied(run: XmlElement): void {
    const content = elementsOf(run).filter((child) => child !== childAt(run, "w:rPr"));
    const isRemoved = (child: XmlElement) => edits.get(child)?.pieces.length === 0;
    if (content.length > 0 && content.every(isRemoved)) replace(run, []);
  }
}

function joined(pieces: readonly FlatPiece[]): FlatPiece[] {
  const all: FlatPiece[] = [];
  for (const piece of pieces) {
    const last = all.length - 1;
    const before = all[last];
    if (typeof piece === "string" && typeof before === "string") all[last] = before + piece;
    else all.push(piece);
  }
  return all.filter((piece) => piece !== "");
}

/** The first of the sorted places that isn't before `at`. */
function firstFrom(places: Float64Array, at: number): number | undefined {
  let [low, high] = [0, places.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((places[middle] ?? 0) < at) low = middle + 1;
    else high = middle;
  }
  return places[low];
}

/** Ends before beginnings; the inner ones end first and begin last. */
function edgeEdits(wraps: readonly Wrap[]): Edit[] {
  const edge = (edge: Edge["edge"], { condition, isNegated, isOnce }: PartKey): Edge => ({
    ...{ edge, condition, isNegated, isOnce },
  });
  const without = ({ part, otherwise }: Wrap): FlatPiece[] => {
    const negated = { condition: part.condition, isNegated: !part.isNegated };
    return otherwise === "" ? [] : [edge("begin", negated), otherwise, edge("end", negated)];
  };
  // Of stretches over the same elements, the inner ones were added first.
  const ends = wraps
    .toSorted((a, b) => b.from - a.from)
    .map((each): Edit => ({ from: each.to, to: each.to, pieces: [edge("end", each.part), ...without(each)] }));
  const begins = wraps
    .toReversed()
    .sort((a, b) => b.to - a.to)
    .map(({ from, part }): Edit => ({ from, to: from, pieces: [edge("begin", part)] }));
  return [...ends, ...begins];
}
