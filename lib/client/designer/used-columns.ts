import type { Design } from "#lib/contracts/designs/design.ts";

/** A placeholder's name, without its filters: `{Name}`, `{"a}b"}`, `{Date|long}`. */
const hole = /\{(?:"((?:[^"]|"")*)"|([^{}|]+))[^{}]*\}/g;

/** The columns that a design's texts, codes and pictures name. */
export function usedColumns({ elements }: Pick<Design, "elements">): Set<string> {
  const texts = elements.flatMap((element) => {
    if (element.kind === "text") return element.text;
    if (element.kind === "code") return element.value;
    return element.kind === "picture" ? (element.source ?? []) : [];
  });
  const found = texts.flatMap((text) => [...text.matchAll(hole)]);
  return new Set(found.map(([, quoted, plain = ""]) => quoted?.replaceAll('""', '"') ?? plain.trim()));
}
