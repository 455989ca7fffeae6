/**
 * Groups elements with the same key. Groups come in the order of their first elements, and elements stay in order
 * within a group. Keys are compared by identity.
 */
export function groupBy<T>(list: readonly T[], key: (element: T) => unknown): [T, ...T[]][] {
  const groups = new Map<unknown, [T, ...T[]]>();
  for (const element of list) {
    const of = key(element);
    const group = groups.get(of);
    if (group) group.push(element);
    else groups.set(of, [element]);
  }
  return [...groups.values()];
}
