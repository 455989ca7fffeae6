/** Results keep list order. The first error stops further calls. `limit` must be positive. */
export async function inParallel<T, R>(
  limit: number,
  list: readonly T[],
  call: (element: T) => Promise<R>,
): Promise<R[]> {
  const results = new Array<R>(list.length);
  let next = 0;
  let hasFailed = false;
  const work = async (): Promise<void> => {
    while (next < list.length && !hasFailed) {
      const at = next++;
      try {
        results[at] = await call(list[at] as T);
      } catch (error) {
        hasFailed = true;
        throw error;
      }
    }
  };
  await Promise.all(Array.from({ length: Math.min(limit, list.length) }, work));
  return results;
}
