import type { CodeValue } from "../../fit/fit.ts";

/**
 * A code whose symbol is drawn once, on first access: a check of all rows only needs to know whether it is valid, and
 * drawing takes longer than everything else in the row. Spreading the object triggers the drawing.
 *
 * @param isMatrix whether its symbol has `rows` of modules
 */
export function lazyCode<Kind extends CodeValue["kind"]>(
  kind: Kind,
  text: string,
  draw: () => Pick<CodeValue, "svg" | "modules" | "rows">,
  { isMatrix = false } = {},
): CodeValue & { kind: Kind } {
  let symbol: ReturnType<typeof draw> | undefined;
  const drawOnce = () => {
    symbol ??= draw();
    return symbol;
  };
  const code: CodeValue & { kind: Kind } = {
    kind,
    text,
    get svg() {
      return drawOnce().svg;
    },
    get modules() {
      return drawOnce().modules;
    },
  };
  return isMatrix ? Object.defineProperty(code, "rows", { enumerable: true, get: () => drawOnce().rows }) : code;
}

/** Whether a value is such a code, drawn or not. A copy of one isn't. */
export function isLazyCode(value: unknown): value is CodeValue {
  return typeof value === "object" && Object.getOwnPropertyDescriptor(value ?? {}, "svg")?.get !== undefined;
}
