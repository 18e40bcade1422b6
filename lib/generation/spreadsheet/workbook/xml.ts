import { AppError } from "#lib/generation/app-error.ts";
import { createXmlScanner, DocumentType, MalformedXml, type XmlEvents } from "./xml-scanner.ts";

/** Names arrive without their prefix: programs write `row` and `x:row`, in the strict namespace or the other. */
export interface XmlHandlers {
  open?(name: string, attributes: Record<string, string>): void;
  close?(name: string): void;
  text?(text: string): void;
  element?: XmlEvents["element"];
}

/** Spreadsheet XML nests some ten deep. */
const deepest = 100;
/** Far above the longest legal cell of 32,767 characters; the parser holds an unfinished text in memory. */
const longestPiece = 4_000_000;

function hostile(reason: string): AppError {
  return new AppError(
    "hostile_file",
    `This workbook ${reason}. Save it again in your spreadsheet program and upload that.`,
  );
}

/** Turns what is wrong with the XML into what a visitor is told. */
function scan(step: () => void): void {
  try {
    step();
  } catch (error) {
    if (error instanceof DocumentType) throw hostile("holds a DOCTYPE, which no spreadsheet program writes");
    if (!(error instanceof MalformedXml)) throw error;
    const detail =
      "This workbook is damaged. Open it in your spreadsheet program, save it again as .xlsx and upload that.";
    throw new AppError("damaged_file", detail, { cause: error });
  }
}

function localName(name: string): string {
  return name.slice(name.indexOf(":") + 1);
}

/** UTF-8 or, with its mark, UTF-16: the two that ECMA-376 part 2 allows. */
function decoderFor(chunk: Buffer): TextDecoder {
  if (chunk[0] === 0xff && chunk[1] === 0xfe) return new TextDecoder("utf-16le");
  if (chunk[0] === 0xfe && chunk[1] === 0xff) return new TextDecoder("utf-16be");
  return new TextDecoder("utf-8");
}

/**
 * Reads one XML part as a stream, calling `handlers` on the way and waiting for `afterChunk` between pieces of some
 * 64 kB. Stops early, without an error, once `afterChunk` gives false. Throws `damaged_file` where it is not
 * well-formed, and `hostile_file` at a DOCTYPE, which Office files never have and entity bombs need.
 */
export async function readXml(
  part: AsyncIterable<Buffer>,
  handlers: XmlHandlers,
  afterChunk?: () => boolean | Promise<boolean>,
): Promise<void> {
  let depth = 0;
  let sinceEvent = 0;
  const scanner = createXmlScanner({
    open(name, attributes) {
      sinceEvent = 0;
      if (++depth > deepest) throw hostile("nests its parts too deep");
      handlers.open?.(localName(name), attributes);
    },
    close(name) {
      sinceEvent = 0;
      depth--;
      handlers.close?.(localName(name));
    },
    text: (text) => handlers.text?.(text),
    element(text, at) {
      const end = handlers.element?.(text, at) ?? -1;
      if (end >= 0) sinceEvent = 0;
      return end;
    },
  });
  let decoder: TextDecoder | undefined;
  let held: Buffer = Buffer.alloc(0);
  for await (const chunk of part) {
    decoder ??= decoderFor(chunk);
    sinceEvent += chunk.length;
    const bytes = held.length === 0 ? chunk : Buffer.concat([held, chunk]);
    // Whole tags at a time, so that the scanner need not put strings together.
    const end = decoder.encoding === "utf-8" ? bytes.lastIndexOf(62) + 1 : bytes.length;
    held = bytes.subarray(end);
    const decoded = decoder.decode(bytes.subarray(0, end), { stream: true });
    scan(() => scanner.write(decoded));
    if (sinceEvent > longestPiece) throw hostile("has a piece of text without end");
    if (afterChunk !== undefined && !(await afterChunk())) return;
  }
  const rest = (decoder ?? new TextDecoder()).decode(held);
  scan(() => {
    scanner.write(rest);
    scanner.end();
  });
  await afterChunk?.();
}
