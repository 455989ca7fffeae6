import { isDeep } from '../../support/deep';

const STRIDE = 10;

/** Where to cut off a use case of so many steps: everywhere in a deep test, else every tenth step and the last. */
export const pointsOf = (steps: number): number[] =>
  Array.from({ length: steps }, (_, at) => at).filter((at) => isDeep || (steps - 1 - at) % STRIDE === 0);
