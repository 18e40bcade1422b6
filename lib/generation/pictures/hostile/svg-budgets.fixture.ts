import type { HostileCase } from "../../spreadsheet/hostile/hostile-case.fixture.ts";

type Outcome = HostileCase["outcome"];

export const box = '<rect width="9" height="9"/>';
const nested = (depth: number) => "<g>".repeat(depth) + box + "</g>".repeat(depth);
const attributes = (count: number) => `<rect ${Array.from({ length: count }, (_, at) => `a${at}=""`).join(" ")}/>`;
const filter = (steps: string) => `<filter id="f">${steps}</filter><rect width="9" height="9" filter="url(#f)"/>`;
const rules = (count: number) =>
  `<style>${Array.from({ length: count }, (_, at) => `.a${at}{fill:red}`).join("")}</style>`;
/** Nested groups, each using the previous one this many times. */
const uses = (levels: number, times: number) =>
  `<g id="l0">${box}</g>${Array.from({ length: levels }, (_, at) => `<g id="l${at + 1}">${`<use href="#l${at}"/>`.repeat(times)}</g>`).join("")}`;

export type Budget = [what: string, inner: (count: number) => string, counts: [count: number, outcome: Outcome][]];

/** For each limit, drawings with increasing counts, from few to far too many. */
export const budgets: Budget[] = [
  [
    "elements",
    (count) => box.repeat(count),
    [
      [1_000, "read"],
      [49_000, "read"],
      [51_000, "damaged_file"],
      [130_000, "damaged_file"],
    ],
  ],
  [
    "attributes of an element",
    attributes,
    [
      [199, "read"],
      [201, "damaged_file"],
      [100_000, "damaged_file"],
      [400_000, "damaged_file"],
    ],
  ],
  [
    "elements of 150 attributes",
    (count) => attributes(150).repeat(count),
    [
      [2_600, "read"],
      [2_700, "damaged_file"],
    ],
  ],
  [
    "groups in each other",
    nested,
    [
      [90, "read"],
      [110, "damaged_file"],
      [10_000, "damaged_file"],
      [400_000, "damaged_file"],
    ],
  ],
  [
    "letters",
    (count) => `<text y="9">${"a".repeat(count)}</text>`,
    [
      [19_000, "read"],
      [21_000, "damaged_file"],
      [4_900_000, "damaged_file"],
    ],
  ],
  [
    "numbers of a path",
    (count) => `<path d="M0 0${"h1".repeat(count)}"/>`,
    [
      [500_000, "read"],
      [2_100_000, "damaged_file"],
    ],
  ],
  [
    "corners",
    (count) => `<polygon points="${"1,2 ".repeat(count)}"/>`,
    [
      [500_000, "read"],
      [1_200_000, "damaged_file"],
    ],
  ],
  [
    "style rules",
    (count) => rules(count) + box,
    [
      [100, "read"],
      [20_000, "damaged_file"],
      [200_000, "damaged_file"],
    ],
  ],
  [
    "uses of one element",
    (count) => uses(1, count),
    [
      [1_000, "read"],
      [60_000, "damaged_file"],
    ],
  ],
  [
    "levels of 10 uses",
    (count) => uses(count, 10),
    [
      [3, "read"],
      [6, "damaged_file"],
      [400, "damaged_file"],
    ],
  ],
  [
    "levels of one use",
    (count) => uses(count, 1),
    [
      [50, "read"],
      [600, "damaged_file"],
      [20_000, "damaged_file"],
    ],
  ],
  [
    "blurs",
    (count) => filter('<feGaussianBlur stdDeviation="9"/>'.repeat(count)),
    [
      [1, "read"],
      [7, "read"],
      [9, "damaged_file"],
      [20_000, "damaged_file"],
    ],
  ],
  [
    "steps of a filter",
    (count) => filter('<feOffset dx="1"/>'.repeat(count)),
    [
      [40, "read"],
      [60, "damaged_file"],
    ],
  ],
  [
    "octaves of turbulence",
    (count) => filter(`<feTurbulence numOctaves="${count}"/>`),
    [
      [1, "damaged_file"],
      [1_000_000_000, "damaged_file"],
    ],
  ],
  [
    "sides of a convolution",
    (count) => filter(`<feConvolveMatrix order="${count}" kernelMatrix="1"/>`),
    [
      [3, "damaged_file"],
      [500, "damaged_file"],
    ],
  ],
  [
    "units of a blur",
    (count) => filter(`<feGaussianBlur stdDeviation="${count}"/>`),
    [
      [100, "read"],
      [1_000_000, "read"],
    ],
  ],
  [
    "stops of a gradient",
    (count) =>
      `<linearGradient id="g">${'<stop offset="0.5"/>'.repeat(count)}</linearGradient><rect fill="url(#g)" width="9" height="9"/>`,
    [
      [1_000, "read"],
      [60_000, "damaged_file"],
    ],
  ],
  [
    "dashes",
    (count) => `<path d="M0 0h1000000" stroke="red" stroke-dasharray="${1 / count}"/>`,
    [
      [10, "read"],
      [1_000_000, "read"],
    ],
  ],
  [
    "tiles of a pattern",
    (count) =>
      `<pattern id="p" width="${1 / count}" height="${1 / count}" patternUnits="userSpaceOnUse">${box}</pattern><rect fill="url(#p)" width="99" height="99"/>`,
    [
      [10, "read"],
      [100_000, "read"],
    ],
  ],
  [
    "clips in each other",
    (count) =>
      `${Array.from({ length: count }, (_, at) => `<clipPath id="c${at}" clip-path="url(#c${at + 1})">${box}</clipPath>`).join("")}<g clip-path="url(#c0)">${box}</g>`,
    [
      [20, "read"],
      [600, "damaged_file"],
    ],
  ],
  [
    "masks in each other",
    (count) =>
      `${Array.from({ length: count }, (_, at) => `<mask id="c${at}" mask="url(#c${at + 1})">${box}</mask>`).join("")}<g mask="url(#c0)">${box}</g>`,
    [
      [20, "read"],
      [600, "damaged_file"],
    ],
  ],
  [
    "half transparent groups",
    (count) => '<g opacity="0.5">'.repeat(count) + box + "</g>".repeat(count),
    [
      [90, "read"],
      [5_000, "damaged_file"],
    ],
  ],
  [
    "pictures inside",
    (count) => '<image width="1" height="1" href="data:image/png;base64,AAAA"/>'.repeat(count),
    [
      [1, "damaged_file"],
      [21, "damaged_file"],
      [40_000, "damaged_file"],
    ],
  ],
  [
    "transforms",
    (count) => `<rect width="9" height="9" transform="${"rotate(1)".repeat(count)}"/>`,
    [
      [100, "read"],
      [400_000, "read"],
    ],
  ],
];
