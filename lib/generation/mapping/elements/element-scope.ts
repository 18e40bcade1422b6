import { withoutSigns } from "#lib/contracts/designs/accents.ts";
import type { DesignElement } from "#lib/contracts/designs/design-elements.ts";
import { shorten } from "#lib/contracts/shorten.ts";
import type { NameScope } from "../pattern/name-scope.ts";
import { nameScope } from "../pattern/name-scope.ts";

/**
 * The names that a design's texts may use: those of the template's fields only, not those of the spreadsheet's columns.
 */
export function elementScope(fields: readonly { name: string; label: string }[]): NameScope {
  const scope = nameScope(
    [],
    fields.map(({ label }) => ({ name: label })),
  );
  const nameOf = new Map(fields.map(({ name, label }) => [label, name]));
  return {
    ...scope,
    resolve(label) {
      const target = scope.resolve(label);
      return target && "field" in target ? { field: nameOf.get(target.field) ?? target.field } : undefined;
    },
  };
}

/** An element's text with placeholders, and the name of its property; null for a shape or a fixed picture. */
export function patternOf(element: DesignElement): { property: "text" | "value" | "source"; pattern: string } | null {
  switch (element.kind) {
    case "text":
      return { property: "text", pattern: element.text };
    case "code":
      return { property: "value", pattern: element.value };
    case "picture":
      return element.source === null ? null : { property: "source", pattern: element.source };
    default:
      return null;
  }
}

/** What an element is called in problems: by its own name, or else by its text. */
export function elementLabel(element: DesignElement): string {
  const shown = element.kind === "text" ? withoutSigns(element) : patternOf(element)?.pattern;
  const text = (element.name ?? shown ?? "").replace(/\s+/g, " ").trim();
  return text === "" ? element.id : shorten(text, 60);
}
