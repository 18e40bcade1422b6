import type { StructureNode } from "#lib/generation/archive/pdf/read-back.fixture.ts";
import type { PageContent } from "./page-content.fixture.ts";
import { type Box, union } from "./page-geometry.fixture.ts";

interface Passage {
  content: number;
  text: string;
  box: Box;
}

/** For tests: accessibility faults of a page for screen readers, each a sentence. */
export function readingFaults(page: PageContent, structure: StructureNode): string[] {
  const order = contentsOf(structure);
  const passages = passagesOf(page);
  const untold = [...passages, ...page.pictures.map(({ content }) => ({ content: content ?? -1, text: "A picture" }))]
    .filter(({ content }) => !order.includes(content))
    .map(({ text }) => `"${text}" is not in the structure tree`);
  const mute = nodesOf(structure, "Figure")
    .filter(({ alt }) => !alt)
    .map(() => "A figure has no description");
  const repeated = order.filter((content, index) => order.indexOf(content) !== index);
  return [
    ...untold,
    ...mute,
    ...repeated.map((content) => `Content ${content} is read twice`),
    ...upwards(order, passages),
  ];
}

/** The nodes of a role, in tree order. */
export function nodesOf(node: StructureNode, role: string): StructureNode[] {
  const below = (node.children ?? []).flatMap((child) => nodesOf(child, role));
  return node.role === role ? [node, ...below] : below;
}

/** The page's marked contents in the order in which a screen reader reads them. */
function contentsOf({ id, children = [] }: StructureNode): number[] {
  return id?.startsWith("mc") ? [Number(id.slice(2))] : children.flatMap(contentsOf);
}

function passagesOf({ texts }: PageContent): Passage[] {
  const passages = new Map<number, Passage>();
  for (const { content, text, box } of texts) {
    if (content === null || text.trim() === "") continue;
    const known = passages.get(content);
    passages.set(content, { content, text: (known?.text ?? "") + text, box: known ? union(known.box, box) : box });
  }
  return [...passages.values()];
}

/** Passages that are read after one below them in the same column. */
function upwards(order: number[], passages: Passage[]): string[] {
  const read = passages.toSorted((one, other) => order.indexOf(one.content) - order.indexOf(other.content));
  return read.flatMap((earlier, index) =>
    read
      .slice(index + 1)
      .filter((later) => later.box.bottom <= earlier.box.top && shareColumn(later.box, earlier.box))
      .map((later) => `"${later.text}" is read after "${earlier.text}", which stands below it`),
  );
}

/** Whether they overlap by at least half of the narrower one. */
function shareColumn(one: Box, other: Box): boolean {
  const common = Math.min(one.right, other.right) - Math.max(one.left, other.left);
  return common > Math.min(one.right - one.left, other.right - other.left) / 2;
}
