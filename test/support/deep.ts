/** True in `npm run test:deep`, which tests all cases of the claims that `npm test` samples. */
export const isDeep = process.env.DEEP_TESTS === '1';

/** Returns all cases in a deep test, otherwise the first `count`. */
export const sample = <T>(cases: readonly T[], count: number): readonly T[] => (isDeep ? cases : cases.slice(0, count));

/** Returns how many cases of a property to draw: all in a deep test, else a fifth. */
export const draws = (count: number): number => (isDeep ? count : Math.ceil(count / 5));
