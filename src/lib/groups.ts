/** Groups elements by key. Groups and their elements keep the order of first appearance. */
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
