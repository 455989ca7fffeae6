/** Condition of a creature, by its share of remaining hit points. */
export type HealthCondition = 'unhurt' | 'scratched' | 'hurt' | 'nearly-dead';

/**
 * Returns `unhurt` for 1, `scratched` above 0.6, `hurt` above 0.3, else `nearly-dead`. `share` is the share of
 * remaining hit points, from 0 to 1.
 */
export function healthCondition(share: number): HealthCondition {
  if (share >= 1) return 'unhurt';
  if (share > 0.6) return 'scratched';
  return share > 0.3 ? 'hurt' : 'nearly-dead';
}
