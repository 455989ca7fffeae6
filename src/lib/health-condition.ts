/** How hurt a creature is, as sheets say it and advice counts on. */
export type HealthCondition = 'unhurt' | 'scratched' | 'hurt' | 'nearly-dead';

/** Of its hit points as a share from 0 to 1. */
export function healthCondition(share: number): HealthCondition {
  if (share >= 1) return 'unhurt';
  if (share > 0.6) return 'scratched';
  return share > 0.3 ? 'hurt' : 'nearly-dead';
}
