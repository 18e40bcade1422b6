import { AppError } from "#lib/generation/common/errors/app-error.ts";
import { createXmlScanner, DocumentType, MalformedXml, type XmlEvents } from "#lib/generation/formats/xml-scanner.ts";
import { msg } from "#lib/messages/server-message.ts";
import { hostilePart } from "./hostile-part.ts";

/** Names arrive without their prefix: programs write `row` and `x:row`, in either namespace. */
export interface XmlHandlers {
  open?(name: string, attributes: Record<string, string>): void;
  close?(name: string): void;
  text?(text: string): void;
  /** As the scanner's, for elements that hold text or end in `/>`. */
  element?: XmlEvents["element"];
}

/** Spreadsheet XML nests some ten levels deep. */
const deepest = 100;
/** Far above the longest legal cell of 32,767 characters; the parser buffers an unfinished text. */
const longestPiece = 4_000_000;
/** Empty elements allowed per element with text: rich text has up to ten. */
const emptyPerText = 20;
/**
 * Allowed on top of that, for sheets with formatting far below their data; each million costs a quarter of a second.
 */
const mostEmpty = 3_000_000;

/** Precedes the end of an empty element. */
const slash = 0x2f;

/** Converts an XML error into one that a visitor can understand. */
function scan(step: () => void): void {
  try {
    step();
  } catch (error) {
    if (error instanceof DocumentType) throw hostilePart(msg("workbook.doctype"));
    if (!(error instanceof MalformedXml)) throw error;
    throw new AppError("damaged_file", msg("workbook.damaged"), { cause: error });
  }
}

function localName(name: string): string {
  return name.slice(name.indexOf(":") + 1);
}

/** UTF-8 or, with a byte order mark, UTF-16: the two that ECMA-376 part 2 allows. */
function decoderFor(chunk: Buffer): TextDecoder {
  if (chunk[0] === 0xff && chunk[1] === 0xfe) return new TextDecoder("utf-16le");
  if (chunk[0] === 0xfe && chunk[1] === 0xff) return new TextDecoder("utf-16be");
  return new TextDecoder("utf-8");
}

/**
 * Streams one XML part through `handlers`, awaiting `afterChunk` between pieces of some 64 kB. Stops early, without an
 * error, once `afterChunk` returns false. Throws `damaged_file` if the part is not well-formed, and `hostile_file` at a
 * DOCTYPE, which Office files never have and entity bombs need.
 */
export async function readXml(
  part: AsyncIterable<Buffer>,
  handlers: XmlHandlers,
  afterChunk?: () => boolean | Promise<boolean>,
): Promise<void> {
  let depth = 0;
  let sinceEvent = 0;
  let empty = 0;
  const countEmpty = () => {
    if (++empty > mostEmpty) throw hostilePart(msg("workbook.emptyCells"));
  };
  const scanner = createXmlScanner({
    open(name, attributes) {
      sinceEvent = 0;
      if (++depth > deepest) throw hostilePart(msg("workbook.nested"));
      countEmpty();
      handlers.open?.(localName(name), attributes);
    },
    close(name) {
      sinceEvent = 0;
      depth--;
      handlers.close?.(localName(name));
    },
    element(text, at) {
      const end = handlers.element?.(text, at) ?? -1;
      if (end < 0) return end;
      sinceEvent = 0;
      if (text.charCodeAt(end - 2) === slash) countEmpty();
      else empty -= emptyPerText;
      return end;
    },
    text(text) {
      // Whitespace between elements is not content.
      if (text.charCodeAt(0) > 32) empty -= emptyPerText;
      handlers.text?.(text);
    },
  });
  let decoder: TextDecoder | undefined;
  let held: Buffer = Buffer.alloc(0);
  for await (const chunk of part) {
    decoder ??= decoderFor(chunk);
    sinceEvent += chunk.length;
    const bytes = held.length === 0 ? chunk : Buffer.concat([held, chunk]);
    // Cuts at the end of a tag, so the scanner need not join strings.
    const end = decoder.encoding === "utf-8" ? bytes.lastIndexOf(62) + 1 : bytes.length;
    held = bytes.subarray(end);
    const decoded = decoder.decode(bytes.subarray(0, end), { stream: true });
    scan(() => scanner.write(decoded));
    if (sinceEvent > longestPiece) throw hostilePart(msg("workbook.endless"));
    if (afterChunk !== undefined && !(await afterChunk())) return;
  }
  const rest = (decoder ?? new TextDecoder()).decode(held);
  scan(() => {
    scanner.write(rest);
    scanner.end();
  });
  await afterChunk?.();
}
