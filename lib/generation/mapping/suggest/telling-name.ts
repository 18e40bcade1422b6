import { fieldHole } from "#lib/contracts/column-hole.ts";
import type { TemplateDefinition } from "../../templates/definition.ts";
import { columnsOfName, nameParts } from "./joined/join-names.ts";
import { headerWords } from "./normalise-header.ts";

/** Columns with what a letter begins with: dozens of people share the same. */
const shared = new Set(
  `salutation greeting title prefix honorific anrede briefanrede titel civilité titre tratamiento trato título titolo aanhef
   titulatuur tytuł tilltal tittel oslovení titul обращение`
    .split(/\s+/)
    .map((word) => headerWords(word).join("")),
);

/**
 * A visitor's own template with documents that are named by a person's first and last name if it has both, and else by
 * its first text that is no greeting: "Mr" would be the name of half of them.
 */
export function withTellingName(template: TemplateDefinition): TemplateDefinition {
  if (template.design?.sheet) return template;
  const texts = template.fields.filter(({ type }) => type === "text");
  const parts = nameParts(texts.map(({ name }) => ({ name, type: "text", samples: [], empty: 0 })));
  const isTelling = ({ name }: (typeof texts)[number]) => !shared.has(headerWords(name).join(""));
  const naming = parts ? columnsOfName({ ...parts, middle: undefined }) : texts.filter(isTelling).slice(0, 1);
  if (naming.length === 0) return template;
  const documentTitle = naming.map(({ name }) => fieldHole(name)).join(" ");
  return { ...template, documentTitle, filename: `${documentTitle}.pdf` };
}
