import { type Budget, box } from "./svg-budgets.fixture.ts";

/** Style sheets and addresses that cost more than they are long. */
export const styleBudgets: Budget[] = [
  [
    "rules for each of 40,000 elements",
    (count) => `<style>${"*{fill:red}".repeat(count)}</style>${box.repeat(40_000)}`,
    [
      [10, "read"],
      [4_900, "damaged_file"],
    ],
  ],
  [
    "classes of an element with 4,900 rules",
    (count) =>
      `<style>${".a.b{fill:red}".repeat(4_900)}</style><rect width="9" height="9" class="a${" c".repeat(count)}"/>`,
    [
      [10, "read"],
      [60_000, "damaged_file"],
    ],
  ],
  [
    "letters of a value for 40,000 elements",
    (count) => `<style>*{fill:${"a".repeat(count)}}</style>${box.repeat(40_000)}`,
    [
      [20, "read"],
      [1_000_000, "damaged_file"],
    ],
  ],
  [
    "addresses that aren't closed",
    (count) => `<rect width="9" height="9" fill="${"url(".repeat(count)}"/>`,
    [
      [10, "read"],
      [1_200_000, "read"],
    ],
  ],
  [
    "spaces in an address",
    (count) => `<rect width="9" height="9" fill="url(${" ".repeat(count)}"/>`,
    [
      [10, "read"],
      [4_800_000, "read"],
    ],
  ],
  [
    "character sets in a style sheet",
    (count) => `<style>${"@charset".repeat(count)}</style>${box}`,
    [
      [1, "damaged_file"],
      [600_000, "damaged_file"],
    ],
  ],
];
