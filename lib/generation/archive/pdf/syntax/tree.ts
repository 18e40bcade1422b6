import type { PdfOutput } from "./pdf-output.ts";
import { writeReferences } from "./pdf-syntax.ts";

/** Children per node: few enough for a reader to search, many enough for a tree of three levels. */
export const fanOut = 100;

/** A written node of a name or number tree, with its smallest and largest key as PDF source. */
export interface TreeNode {
  number: number;
  first: string;
  last: string;
}

/** Writes the nodes above `leaves`, which are in key order, and returns the tree's root (ISO 32000-1, 7.9.6, 7.9.7). */
export function writeTree(output: PdfOutput, leaves: TreeNode[]): string {
  let nodes = leaves;
  while (nodes.length > fanOut) nodes = groups(nodes).map((kids) => writeNode(output, kids));
  return `<< /Kids ${writeReferences(nodes.map(({ number }) => number))} >>`;
}

function writeNode(output: PdfOutput, kids: TreeNode[]): TreeNode {
  const node = { number: output.allocate(), first: kids[0]?.first ?? "", last: kids.at(-1)?.last ?? "" };
  const numbers = writeReferences(kids.map(({ number }) => number));
  output.write(node.number, `<< /Limits [${node.first} ${node.last}] /Kids ${numbers} >>`);
  return node;
}

function groups<T>(items: T[]): T[][] {
  return Array.from({ length: Math.ceil(items.length / fanOut) }, (_, index) =>
    items.slice(index * fanOut, (index + 1) * fanOut),
  );
}
