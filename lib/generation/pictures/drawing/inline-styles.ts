import { presentation } from "./allowed.ts";
import { linked, tooComplex, unreadableStyles } from "./faults.ts";
import type { DrawingElement } from "./read-drawing.ts";

type Declarations = [property: string, value: string][];

interface Rule {
  /** One part of `.a.b`: all must match. */
  name: string | null;
  id: string | null;
  classes: string[];
  declarations: Declarations;
  /** CSS 2.1, 6.4.3: ids, then classes, then the element's name. */
  specificity: number;
  order: number;
}

const mostRules = 5_000;
/** Comparisons of a rule's name, id and classes with an element's: 50,000 elements of four rules each take a tenth. */
const mostComparisons = 5_000_000;
/** Twice the largest file; a rule for all elements writes its values into each. */
const mostCharacters = 10_000_000;
const selector = /^(\*|[\w-]+)?((?:[.#][\w-]+)*)$/u;

/**
 * Moves style sheets and `style` attributes into presentation attributes, so that everything drawn is on the elements
 * and can be checked there.
 * @throws AppError if a sheet has selectors other than names, classes and ids, or loads something
 */
export function inlineStyles(root: DrawingElement): void {
  const rules = readRules(removeSheets(root));
  const byKey = Map.groupBy(rules, keyOf);
  let comparisons = 0;
  let characters = 0;
  const visit = (element: DrawingElement) => {
    const keys = [...element.classes.map((name) => `.${name}`), `#${element.attributes.get("id")}`, element.name, "*"];
    const candidates = [...new Set(keys)].flatMap((key) => byKey.get(key) ?? []);
    for (const { classes } of candidates) comparisons += 1 + classes.length * element.classes.length;
    if (comparisons > mostComparisons) throw tooComplex();
    const matching = candidates.filter((rule) => fits(rule, element));
    matching.sort((a, b) => a.specificity - b.specificity || a.order - b.order);
    const declarations = [...matching.flatMap((rule) => rule.declarations), ...readDeclarations(element.style)];
    for (const [property, value] of declarations) {
      element.attributes.set(property, value);
      characters += value.length;
    }
    if (characters > mostCharacters) throw tooComplex();
    for (const child of element.children) if (typeof child === "object") visit(child);
  };
  visit(root);
}

/** Removes all style elements and returns their text. */
function removeSheets(element: DrawingElement): string {
  const sheets: string[] = [];
  element.children = element.children.filter((child) => {
    if (typeof child === "string") return true;
    const isSheet = child.name === "style";
    sheets.push(isSheet ? child.children.join("") : removeSheets(child));
    return !isSheet;
  });
  return sheets.join("\n");
}

function readRules(sheet: string): Rule[] {
  const plain = sheet
    .replace(/\/\*.*?(?:\*\/|$)/gs, "")
    .replace(/<!--|-->/g, "")
    .replace(/@font-face\s*\{[^{}]*\}/g, "")
    .replace(/@(?:charset|namespace)[^;@]*;/g, "");
  if (/@import/i.test(plain)) throw linked();
  if (plain.includes("@")) throw unreadableStyles();
  const rules: Rule[] = [];
  const blocks = plain.split("}");
  if (blocks.pop()?.trim()) throw unreadableStyles();
  for (const block of blocks) {
    const [selectors = "", body, ...others] = block.split("{");
    if (body === undefined || others.length > 0) throw unreadableStyles();
    const declarations = readDeclarations(body);
    if (declarations.length === 0) continue;
    for (const text of selectors.split(",")) rules.push(newRule(text.trim(), declarations, rules.length));
    if (rules.length > mostRules) throw tooComplex();
  }
  return rules;
}

function newRule(text: string, declarations: Declarations, order: number): Rule {
  const parts = selector.exec(text);
  if (!parts || text === "") throw unreadableStyles();
  const name = parts[1] === undefined || parts[1] === "*" ? null : parts[1];
  const marks = parts[2]?.match(/[.#][\w-]+/gu) ?? [];
  const ids = marks.filter((mark) => mark.startsWith("#")).map((mark) => mark.slice(1));
  const classes = marks.filter((mark) => mark.startsWith(".")).map((mark) => mark.slice(1));
  if (ids.length > 1) throw unreadableStyles();
  const specificity = ids.length * 10_000 + classes.length * 100 + (name === null ? 0 : 1);
  return { name, id: ids[0] ?? null, classes, declarations, specificity, order };
}

function keyOf({ name, id, classes }: Rule): string {
  if (id !== null) return `#${id}`;
  return classes[0] === undefined ? (name ?? "*") : `.${classes[0]}`;
}

function fits({ name, id, classes }: Rule, element: DrawingElement): boolean {
  return (
    (name === null || name === element.name) &&
    (id === null || id === element.attributes.get("id")) &&
    classes.every((each) => element.classes.includes(each))
  );
}

/** The presentation properties in `fill:red;stroke:none`, with `marker` expanded to its three properties. */
function readDeclarations(text: string): Declarations {
  return text.split(";").flatMap((declaration): Declarations => {
    const colon = declaration.indexOf(":");
    if (colon < 0) return [];
    const property = declaration.slice(0, colon).trim().toLowerCase();
    const value = declaration
      .slice(colon + 1)
      .replace(/!\s*important\s*$/i, "")
      .trim();
    if (property === "marker") return ["start", "mid", "end"].map((at) => [`marker-${at}`, value]);
    return presentation.has(property) ? [[property, value]] : [];
  });
}
