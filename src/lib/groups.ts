/** The elements in groups of the same key, groups and elements in the order in which they come first. */
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
