/** Whether `npm run test:deep` is running: the same claims as `npm test`, for everything instead of a sample. */
export const isDeep = process.env.DEEP_TESTS === '1';

/** All cases in a deep test, else the first few. */
export const sample = <T>(cases: readonly T[], count: number): readonly T[] => (isDeep ? cases : cases.slice(0, count));

/** Returns how many cases of a property to draw: all in a deep test, else a fifth. */
export const draws = (count: number): number => (isDeep ? count : Math.ceil(count / 5));
