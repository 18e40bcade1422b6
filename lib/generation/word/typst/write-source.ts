import { isDeepStrictEqual } from "node:util";
import type { Block, Section, WordDocument } from "../model.ts";
import type { OwnFaces, StandIn } from "../styles/fonts.ts";
import { countedLists } from "../tags/count-in-parts.ts";
import { eachOfDocument } from "../tags/find-tags.ts";
import { columnWidth, type Flow, writeFlow } from "./columns/write-flow.ts";
import { beginNotes } from "./notes/write-notes.ts";
import { dimension, joined, type Place, type SourceContext, string, stroke } from "./source-context.ts";
import { spaceBelow, writeBlocks } from "./write-blocks.ts";

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
  /** By section, the source's notes. Measuring headers in each document would take as long as everything else. */
  edges?: ReadonlyMap<number, { top: number; bottom: number; first: number }>;
}

/**
 * Writes a document as Typst source. A row's values come in as data (`values.at(name)`); every text of the file is a
 * string literal. Pictures come in as `settings.images`, paths by their part.
 */
export function writeSource(document: WordDocument, options: SourceOptions = {}): WordSource {
  const definitions = new Map<string, string>();
  const standIns = new Map<string, StandIn>();
  const define = (prefix: string, expression: string) => {
    const known = definitions.get(expression);
    if (known) return known;
    const name = `${prefix}${definitions.size}`;
    definitions.set(expression, name);
    return name;
  };
  const headings = { level: 0 };
  let [hasEndnotes, countsSections] = [false, false];
  eachOfDocument(document, (inlines) => {
    countsSections ||= inlines.some((each) => each.kind === "page-count" && each.isOfSection);
    hasEndnotes ||= inlines.some((each) => each.kind === "note" && each.of === "endnote");
  });
  const sections = grouped(document.sections).map(({ section, flows }, index, all) => {
    const { compatibility, tabDistance, marksFollowBreaks, stretchesBrokenLines, language } = document;
    const contextAt = (place: Place, notes = section.notes): SourceContext => {
      const { width, isCell, slack = 0, isNarrow = false, lifted = null } = place;
      const context: SourceContext = {
        ...{
          section: { ...section, notes },
          define,
          standIns,
          headings,
          compatibility,
          tabDistance,
          marksFollowBreaks,
          language,
        },
        ...{ stretchesBrokenLines, lineBreak: "linebreak()" },
        ...{ width, isCell, isNarrow, lifted },
        room: width + slack,
        slack,
        isNoted: options.isNoted ?? false,
        faces: options.faces ?? new Map(),
        content: (blocks: readonly Block[], place?: Place) => {
          const inner = place ? contextAt(place, notes) : context;
          return `{${writeBlocks(blocks, inner, true).join("\n")}}`;
        },
      };
      return context;
    };
    const { width, margin } = section;
    const context = contextAt({ width: width - margin.left - margin.right, isCell: false });
    let spaceAbove = spaceBelow(all[index - 1]?.flows.at(-1)?.blocks ?? []);
    const changes = changedParts(flows);
    const blocks: string[] = [];
    for (const [at, flow] of flows.entries()) {
      const inner = contextAt({ width: columnWidth(section, flow.columns), isCell: false }, flow.notes);
      const written = writeFlow(flow, at < flows.length - 1, inner, spaceAbove);
      spaceAbove = spaceBelow(flow.blocks);
      const change = changes.find((each) => each.flow === flow);
      // Before the page that begins with it.
      const isAtTop = blocks.at(-1)?.startsWith("pagebreak(") ?? false;
      if (change) blocks.splice(blocks.length - (isAtTop ? 1 : 0), 0, `running.update(${change.number})`);
      if (at > 0 && document.hasNotes) blocks.push(...beginNotes(flow, false));
      blocks.push(...written);
    }
    return writeSection(section, changes, blocks, index, context, options, {
      hasEvenHeaders: document.hasEvenHeaders,
      lists: countedLists(document.sections),
      hasNotes: document.hasNotes,
      countsSections,
      endsWithNotes: hasEndnotes && index === all.length - 1,
    });
  });
  const defined = Array.from(definitions, ([expression, name]) => `#let ${name} = ${expression}`);
  const source = [
    `#import "/word/word.typ": *`,
    `#import "/word/around.typ": balanced, placed-around, words-of`,
    ...defined,
    `#let setup(settings, locale, body) = word-setup(body)`,
    `#let document(values, settings, locale) = {\nlet field = field-of.with(values)\nlet images = settings.at("images", default: (:))\n${sections.join("\n")}\n}`,
  ].join("\n");
  return { source, standIns: [...standIns.values()] };
}

/** Continuous sections with the same page go on where the last one ended, in their own columns. */
function grouped(sections: readonly Section[]): { section: Section; flows: Flow[] }[] {
  const pages: { section: Section; flows: Flow[] }[] = [];
  for (const section of sections) {
    const { columns, blocks, headers, footers, notes } = section;
    const last = pages.at(-1);
    const flow = last?.flows.at(-1);
    const goesOn = section.start === "continuous" && last?.section.width === section.width;
    const isSame =
      flow &&
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

type Parts = Pick<Flow, "headers" | "footers">;

/** Apart from the first page's: the page on which a section goes on is another's first. */
const hasSameParts = (one: Parts, other: Parts) =>
  (["default", "even"] as const).every(
    (name) => one.headers[name] === other.headers[name] && one.footers[name] === other.footers[name],
  );

/** Whether a section's notes are counted and written on as those of the one before. */
const hasSameNotes = (one: Pick<Flow, "notes">, { notes }: Pick<Flow, "notes">) =>
  isDeepStrictEqual(one.notes, notes) && Object.values(notes).every(({ restarts }) => restarts !== "section");

/** Where a page's later sections have other headers or footers than those before, with the number of each. */
const changedParts = (flows: readonly Flow[]) =>
  flows.flatMap((flow, number) =>
    number > 0 && !hasSameParts(flows[number - 1] ?? flow, flow) ? [{ flow, number }] : [],
  );

function pageBorders({ sides, from, on }: NonNullable<Section["borders"]>): string {
  const shown = (["top", "right", "bottom", "left"] as const).flatMap((side) => {
    const border = sides[side];
    return border ? [`${side}: (${dimension(border.space)}, ${stroke(border)})`] : [];
  });
  return `((${shown.join(", ")}), "${from}", "${on}")`;
}

function writeSection(
  section: Section,
  changes: ReturnType<typeof changedParts>,
  blocks: readonly string[],
  index: number,
  context: SourceContext,
  { isNoted = false, edges }: SourceOptions,
  {
    hasEvenHeaders,
    lists,
    hasNotes,
    countsSections,
    endsWithNotes,
  }: {
    hasEvenHeaders: boolean;
    lists: readonly string[];
    hasNotes: boolean;
    countsSections: boolean;
    endsWithNotes: boolean;
  },
): string {
  const { width, height, margin, headerDistance, footerDistance } = section;
  const partsOf = (kind: keyof Parts) => {
    const named = (all: Section["headers"], number: number | ""): [string, Block[]][] => [
      ...(all.default ? [[`default${number}`, all.default] as [string, Block[]]] : []),
      ...(all.first && number === "" ? [["first", all.first] as [string, Block[]]] : []),
      // Even pages without a header of their own have none.
      ...(hasEvenHeaders && (all.even || all.default) ? [[`even${number}`, all.even ?? []] as [string, Block[]]] : []),
    ];
    const shown = [...named(section[kind], ""), ...changes.flatMap(({ flow, number }) => named(flow[kind], number))];
    const written = shown.map(([name, blocks]) => {
      const lifted: string[] = [];
      const content = context.content(blocks, { width: width - margin.left - margin.right, isCell: false, lifted });
      return { name, content, lifted };
    });
    const dictionary = (entries: string[]) => `(${entries.join(", ") || ":"})`;
    return {
      parts: dictionary(written.map(({ name, content }) => `${name}: ${content}`)),
      lifted: dictionary(
        written.flatMap(({ name, lifted }) => (lifted.length > 0 ? [`${name}: {${lifted.join("; ")}}`] : [])),
      ),
    };
  };
  const sides = `(left: ${dimension(margin.left)}, right: ${dimension(margin.right)}, top: ${dimension(margin.top)}, bottom: ${dimension(margin.bottom)})`;
  const [headers, footers] = [partsOf("headers"), partsOf("footers")];
  // Each document of a batch counts from the start.
  const counted = index === 0 && lists.length > 0 ? [`list-begin(${lists.map(string).join(", ")})`] : [];
  const begun = hasNotes ? beginNotes(section, index === 0) : [];
  const notes = endsWithNotes ? ["endnote-list()"] : [];
  const stands = section.stands === "top" ? [] : [`set align(${section.stands === "center" ? "horizon" : "bottom"})`];
  const marks = countsSections && index > 0 ? ["[#metadata(none) <section-start>]"] : [];
  const body = joined([...marks, ...stands, ...counted, ...begun, ...blocks, ...notes]);
  // With a row's values in them, headers and footers may be of another height in each document.
  const known = /field\(|values/.test(headers.parts + footers.parts) ? undefined : edges?.get(index);
  const options = [
    known
      ? `(top: ${dimension(known.top)}, bottom: ${dimension(known.bottom)}, first: ${dimension(known.first)})`
      : "auto",
    String(isNoted),
    `(width: ${dimension(width)}, height: ${dimension(height)})`,
    sides,
    `(header: ${dimension(headerDistance)}, footer: ${dimension(footerDistance)})`,
    headers.parts,
    footers.parts,
    `(${headers.lifted}, ${footers.lifted})`,
    section.start === "oddPage" ? `"odd"` : section.start === "evenPage" ? `"even"` : "none",
    section.pageNumber === null ? "none" : String(section.pageNumber),
    section.borders === null ? "none" : pageBorders(section.borders),
    String(index),
    body,
  ];
  return `section(${options.join(",\n")})`;
}
