import { fieldHole } from "#lib/contracts/column-hole.ts";
import type { TemplateDefinition } from "../../templates/definition.ts";
import { columnsOfName, nameParts } from "./joined/join-names.ts";
import { headerWords } from "./normalise-header.ts";

const namesIn = (list: string) => new Set(list.split(/\s+/).map((word) => headerWords(word).join("")));

/** Columns with what a letter begins with: dozens of people share the same. */
const shared = namesIn(
  `salutation greeting title prefix honorific anrede briefanrede titel civilité titre tratamiento trato título titolo aanhef
   titulatuur tytuł tilltal tittel oslovení titul обращение`,
);

/** Columns with people who get a letter for each of their children. */
const parents = namesIn("parent parents guardian guardians eltern elternteil erziehungsberechtigte");
const children = namesIn("pupil student child kind schüler schülerin");

/**
 * A visitor's own template with documents that are named by a person's first and last name if it has both, and else by
 * its first text that is no greeting: "Mr" would be the name of half of them. A letter to parents is named by the
 * child.
 */
export function withTellingName(template: TemplateDefinition): TemplateDefinition {
  if (template.design?.sheet) return template;
  const texts = template.fields.filter(({ type }) => type === "text");
  const parts = nameParts(texts.map(({ name }) => ({ name, type: "text", samples: [], empty: 0 })));
  const isIn = (names: ReadonlySet<string>, { name }: (typeof texts)[number]) => names.has(headerWords(name).join(""));
  const telling = texts.filter((text) => !isIn(shared, text));
  const [first] = telling;
  const child = first && isIn(parents, first) ? telling.find((text) => isIn(children, text)) : undefined;
  const naming = parts ? columnsOfName({ ...parts, middle: undefined }) : [child ?? first ?? []].flat();
  if (naming.length === 0) return template;
  const documentTitle = naming.map(({ name }) => fieldHole(name)).join(" ");
  return { ...template, documentTitle, filename: `${documentTitle}.pdf` };
}
