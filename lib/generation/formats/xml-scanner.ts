/** Names are passed as written, with their prefix. A text may arrive in several pieces. */
export interface XmlEvents {
  open(name: string, attributes: Record<string, string>): void;
  close(name: string): void;
  text(text: string): void;
  /**
   * May parse the element whose tag starts at `at` itself, and returns the element's end: the other events then skip
   * it. Returns -1 to leave it to them, which is required if its end has not arrived yet.
   */
  element?(text: string, at: number): number;
}

export class MalformedXml extends Error {}

/** An element with more attributes than a real file has. */
export class TooManyAttributes extends MalformedXml {}
export class DocumentType extends Error {}

export interface XmlScanner {
  /** Takes the next piece of the document. Throws MalformedXml and DocumentType. */
  write(piece: string): void;
  /** Call after the last piece. Throws MalformedXml if the document is incomplete. */
  end(): void;
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: XML 1.0 forbids these characters
const forbidden = /[\0-\x08\x0b\x0c\x0e-\x1f\ufffe\uffff]/;
const [exclamation, slash, less, equals, greater, question] = [0x21, 0x2f, 0x3c, 0x3d, 0x3e, 0x3f];
const entities: Record<string, string> = { lt: "<", gt: ">", amp: "&", quot: '"', apos: "'" };

function character(reference: string): string {
  const code = reference.startsWith("#x") ? Number.parseInt(reference.slice(2), 16) : Number(reference.slice(1));
  const text = code >= 0 && code <= 0x10ffff ? String.fromCodePoint(code) : "\0";
  if (forbidden.test(text)) throw new MalformedXml(`&${reference}; is no character`);
  return text;
}

function decodeReferences(text: string): string {
  if (!text.includes("&")) return text;
  return text.replace(/&(?:(#\d{1,8}|#x[\da-f]{1,8}|\w{2,4});)?/gi, (whole, reference: string | undefined) => {
    const decoded = reference?.startsWith("#") ? character(reference) : entities[reference ?? ""];
    if (decoded === undefined) throw new MalformedXml(`${whole} refers to nothing`);
    return decoded;
  });
}

function isBlank(code: number): boolean {
  return code === 32 || code === 10 || code === 13 || code === 9;
}

/** What closes an instruction or a comment at `at`; null for anything else. */
function closingOf(text: string, at: number): "?>" | "-->" | null {
  if (text.startsWith("<?", at)) return "?>";
  return text.startsWith("<!--", at) ? "-->" : null;
}

/** Far above what Office writes, and an object with very many names is slow. */
const mostAttributes = 1_000;

/** `&#x0010FFFF;` and a little. */
const longestReference = 16;

/** Letters, `_` and `:`; an approximation beyond ASCII. */
function startsName(code: number): boolean {
  const lower = code | 0x20;
  return (lower >= 0x61 && lower <= 0x7a) || code === 0x5f || code === 0x3a || code > 0xbf;
}

function endsName(code: number): boolean {
  return code <= greater && (code === greater || code === slash || code === less || isBlank(code));
}

interface Attribute {
  name: string;
  value: string;
  /** The index after its closing quote. */
  end: number;
}

/** The attribute (`r="A1"`, `s = '2'`) that starts at `at`; null if its end has not arrived yet. */
function readAttribute(text: string, at: number): Attribute | null {
  let to = at;
  while (to < text.length && text.charCodeAt(to) !== equals && !endsName(text.charCodeAt(to))) to++;
  let open = to;
  while (isBlank(text.charCodeAt(open))) open++;
  if (open >= text.length) return null;
  if (text.charCodeAt(open) !== equals || to === at) throw new MalformedXml("an attribute without a value");
  do open++;
  while (isBlank(text.charCodeAt(open)));
  if (open >= text.length) return null;
  const quote = text[open] ?? "";
  if (quote !== '"' && quote !== "'") throw new MalformedXml("an attribute without quotes");
  const close = text.indexOf(quote, open + 1);
  if (close < 0) return null;
  return { name: text.slice(at, to), value: decodeReferences(text.slice(open + 1, close)), end: close + 1 };
}

/**
 * Streams the XML of Office files (XML 1.0, without document types). Checks well-formedness except where it cannot
 * affect the result, such as a duplicate attribute. Hand-written, because a general parser takes half as long again.
 */
export function createXmlScanner(events: XmlEvents): XmlScanner {
  const inside: string[] = [];
  let hasRoot = false;
  let text = "";
  /** How long the text must be before its first tag is tried again: a long one would be read anew with each piece. */
  let enough = 0;

  function emitText(piece: string): void {
    if (inside.length > 0) events.text(piece);
    else if (piece.trim() !== "") throw new MalformedXml("text outside of the document");
  }

  function closeTag(name: string): void {
    if (inside.pop() !== name) throw new MalformedXml(`${name} was not open`);
    events.close(name);
  }

  function open(name: string, attributes: Record<string, string>): void {
    if (!startsName(name.charCodeAt(0)) || (hasRoot && inside.length === 0)) throw new MalformedXml(`the tag ${name}`);
    hasRoot = true;
    inside.push(name);
    events.open(name, attributes);
  }

  /** Returns the end of the tag whose name starts at `at`; -1 if it has not arrived yet. */
  function openTag(at: number): number {
    let from = at;
    while (from < text.length && !endsName(text.charCodeAt(from))) from++;
    const name = text.slice(at, from);
    const attributes: Record<string, string> = {};
    for (let count = 0; ; count++) {
      if (count > mostAttributes) throw new TooManyAttributes();
      while (isBlank(text.charCodeAt(from))) from++;
      if (from >= text.length) return -1;
      const code = text.charCodeAt(from);
      if (code === greater) {
        open(name, attributes);
        return from + 1;
      }
      if (code === slash) {
        if (from + 1 >= text.length) return -1;
        if (text.charCodeAt(from + 1) !== greater) throw new MalformedXml("a tag that does not end");
        open(name, attributes);
        closeTag(name);
        return from + 2;
      }
      const attribute = readAttribute(text, from);
      if (attribute === null) return -1;
      attributes[attribute.name] = attribute.value;
      from = attribute.end;
    }
  }

  /** Skips a construct that starts with `<!` or `<?` and returns its end; -1 if it has not arrived yet. */
  function passOver(at: number): number {
    if (text.startsWith("<![CDATA[", at)) {
      const end = text.indexOf("]]>", at);
      if (end >= 0) emitText(text.slice(at + 9, end));
      return end < 0 ? -1 : end + 3;
    }
    const closing = closingOf(text, at);
    if (closing === null) {
      if (/^<!(?:-|\[[CDAT]*)?$/.test(text.slice(at))) return -1;
      throw text.startsWith("<!D", at) ? new DocumentType() : new MalformedXml("an unknown declaration");
    }
    const end = text.indexOf(closing, at + closing.length + 1);
    return end < 0 ? -1 : end + closing.length;
  }

  /** Returns the end of the tag that starts at `at`; -1 if it has not arrived yet. */
  function readTag(at: number): number {
    const next = text.charCodeAt(at + 1);
    if (Number.isNaN(next)) return -1;
    if (next === exclamation || next === question) return passOver(at);
    if (next !== slash) return openTag(at + 1);
    const open = inside.at(-1) ?? "";
    if (text.startsWith(open, at + 2) && text.charCodeAt(at + 2 + open.length) === greater) {
      closeTag(open);
      return at + 3 + open.length;
    }
    const end = text.indexOf(">", at);
    if (end < 0) return -1;
    closeTag(text.slice(at + 2, end).trimEnd());
    return end + 1;
  }

  /** Passes on the text that has arrived so far, except for an incomplete reference. */
  function readText(at: number): number {
    const reference = text.lastIndexOf("&");
    const isCut = reference >= Math.max(at, text.length - longestReference) && !text.includes(";", reference);
    const end = isCut ? reference : text.length;
    if (end > at) emitText(decodeReferences(text.slice(at, end)));
    return end;
  }

  function scan(): void {
    let at = 0;
    for (;;) {
      const tag = text.indexOf("<", at);
      if (tag < 0) break;
      if (tag > at) emitText(decodeReferences(text.slice(at, tag)));
      at = tag;
      const element = inside.length > 0 ? (events.element?.(text, tag) ?? -1) : -1;
      const end = element >= 0 ? element : readTag(tag);
      if (end < 0) break;
      at = end;
    }
    const isCut = text.charCodeAt(at) === less;
    text = text.slice(isCut ? at : readText(at));
    enough = isCut ? text.length * 2 : 0;
  }

  return {
    write(piece) {
      if (forbidden.test(piece)) throw new MalformedXml("a control character");
      text += piece;
      if (text.length >= enough) scan();
    },
    end() {
      scan();
      if (text.trim() !== "" || inside.length > 0 || !hasRoot) throw new MalformedXml("the document is not complete");
    },
  };
}
