/**
 * The circles of a graph: one for each set of files that import each other, directly or indirectly.
 * @param graph what each file imports
 */
export function findCircles(graph: ReadonlyMap<string, readonly string[]>): string[][] {
  const circles: string[][] = [];
  const done = new Set<string>();
  const path: string[] = [];

  function visit(file: string): void {
    const at = path.indexOf(file);
    if (at >= 0) circles.push([...path.slice(at), file]);
    if (at >= 0 || done.has(file)) return;
    path.push(file);
    for (const imported of graph.get(file) ?? []) visit(imported);
    path.pop();
    done.add(file);
  }
  for (const file of graph.keys()) visit(file);
  return circles;
}
