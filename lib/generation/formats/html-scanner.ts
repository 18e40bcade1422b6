/** Names arrive in lower case; end tags may be missing, and `close` may come without `open`, as in the file. */
export interface HtmlEvents {
  open(name: string, attributes: (name: string) => string | undefined): void;
  close(name: string): void;
  /** Pieces of text, with their references decoded. */
  text(text: string): void;
}

/** The characters from 160 to 255, then some of those beyond (HTML 4.01, 24). */
const latin =
  "nbsp iexcl cent pound curren yen brvbar sect uml copy ordf laquo not shy reg macr deg plusmn sup2 sup3 acute micro para middot cedil sup1 ordm raquo frac14 frac12 frac34 iquest Agrave Aacute Acirc Atilde Auml Aring AElig Ccedil Egrave Eacute Ecirc Euml Igrave Iacute Icirc Iuml ETH Ntilde Ograve Oacute Ocirc Otilde Ouml times Oslash Ugrave Uacute Ucirc Uuml Yacute THORN szlig agrave aacute acirc atilde auml aring aelig ccedil egrave eacute ecirc euml igrave iacute icirc iuml eth ntilde ograve oacute ocirc otilde ouml divide oslash ugrave uacute ucirc uuml yacute thorn yuml";
const named = new Map<string, string>([
  ...latin.split(" ").map((name, at): [string, string] => [name, String.fromCharCode(160 + at)]),
  ...Object.entries({
    amp: "&",
    lt: "<",
    gt: ">",
    quot: '"',
    apos: "'",
    euro: "€",
    ndash: "–",
    mdash: "—",
    hellip: "…",
  }),
  ...Object.entries({ lsquo: "‘", rsquo: "’", sbquo: "‚", ldquo: "“", rdquo: "”", bdquo: "„", bull: "•", trade: "™" }),
  ...Object.entries({ OElig: "Œ", oelig: "œ", Scaron: "Š", scaron: "š", Yuml: "Ÿ", ensp: " ", emsp: " ", thinsp: " " }),
]);

/** References to the controls 128 to 159 mean the characters of Windows-1252 (HTML Standard, 13.2.5.80). */
const windows = new TextDecoder("windows-1252");
const isControl = (code: number) => code >= 0x80 && code <= 0x9f;

function decodeReferences(text: string): string {
  if (!text.includes("&")) return text;
  return text.replace(/&(?:#(\d{1,7})|#x([\da-f]{1,6})|([a-z]\w{1,7}));?/gi, (whole, decimal, hex, name) => {
    if (name !== undefined) return named.get(name) ?? whole;
    const code = decimal === undefined ? Number.parseInt(hex, 16) : Number(decimal);
    if (isControl(code)) return windows.decode(Uint8Array.of(code));
    return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : whole;
  });
}

/** Elements whose content is no markup: everything up to their end tag is skipped. */
const raw = new Set(["script", "style", "title", "textarea", "xml"]);
/** No reference is longer. */
const longestReference = 12;
/** A tag or comment that is longer is text. */
const longestTag = 65_536;
// Without `<` outside of quotes: each of many unclosed tags would be searched for the end of all of them.
const tag = /<(\/?)([a-z][\w:-]*)((?:[^<>"']|"[^"]*"|'[^']*')*)>/iy;

function attributeReader(written: string): (name: string) => string | undefined {
  return (name) => {
    const match = new RegExp(`(?:^|\\s)${name}\\s*=\\s*(?:"([^"]*)"|'([^']*)'|([^\\s"'>]+))`, "i").exec(written);
    const value = match?.[1] ?? match?.[2] ?? match?.[3];
    return value === undefined ? undefined : decodeReferences(value);
  };
}

/**
 * Streams the tags and texts of HTML, as written by programs that export tables. It corrects nothing: the receiver of
 * the events keeps track of open elements.
 */
export function createHtmlScanner(events: HtmlEvents): { write(piece: string): void; end(): void } {
  let text = "";
  /** How long the text must be before its first tag is tried again: a long one would be read anew with each piece. */
  let enough = 0;
  let skipped = "";
  /** The end of a part whose closing characters are missing; -1 if they may follow in another piece. */
  const openEnd = (isLast: boolean) => (isLast ? text.length : -1);

  /** Returns the end of what starts with `<` at `at`; -1 if it has not arrived yet. */
  function readTag(at: number, isLast: boolean): number {
    if (text.startsWith("<!--", at)) {
      const end = text.indexOf("-->", at);
      return end >= 0 ? end + 3 : openEnd(isLast);
    }
    tag.lastIndex = at;
    const match = tag.exec(text.length - at > longestTag ? text.slice(0, at + longestTag) : text);
    if (match !== null) {
      const [whole, slash, written = "", attributes = ""] = match;
      const name = written.toLowerCase();
      if (slash === "/") events.close(name);
      else events.open(name, attributeReader(attributes));
      if (slash !== "/" && raw.has(name) && !whole.endsWith("/>")) skipped = name;
      return at + whole.length;
    }
    const end = text.indexOf(">", at);
    if (/^<[!?]/.test(text.slice(at, at + 2))) return end >= 0 ? end + 1 : openEnd(isLast);
    const isCut = !isLast && text.length - at < longestTag && /^<(?:\/?[a-z]|$)/i.test(text.slice(at, at + 3));
    if (isCut) return -1;
    events.text("<");
    return at + 1;
  }

  /** Skips to the end tag of a raw element; returns -1 if it has not arrived yet. */
  function skipRaw(at: number): number {
    const end = text.slice(at).search(new RegExp(`</${skipped}\\b`, "i"));
    if (end < 0) return -1;
    skipped = "";
    return at + end;
  }

  function scan(isLast: boolean): void {
    let at = 0;
    enough = 0;
    while (at < text.length) {
      if (skipped !== "") {
        const end = skipRaw(at);
        // Keeps what may be the beginning of the end tag.
        if (end < 0) at = Math.max(at, text.length - skipped.length - 3);
        if (end < 0) break;
        at = end;
      }
      const next = text.indexOf("<", at);
      // A reference at the end of a piece may be cut.
      const rest = isLast ? text.length : Math.max(at, text.length - longestReference);
      const textEnd = next >= 0 ? next : rest;
      if (textEnd > at) events.text(decodeReferences(text.slice(at, textEnd)));
      at = textEnd;
      if (next < 0) break;
      const end = readTag(next, isLast);
      if (end < 0) {
        enough = (text.length - at) * 2;
        break;
      }
      at = end;
    }
    text = text.slice(at);
  }

  return {
    write(piece) {
      text += piece;
      if (text.length >= enough) scan(false);
    },
    end() {
      scan(true);
    },
  };
}
