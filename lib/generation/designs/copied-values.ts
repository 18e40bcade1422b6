import { columnHole } from "#lib/contracts/column-hole.ts";
import type { FilledSettings, Fit, FittedRow } from "../mapping/fit/fit.ts";

/**
 * The value of each field in a template's copy: its column in braces, with dates as templates write them, or the text
 * that it is mapped to.
 */
export function copiedTexts({ template, mapping }: Pick<Fit, "template" | "mapping">): Record<string, string> {
  return Object.fromEntries(
    template.fields.map(({ name, type }) => {
      const source = mapping[name];
      if (!source) return [name, ""];
      if (!("column" in source)) return [name, source.text];
      const hole = columnHole(source.column);
      return [name, type === "date" ? `${hole.slice(0, -1)} | date: long}` : hole];
    }),
  );
}

/** A row's values and settings for a template's copy. `patterns` are the texts that the marks in them represent. */
interface CopiedRow {
  values: Record<string, unknown>;
  settings: FilledSettings;
  patterns: string[];
}

/**
 * Marks around the text of a pattern, which `templates/copy.typ` knows: one of its own before it, and the last one
 * after it.
 */
const [firstMark, lastMark] = [0xe100, 0xf8ff];
const end = String.fromCharCode(lastMark);

/**
 * A row to lay the template out with, so that its copy looks like a real document. Each text is marked with the pattern
 * that it comes from; an empty one shows the pattern itself. Of codes and images, only the places are needed.
 */
export function copiedRow(fit: Fit, row: Pick<FittedRow, "values" | "settings">): CopiedRow {
  const texts = copiedTexts(fit);
  const patterns: string[] = [];
  const marked = (pattern: string, text: string) => {
    const mark = String.fromCharCode(firstMark + patterns.push(pattern) - 1);
    return `${mark}${text.replace(/[\ue000-\uf8ff]/g, "") || pattern}${end}`;
  };
  const values = fit.template.fields.map(({ name, type, typed }) => {
    const [pattern = "", value] = [texts[name], row.values[name]];
    if (pattern === "") return [name, null];
    if (type === "picture") return [name, { field: name }];
    if (type !== "code") return [name, marked(pattern, typeof value === "string" ? value : "")];
    const code =
      typeof value === "object" && value !== null && "modules" in value ? value : { kind: "qr", modules: 29 };
    const typedText = "typed" in code && typeof code.typed === "string" ? code.typed : "";
    return [name, { ...code, text: pattern, svg: "", ...(typed && { typed: marked(pattern, typedText) }) }];
  });
  const settings = Object.entries(row.settings).map(([name, value]) => {
    const pattern = fit.settings[name];
    const isText = typeof value === "string" && typeof pattern === "string" && pattern !== value;
    return [name, isText ? marked(withColumns(pattern, fit, texts), value) : value];
  });
  return { values: Object.fromEntries(values), settings: Object.fromEntries(settings), patterns };
}

/** A text with the columns of the template's fields instead of their names. */
function withColumns(pattern: string, { template, columns }: Fit, texts: Readonly<Record<string, string>>): string {
  const known = new Set(columns.map(({ name }) => name.toLowerCase()));
  const fields = template.fields.flatMap(({ name, label }) =>
    [name, label].map((each) => [each.toLowerCase(), name] as const),
  );
  const byName = new Map(fields);
  return pattern.replace(/\{([^{}|"]+)(\|[^{}]*)?\}/g, (whole, name: string, filters = "") => {
    const key = name.trim().toLowerCase();
    const text = known.has(key) ? undefined : texts[byName.get(key) ?? ""];
    if (text === undefined) return whole;
    return filters !== "" && text.endsWith("}") ? `${text.slice(0, -1)}${filters}}` : text;
  });
}

/**
 * A text of the copy with the patterns of its marked parts. All other parts stay as printed, with their braces escaped.
 */
export function withPatterns(text: string, patterns: readonly string[]): string {
  const marks = new RegExp(`([\\ue100-\\uf8fe])[^${end}]*${end}?`, "g");
  let [shown, from] = ["", 0];
  for (const {
    0: { length },
    1: mark = "",
    index,
  } of text.matchAll(marks)) {
    shown += escaped(text.slice(from, index)) + (patterns[mark.charCodeAt(0) - firstMark] ?? "");
    from = index + length;
  }
  return shown + escaped(text.slice(from));
}

const escaped = (text: string) => text.replace(/[{}]/g, "$&$&");
