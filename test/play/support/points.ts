import { isDeep } from '../../support/deep';

const STRIDE = 10;

/** Steps at which to cut off a use case: every step in a deep test, else every tenth step and the last. */
export const pointsOf = (steps: number): number[] =>
  Array.from({ length: steps }, (_, at) => at).filter((at) => isDeep || (steps - 1 - at) % STRIDE === 0);
