import { msg } from "#lib/messages/server-message.ts";
import { didYouMean } from "../nearest.ts";
import { PatternError } from "../pattern-error.ts";
import { dateFilter } from "./date-filter.ts";
import type { MakeFilter, ReadFilter } from "./filter.ts";
import type { FilterCall } from "./filter-syntax.ts";
import { currencyFilter, numberFilter, percentFilter } from "./number-filters.ts";
import { pluralFilter } from "./plural-filter.ts";
import { chooseFilter, defaultFilter, lowerFilter, thenFilter, titleFilter, upperFilter } from "./text-filters.ts";

interface FilterKind {
  read: ReadFilter;
  /** Names from other languages and tools, for "did you mean". */
  otherNames: string;
}

const filters = new Map<string, FilterKind>([
  ["upper", { read: upperFilter, otherNames: "upcase uppercase caps capitals toupper" }],
  ["lower", { read: lowerFilter, otherNames: "downcase lowercase tolower" }],
  ["title", { read: titleFilter, otherNames: "capitalize capitalise proper propercase" }],
  ["default", { read: defaultFilter, otherNames: "fallback else or empty" }],
  ["then", { read: thenFilter, otherNames: "prefix suffix wrap" }],
  ["choose", { read: chooseFilter, otherNames: "select switch case if map" }],
  ["number", { read: numberFilter, otherNames: "num decimal decimals round fixed" }],
  ["currency", { read: currencyFilter, otherNames: "money amount price" }],
  ["percent", { read: percentFilter, otherNames: "percentage pct" }],
  ["plural", { read: pluralFilter, otherNames: "pluralize pluralise plurals" }],
  ["date", { read: dateFilter, otherNames: "datetime time day" }],
]);

/** @throws PatternError for an unknown filter or invalid arguments */
export function readFilter(call: FilterCall): MakeFilter {
  const name = call.name.toLowerCase();
  const kind = filters.get(name);
  if (kind) return kind.read(call);
  const [meant = name] = [...filters].find(([, { otherNames }]) => otherNames.split(" ").includes(name)) ?? [];
  throw new PatternError(
    call.position,
    msg("pattern.filter", { name: call.name, meant: didYouMean(meant, filters.keys()) }),
  );
}
