import { filterPrimitives, inheritedReferences, otherPrimitive } from "./allowed.ts";
import { damaged, linked, tooComplex } from "./faults.ts";
import type { DrawingElement } from "./read-drawing.ts";

/**
 * The most that drawing may cost, in elements after every reference is followed: 100,000 take 0.9 s to lay out and
 * export. A hundred numbers in a path cost as much as a few elements.
 */
const mostCost = 100_000;
const numbersOfElement = 20;
/** Filters are drawn pixel by pixel: 0.1 s per step at 1,800 × 1,800 pixels. A shadow by Figma has 13 steps. */
const mostFilterSteps = 48;
const stepsOfBlur = 6;
/** The size limit of a filter region, as a multiple of the filtered element's sides. */
const largestRegion = 3;
/** Nesting limit for references. */
const deepest = 500;

export interface DrawingCost {
  elements: number;
  /** Filter primitives, counted once for each element that they filter. */
  filterSteps: number;
}

const nothing: DrawingCost = { elements: 0, filterSteps: 0 };
const plus = (a: DrawingCost, b: DrawingCost, times = 1): DrawingCost => ({
  elements: a.elements + b.elements * times,
  filterSteps: a.filterSteps + b.filterSteps * times,
});

/**
 * The cost of a drawing, counting each `use`, pattern, mask, clip path, marker and filter as often as it is drawn.
 * @throws AppError for one that costs too much, refers to itself, or has external references
 */
export function drawingCost(root: DrawingElement): DrawingCost {
  const byId = new Map<string, DrawingElement>();
  const known = new Map<DrawingElement, DrawingCost>();
  /** Elements whose cost is being counted, to find references in a circle. */
  const openElements = new Set<DrawingElement>();

  const collect = (element: DrawingElement) => {
    const id = element.attributes.get("id");
    if (id !== undefined && !byId.has(id)) byId.set(id, element);
    for (const child of childrenOf(element)) collect(child);
  };

  const costOf = (element: DrawingElement): DrawingCost => {
    const before = known.get(element);
    if (before) return before;
    if (openElements.has(element)) throw damaged();
    if (openElements.size > deepest) throw tooComplex();
    openElements.add(element);
    let cost = plus(ownCost(element), referenced(element));
    for (const child of childrenOf(element)) if (child.name !== "filter") cost = plus(cost, costOf(child));
    openElements.delete(element);
    if (cost.elements > mostCost || cost.filterSteps > mostFilterSteps) throw tooComplex();
    known.set(element, cost);
    return cost;
  };

  const target = (id: string): DrawingCost => {
    const element = byId.get(id);
    return element ? costOf(element) : nothing;
  };

  function referenced({ name, attributes, children }: DrawingElement): DrawingCost {
    let cost = nothing;
    for (const [attribute, value] of attributes) {
      for (const id of referencesIn(name, attribute, value)) {
        const isMarker = attribute.startsWith("marker-");
        const times =
          (isMarker ? numbersIn(attributes) + 1 : 1) * (inheritedReferences.has(attribute) ? sizeOf(children) : 1);
        cost = plus(cost, target(id), times);
      }
    }
    return cost;
  }

  collect(root);
  return costOf(root);
}

const childrenOf = ({ children }: DrawingElement) => children.filter((child) => typeof child === "object");

/** Counts the element itself and everything in it. */
function sizeOf(children: DrawingElement["children"]): number {
  let size = 1;
  for (const child of children) if (typeof child === "object") size += sizeOf(child.children);
  return size;
}

/** The ids that an attribute refers to. @throws AppError for an external reference */
function referencesIn(name: string, attribute: string, value: string): string[] {
  if (attribute === "href") {
    if (name === "image" && value.startsWith("data:")) return [];
    if (value.startsWith("#")) return [decoded(value.slice(1))];
    throw linked();
  }
  if (!/url\s*\(/i.test(value)) {
    // A filter may also be a function such as `blur(2px)`; functions have no separate limits.
    if (attribute === "filter" && value.includes("(")) throw tooComplex();
    return [];
  }
  return addressesIn(value).map((address) => {
    if (!address.startsWith("#")) throw linked();
    return decoded(address.slice(1));
  });
}

/**
 * The contents of each `url(…)`, without quotes. Not a regular expression, which would read on from each unclosed one.
 */
function addressesIn(value: string): string[] {
  const found: string[] = [];
  const opening = /url\s*\(\s*/gi;
  for (let match = opening.exec(value); match; match = opening.exec(value)) {
    const from = opening.lastIndex;
    const quote = /^["']/.exec(value.slice(from, from + 1))?.[0];
    const end = quote === undefined ? value.indexOf(")", from) : value.indexOf(quote, from + 1);
    // Nothing is closed after it either.
    if (end < 0) return quote === undefined ? found : [...found, quote];
    found.push(value.slice(quote === undefined ? from : from + 1, end).trim());
    opening.lastIndex = end;
  }
  return found;
}

function decoded(id: string): string {
  try {
    return decodeURIComponent(id);
  } catch {
    return id;
  }
}

function ownCost(element: DrawingElement): DrawingCost {
  if (element.name === otherPrimitive) throw tooComplex();
  if (element.name === "filter") refuseLargeRegion(element);
  const elements = 1 + numbersIn(element.attributes) / numbersOfElement;
  return { elements, filterSteps: filterStepsOf(element.name) };
}

function filterStepsOf(name: string): number {
  if (name === "feGaussianBlur" || name === "feDropShadow") return stepsOfBlur;
  return name === "filter" || filterPrimitives.has(name) ? 1 : 0;
}

/** The approximate number of numbers in a path or polygon: each follows one of these characters. */
function numbersIn(attributes: ReadonlyMap<string, string>): number {
  const path = attributes.get("d") ?? attributes.get("points") ?? "";
  let numbers = 0;
  let isInside = false;
  for (let at = 0; at < path.length; at++) {
    const code = path.charCodeAt(at);
    const isDigit = code >= 48 && code <= 57;
    if (isDigit && !isInside) numbers += 1;
    isInside = isDigit;
  }
  return numbers;
}

function refuseLargeRegion({ attributes }: DrawingElement): void {
  if (attributes.get("filterUnits") === "userSpaceOnUse") return;
  for (const side of ["width", "height"]) {
    const value = attributes.get(side) ?? "120%";
    const parts = value.endsWith("%") ? Number.parseFloat(value) / 100 : Number.parseFloat(value);
    if (!(parts <= largestRegion)) throw tooComplex();
  }
}
