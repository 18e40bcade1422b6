import { mostParts } from "#lib/generation/formats/zip-file.ts";
import { msg } from "#lib/messages/server-message.ts";
import { hostilePart } from "./hostile-part.ts";
import { type Package, partName } from "./package.ts";
import { readXml } from "./xml.ts";

export interface Relationship {
  id: string;
  /** The last segment of the type's URI, which the strict and transitional namespaces share: `worksheet`. */
  type: string;
  /** The part that it refers to. */
  target: string;
}

function resolveTarget(source: string, target: string): string {
  const written = target.replaceAll("\\", "/");
  const steps = written.startsWith("/") ? [] : source.split("/").slice(0, -1);
  for (const step of written.split("/")) {
    if (step === "..") steps.pop();
    else if (step !== "." && step !== "") steps.push(step);
  }
  return partName(steps.join("/"));
}

/**
 * A part's relationships (ECMA-376 part 2, 9.3); `source` is the part's name, "" for the package itself. Empty if the
 * part has none.
 */
export async function readRelationships(opened: Package, source: string): Promise<Relationship[]> {
  const slash = source.lastIndexOf("/") + 1;
  const part = `${source.slice(0, slash)}_rels/${source.slice(slash)}.rels`;
  const found: Relationship[] = [];
  if (!opened.names.includes(part)) return found;
  await readXml(opened.read(part), {
    open(name, { Id, Type, Target, TargetMode }) {
      if (name !== "Relationship" || Target === undefined || TargetMode === "External") return;
      const type = (Type ?? "").slice((Type ?? "").lastIndexOf("/") + 1);
      found.push({ id: Id ?? "", type, target: resolveTarget(source, Target) });
      if (found.length > mostParts) throw hostilePart(msg("workbook.references"));
    },
  });
  return found;
}

/** The main part of an Office file: `xl/workbook.xml` in most workbooks. */
export async function findMainPart(opened: Package): Promise<string | undefined> {
  const relationships = await readRelationships(opened, "");
  return relationships.find(({ type, target }) => type === "officeDocument" && opened.names.includes(target))?.target;
}
