import { isDeepStrictEqual } from "node:util";
import type { Section, WordDocument } from "../document.ts";
import type { OwnFaces, StandIn } from "../styles/fonts.ts";
import { countedLists } from "../tags/count-in-parts.ts";
import { eachOfDocument } from "../tags/find-tags.ts";
import { columnWidth, type Flow, writeFlow } from "./columns/write-flow.ts";
import { beginNotes } from "./notes/write-notes.ts";
import type { Place, SourceContext } from "./source-context.ts";
import { spaceBelow, writeBlocks } from "./write-blocks.ts";
import { type DocumentFacts, type Edges, type LaterParts, type Parts, writeSection } from "./write-section.ts";

export interface WordSource {
  /** A Typst module with `setup(settings, locale, body)` and `document(values, settings, locale)`. */
  source: string;
  standIns: StandIn[];
}

export interface SourceOptions {
  /** Whether it tells where something is omitted, and how much room headers and footers take. */
  isNoted?: boolean;
  /** Embedded and uploaded fonts, by `fontKey`. */
  faces?: ReadonlyMap<string, OwnFaces>;
  /** By section, as the source reported them. Measuring headers in each document would take as long as everything else. */
  edges?: ReadonlyMap<number, Edges>;
}

/**
 * Writes a document as Typst source. A row's values come in as data (`values.at(name)`); every text of the file is a
 * string literal. Pictures come in as `settings.images`, paths by their part.
 */
export function writeSource(document: WordDocument, options: SourceOptions = {}): WordSource {
  const writer: SourceWriter = {
    document,
    options,
    facts: factsOf(document),
    definitions: new Map(),
    standIns: new Map(),
    headings: { level: 0 },
  };
  const pages = pagesOf(document);
  const sections = pages.map((_, index) => writePages(writer, pages, index));
  const defined = Array.from(writer.definitions, ([expression, name]) => `#let ${name} = ${expression}`);
  const source = [
    `#import "/word/word.typ": *`,
    `#import "/word/library/frames.typ": among-frames`,
    `#import "/word/around.typ": balanced, line-end, placed-around, value-pieces`,
    ...defined,
    `#let setup(settings, locale, body) = word-setup(body)`,
    `#let document(values, settings, locale) = {\nlet field = field-of.with(values)\nlet images = settings.at("images", default: (:))\n${sections.join("\n")}\n}`,
  ].join("\n");
  return { source, standIns: [...writer.standIns.values()] };
}

interface SourceWriter extends Pick<SourceContext, "standIns" | "headings"> {
  document: WordDocument;
  options: SourceOptions;
  facts: DocumentFacts;
  /** The names of expressions that are defined once. */
  definitions: Map<string, string>;
}

function factsOf(document: WordDocument): DocumentFacts {
  const { sections, hasEvenHeaders, hasNotes } = document;
  let [hasEndnotes, countsSections] = [false, false];
  eachOfDocument(document, (inlines) => {
    countsSections ||= inlines.some((inline) => inline.kind === "page-count" && inline.isOfSection);
    hasEndnotes ||= inlines.some((inline) => inline.kind === "note" && inline.of === "endnote");
  });
  const place = document.hasEndnotesInSections ? "section" : "document";
  const endnotes = hasEndnotes ? place : null;
  return { hasEvenHeaders, hasNotes, endnotes, countsSections, lists: countedLists(sections) };
}

/** What is written at a place of a section, with the context of everything within it. */
function contextAt(writer: SourceWriter, section: Section, place: Place): SourceContext {
  const { document, options, standIns, headings } = writer;
  const { compatibility, tabDistance, marksFollowBreaks, stretchesBrokenLines, language } = document;
  const { width, isCell, slack = 0, isNarrow = false, lifted = null } = place;
  const context: SourceContext = {
    section,
    define: (prefix, expression) => define(writer, prefix, expression),
    content(blocks, within) {
      const inner = within ? contextAt(writer, section, within) : context;
      return `{${writeBlocks(blocks, inner, true).join("\n")}}`;
    },
    standIns,
    headings,
    compatibility,
    tabDistance,
    marksFollowBreaks,
    stretchesBrokenLines,
    language,
    lineBreak: "linebreak()",
    width,
    room: width + slack,
    slack,
    isCell,
    isNarrow,
    lifted,
    isNoted: options.isNoted ?? false,
    faces: options.faces ?? new Map(),
  };
  return context;
}

function define({ definitions }: SourceWriter, prefix: string, expression: string): string {
  const name = definitions.get(expression) ?? `${prefix}${definitions.size}`;
  definitions.set(expression, name);
  return name;
}

/** The pages at this index as one `section` of `word.typ`. */
function writePages(writer: SourceWriter, all: readonly Pages[], index: number): string {
  const { section, flows } = all[index] as Pages;
  const { width, margin } = section;
  const later = laterParts(flows);
  const blocks = writeFlows(writer, section, flows, later, spaceBelow(all[index - 1]?.flows.at(-1)?.blocks ?? []));
  const context = contextAt(writer, section, { width: width - margin.left - margin.right, isCell: false });
  const isLast = index === all.length - 1;
  return writeSection(
    { section, index, isLast, blocks, later },
    writer.facts,
    context,
    writer.options.edges?.get(index),
  );
}

/** @param above what the blocks before have left below themselves */
function writeFlows(
  writer: SourceWriter,
  section: Section,
  flows: readonly Flow[],
  later: readonly LaterParts[],
  above: number,
): string[] {
  const blocks: string[] = [];
  let spaceAbove = above;
  for (const [at, flow] of flows.entries()) {
    const { columns, notes } = flow;
    const context = contextAt(writer, { ...section, notes }, { width: columnWidth(section, columns), isCell: false });
    const beginsPage = at === 0 && section.stands === "top" && !section.headers.first;
    const written = writeFlow(flow, at < flows.length - 1, { ...context, beginsPage }, spaceAbove);
    spaceAbove = spaceBelow(flow.blocks);
    const parts = later.find((each) => each.flow === flow);
    // Before the page that begins with it.
    const isAtTop = blocks.at(-1)?.startsWith("pagebreak(") ?? false;
    if (parts) blocks.splice(blocks.length - (isAtTop ? 1 : 0), 0, `running.update(${parts.number})`);
    if (at > 0 && writer.facts.hasNotes) blocks.push(...beginNotes(flow, false));
    blocks.push(...written);
    if (writer.facts.endnotes === "section") blocks.push("endnote-list()");
  }
  return blocks;
}

/** Pages of one size and margin, and what flows on them. */
interface Pages {
  section: Section;
  flows: Flow[];
}

/** Continuous sections with the same page go on where the last one ended, in their own columns. */
function pagesOf({ sections, hasEndnotesInSections }: WordDocument): Pages[] {
  const pages: Pages[] = [];
  for (const section of sections) {
    const { columns, blocks, headers, footers, notes } = section;
    const last = pages.at(-1);
    const flow = last?.flows.at(-1);
    const goesOn = section.start === "continuous" && last?.section.width === section.width;
    const isSame =
      flow &&
      !hasEndnotesInSections &&
      !columns.own &&
      isDeepStrictEqual(flow.columns, columns) &&
      hasSameParts(flow, section) &&
      hasSameNotes(flow, section);
    if (goesOn && isSame) flow.blocks = [...flow.blocks, ...blocks];
    else if (goesOn) last?.flows.push({ columns, blocks, headers, footers, notes });
    else pages.push({ section, flows: [{ columns, blocks, headers, footers, notes }] });
  }
  return pages;
}

/** Apart from the first page's: the page on which a section goes on is another's first. */
const hasSameParts = (one: Parts, other: Parts) =>
  (["default", "even"] as const).every(
    (name) => one.headers[name] === other.headers[name] && one.footers[name] === other.footers[name],
  );

/** Whether a section's notes are counted and written on as those of the one before. */
const hasSameNotes = (one: Pick<Flow, "notes">, { notes }: Pick<Flow, "notes">) =>
  isDeepStrictEqual(one.notes, notes) && Object.values(notes).every(({ restarts }) => restarts !== "section");

/** The flows that have other headers or footers than those before. */
const laterParts = (flows: readonly Flow[]): LaterParts[] =>
  flows.flatMap((flow, number) =>
    number > 0 && !hasSameParts(flows[number - 1] ?? flow, flow) ? [{ flow, number }] : [],
  );
