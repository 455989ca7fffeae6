import type { Edge } from './read-imports';

/**
 * Finds groups of files that import each other in a circle, each group sorted by name. The algorithm is Tarjan's for
 * strongly connected components.
 */
export function cycles(edges: readonly Pick<Edge, 'from' | 'to'>[]): string[][] {
  const targets = new Map<string, string[]>();
  for (const { from, to } of edges) targets.set(from, [...(targets.get(from) ?? []), to]);
  const order = new Map<string, number>();
  const lowest = new Map<string, number>();
  const stack: string[] = [];
  const found: string[][] = [];

  function visit(file: string): void {
    const own = order.size;
    order.set(file, own);
    lowest.set(file, own);
    stack.push(file);
    for (const to of targets.get(file) ?? []) {
      if (!order.has(to)) visit(to);
      if (stack.includes(to)) lowest.set(file, Math.min(lowest.get(file)!, lowest.get(to)!));
    }
    if (lowest.get(file) !== own) return;
    const group = stack.splice(stack.indexOf(file));
    if (group.length > 1) found.push(group.sort());
  }

  for (const file of targets.keys()) if (!order.has(file)) visit(file);
  return found;
}

/** Reports circles as sentences: first circles at run time, then circles that exist only because of types. */
export function cycleViolations(edges: readonly Edge[]): string[] {
  const running = cycles(edges.filter(({ typeOnly }) => !typeOnly));
  const named = new Set(running.map(String));
  return [
    ...running.map((group) => `a cycle at run time: ${group.join(', ')}`),
    ...cycles(edges)
      .filter((group) => !named.has(String(group)))
      .map((group) => `a cycle by types: ${group.join(', ')}`),
  ];
}
