/**
 * Groups the elements of a list by `key`. Groups are in the order of their first elements. The elements of a group keep
 * their order. Compares keys by identity.
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
