/** Orders groups by the first occurrence of their keys. Compares keys by identity. */
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
