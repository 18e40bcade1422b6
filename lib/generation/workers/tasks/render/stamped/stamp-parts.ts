import type { CodeValue } from "#lib/generation/mapping/fit/fit.ts";
import type { TemplateDefinition } from "#lib/generation/templates/definition.ts";
import type { ShardDocument } from "../shard-file.ts";

/**
 * A part of documents whose text or code may be exchanged: a field, a setting that rows fill in, or a field of a line.
 */
export interface Part {
  /** As the templates' regions call it: `course`, `settings.greeting` or `lines.0.item`. */
  name: string;
  /** Where a document has it. */
  path: readonly (string | number)[];
  /** Whether its text is a number, which a template computes with. */
  isNumber: boolean;
}

/** Documents of more lines are laid out: there would be a page for each number of each line. */
const mostLines = 20;

/** The parts that a template's documents may have. */
export function partsOf({ stamped, fields }: TemplateDefinition, all: readonly ShardDocument[]): Part[] {
  if (!stamped) return [];
  const isNumber = (name: string) =>
    ["number", "percent"].includes(fields.find((each) => each.name === name)?.type ?? "");
  const most = stamped.lines.length === 0 ? 0 : Math.max(0, ...all.map(({ values }) => linesOf(values)));
  return [
    ...stamped.fields.map((name) => ({ name, path: ["values", name], isNumber: false })),
    ...stamped.settings.map((name) => ({ name: `settings.${name}`, path: ["settings", name], isNumber: false })),
    ...Array.from({ length: Math.min(most, mostLines) }, (_, line) =>
      stamped.lines.map((name) => ({
        name: `lines.${line}.${name}`,
        path: ["values", "lines", line, name],
        isNumber: isNumber(name),
      })),
    ).flat(),
  ];
}

const linesOf = ({ lines }: ShardDocument["values"]) => (Array.isArray(lines) ? lines.length : 0);

/** What a document has there; undefined if it has no such line. */
export function partOf(document: ShardDocument, { path }: Part): unknown {
  let value: unknown = document;
  for (const step of path) value = typeof value === "object" && value !== null ? Reflect.get(value, step) : undefined;
  return value;
}

/** A document with something else there. */
export const withPart = (document: ShardDocument, { path }: Part, value: unknown): ShardDocument =>
  exchanged(document, path, value) as ShardDocument;

function exchanged(whole: unknown, [step, ...rest]: Part["path"], value: unknown): unknown {
  if (step === undefined) return value;
  if (Array.isArray(whole)) return whole.with(Number(step), exchanged(whole[Number(step)], rest, value));
  const entries = whole as Record<string, unknown>;
  return { ...entries, [step]: exchanged(entries[step], rest, value) };
}

/** Whether a document's value is a drawn code, such as a QR code. */
export const isCode = (value: unknown): value is CodeValue =>
  typeof value === "object" && value !== null && "svg" in value && "modules" in value;
