import type { Section } from "../document.ts";
import type { Block } from "../model.ts";
import type { Flow } from "./columns/write-flow.ts";
import { beginNotes } from "./notes/write-notes.ts";
import { apart, dimension, joined, type SourceContext, string, stroke } from "./source-context.ts";

/** What is known of a whole document. */
export interface DocumentFacts {
  hasEvenHeaders: boolean;
  hasNotes: boolean;
  /** What its endnotes stand at the end of, if it has any. */
  endnotes: "section" | "document" | null;
  /** Whether some text has the number of its section's pages. */
  countsSections: boolean;
  /** The lists that count on in each document. */
  lists: readonly string[];
}

export type Parts = Pick<Flow, "headers" | "footers">;

/** Headers and footers for the pages from this flow on. Its number is part of their names. */
export interface LaterParts {
  flow: Flow;
  number: number;
}

/** Where the content of a page begins and ends, as its headers and footers leave it: on the first page, and on others. */
export interface Edges {
  top: number;
  bottom: number;
  first: number;
}

export interface SectionContent {
  section: Section;
  /** From 0. */
  index: number;
  isLast: boolean;
  /** Expressions. */
  blocks: readonly string[];
  later: readonly LaterParts[];
}

/**
 * A call of `section` in `word.typ`.
 * @param edges if they are known
 */
export function writeSection(
  content: SectionContent,
  facts: DocumentFacts,
  context: SourceContext,
  edges: Edges | undefined,
): string {
  const { section, index } = content;
  const { width, height, margin, headerDistance, footerDistance } = section;
  const headers = writeParts("headers", content, facts, context);
  const footers = writeParts("footers", content, facts, context);
  // With a row's values in them, headers and footers may be of another height in each document.
  const isFixed = !/field\(|values/.test(headers.parts + footers.parts);
  const known = edges && isFixed ? edges : null;
  const sheet = known
    ? dimensions({ width, height, ...margin, ...known }, ["width", "height", "left", "right", "top", "bottom"])
    : "none";
  const options = [
    known ? dimensions(known, ["top", "bottom", "first"]) : "auto",
    String(context.isNoted),
    dimensions({ width, height }, ["width", "height"]),
    dimensions(margin, ["left", "right", "top", "bottom"]),
    dimensions({ header: headerDistance, footer: footerDistance }, ["header", "footer"]),
    headers.parts,
    footers.parts,
    `(${headers.lifted}, ${footers.lifted})`,
    { oddPage: `"odd"`, evenPage: `"even"`, nextPage: "none", continuous: "none" }[section.start],
    section.pageNumber === null ? "none" : String(section.pageNumber),
    section.borders === null ? "none" : pageBorders(section.borders),
    String(index),
    joined(bodyOf(content, facts)),
  ];
  return `{ let sheet = ${sheet}; section(${options.join(",\n")}) }`;
}

function dimensions<Name extends string>(sizes: Readonly<Record<Name, number>>, names: readonly Name[]): string {
  return `(${names.map((name) => `${name}: ${dimension(sizes[name])}`).join(", ")})`;
}

function bodyOf({ section, index, isLast, blocks }: SectionContent, facts: DocumentFacts): string[] {
  const aligned = { top: null, center: "horizon", bottom: "bottom" }[section.stands];
  const expressions = [
    facts.countsSections && index > 0 && "[#metadata(none) <section-start>]",
    aligned !== null && `set align(${aligned})`,
    // Each document of a batch counts from the start.
    facts.lists.length > 0 && index === 0 && `list-begin(${facts.lists.map(string).join(", ")})`,
    ...(facts.hasNotes ? beginNotes(section, index === 0) : []),
    ...blocks,
    facts.endnotes === "document" && isLast && "endnote-list()",
  ];
  return expressions.filter((expression) => typeof expression === "string");
}

/** A section's headers or footers by name, and what in them is drawn at a place of the page; both are dictionaries. */
function writeParts(
  kind: keyof Parts,
  { section, later }: SectionContent,
  { hasEvenHeaders }: DocumentFacts,
  context: SourceContext,
): { parts: string; lifted: string } {
  const named = ({ default: usual, even, first }: Section["headers"], number: number | "") => [
    ...(usual ? [{ name: `default${number}`, blocks: usual }] : []),
    ...(first && number === "" ? [{ name: "first", blocks: first }] : []),
    // Even pages without a header of their own have none.
    ...(hasEvenHeaders && (even || usual) ? [{ name: `even${number}`, blocks: even ?? [] }] : []),
  ];
  const shown: { name: string; blocks: Block[] }[] = [
    ...named(section[kind], ""),
    ...later.flatMap(({ flow, number }) => named(flow[kind], number)),
  ];
  const written = shown.map(({ name, blocks }) => {
    const lifted: string[] = [];
    return { name, lifted, content: context.content(blocks, { width: context.width, isCell: false, lifted }) };
  });
  const withLifted = written.filter(({ lifted }) => lifted.length > 0);
  return {
    parts: dictionary(written.map(({ name, content }) => `${name}: ${content}`)),
    lifted: dictionary(withLifted.map(({ name, lifted }) => `${name}: {${lifted.join("; ")}}`)),
  };
}

const dictionary = (entries: readonly string[]) => `(${entries.join(", ") || ":"})`;

function pageBorders({ sides, from, on }: NonNullable<Section["borders"]>): string {
  const shown = (["top", "right", "bottom", "left"] as const).flatMap((side) => {
    const border = sides[side];
    if (!border) return [];
    const lines = [stroke(border), dimension(apart(border)), stroke(border, "inner")];
    return [`${side}: (${dimension(border.space)}, ${lines.join(", ")})`];
  });
  return `((${shown.join(", ")}), "${from}", "${on}")`;
}
