import type { PageNames } from "./text-runs.ts";

const color = /(\/\w+) (cs|CS)\b/g;

/**
 * Makes a function that gives content of a page the names that another page has for the same colour spaces; null for
 * content with one that the other page has no name for.
 */
export function renamer(from: PageNames, to: PageNames): (content: string) => string | null {
  const names = new Map(Array.from(to.spaces, ([name, space]) => [space, name]));
  return (content) => {
    let isNamed = true;
    const renamed = content.replace(color, (_, name: string, operator: string) => {
      const own = names.get(from.spaces.get(name) ?? "");
      isNamed &&= own !== undefined;
      return `${own} ${operator}`;
    });
    return isNamed ? renamed : null;
  };
}
