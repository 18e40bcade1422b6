import type { HostileCase } from "../../spreadsheet/hostile/hostile-case.fixture.ts";
import { box, budgets } from "./svg-budgets.fixture.ts";
import { styleBudgets } from "./svg-styles.fixture.ts";

type Outcome = HostileCase["outcome"];

const drawing = (inner: string, attributes = 'viewBox="0 0 100 100"') =>
  `<svg xmlns="http://www.w3.org/2000/svg" ${attributes}>${inner}</svg>`;
const sizes: [size: string, outcome: Outcome][] = [
  ["", "read"],
  ['width="0" height="0"', "damaged_file"],
  ['width="-1" height="5"', "damaged_file"],
  ['width="1e308" height="1e308"', "damaged_file"],
  ['viewBox="0 0 1e38 1e-38"', "read"],
  ['viewBox="0 0 0 0"', "read"],
  ['viewBox="a b c d"', "read"],
  ['width="1e9" height="1"', "read"],
];

/** Drawings within and beyond the limits, and with impossible sizes. */
export const hostileSvgs: HostileCase[] = [
  ...[...budgets, ...styleBudgets].flatMap(([what, inner, counts]) =>
    counts.map(([count, outcome]) => ({
      name: `an SVG of ${count} ${what}`,
      content: () => Buffer.from(drawing(inner(count))),
      outcome,
    })),
  ),
  ...sizes.map(([size, outcome]) => ({
    name: `an SVG with ${size || "no size"}`,
    content: () => Buffer.from(drawing(box, size)),
    outcome,
  })),
];
