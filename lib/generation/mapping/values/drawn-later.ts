import type { CodeValue } from "../fit.ts";

/**
 * A code whose symbol is drawn when it is asked for, once: a check of all rows wants to know only whether there can be one,
 * and a symbol takes longer than all else of its row. Whoever spreads it asks for it.
 */
export function drawnLater<Kind extends CodeValue["kind"]>(
  kind: Kind,
  text: string,
  draw: () => Pick<CodeValue, "svg" | "modules">,
): CodeValue & { kind: Kind } {
  let drawn: ReturnType<typeof draw> | undefined;
  const symbol = () => {
    drawn ??= draw();
    return drawn;
  };
  return {
    kind,
    text,
    get svg() {
      return symbol().svg;
    },
    get modules() {
      return symbol().modules;
    },
  };
}
