import assert from "node:assert/strict";
import { test } from "node:test";
import fc from "fast-check";
import { SaxesParser } from "saxes";
import { propertyRuns } from "../spreadsheet/property-runs.fixture.ts";
import { createXmlScanner, DocumentType, MalformedXml } from "./xml-scanner.ts";

type Event = [kind: string, name: string, attributes?: Record<string, string>];

/** Joins texts that arrived in pieces. */
function add(events: Event[], event: Event): void {
  const last = events.at(-1);
  if (event[0] === "text" && last?.[0] === "text") last[1] += event[1];
  else events.push(event);
}

function scan(pieces: string[]): Event[] {
  const events: Event[] = [];
  const scanner = createXmlScanner({
    open: (name, attributes) => add(events, ["open", name, attributes]),
    close: (name) => add(events, ["close", name]),
    text: (text) => add(events, ["text", text]),
  });
  for (const piece of pieces) scanner.write(piece);
  scanner.end();
  return events;
}

/** What saxes reports; null if it finds an error. */
function parsed(text: string): Event[] | null {
  const events: Event[] = [];
  let faults = 0;
  let depth = 0;
  const parser = new SaxesParser({ xmlns: false as const });
  parser.on("error", () => {
    faults++;
  });
  parser.on("opentag", ({ name, attributes }) => {
    depth++;
    add(events, ["open", name, { ...attributes }]);
  });
  parser.on("closetag", ({ name }) => {
    depth--;
    add(events, ["close", name]);
  });
  const onText = (piece: string) => {
    if (depth > 0 && piece !== "") add(events, ["text", piece]);
  };
  parser.on("text", onText);
  parser.on("cdata", onText);
  parser.write(text).close();
  return faults === 0 ? events : null;
}

const parts = [
  "<a>",
  "</a>",
  "<b x='1' y=\"&lt;2\">",
  "</b>",
  "<c/>",
  "<c z = 'é>' />",
  "text",
  "&amp;",
  "&#233;",
  "<!-- < -->",
];
const documents = fc.array(fc.constantFrom(...parts, "<![CDATA[<&]]>", "<?p q?>", "&x;", "<", "&", " \n", "<d e>"), {
  maxLength: 14,
});

test("finds the same in a document as a general parser, wherever it is cut", () => {
  const cuts = fc.array(fc.nat(200), { maxLength: 4 });
  fc.assert(
    fc.property(documents, cuts, (inside, places) => {
      const text = `<?xml version="1.0"?><r>${inside.join("")}</r>`;
      const ends = [...new Set(places)].sort((a, b) => a - b);
      const pieces = [0, ...ends].map((place, at) => text.slice(place, ends[at] ?? text.length));
      const expected = parsed(text);
      if (expected === null) assert.throws(() => scan(pieces), MalformedXml);
      else assert.deepEqual(scan(pieces), expected);
    }),
    { numRuns: propertyRuns(2_000) },
  );
});

test("rejects a document type, and anything that isn't well-formed", () => {
  assert.throws(() => scan(["<!DOCTYPE a><a/>"]), DocumentType);
  for (const text of [
    "",
    "<a>",
    "<a/><b/>",
    "x<a/>",
    "<a>\0</a>",
    "<a>&#0;</a>",
    "<a b=1/>",
    "<a></b>",
    "<1/>",
    "<a",
  ]) {
    assert.throws(() => scan([text]), MalformedXml, text);
  }
});
