export type HealthCondition = 'unhurt' | 'scratched' | 'hurt' | 'nearly-dead';

/** `share`: remaining hit points, from 0 to 1. */
export function healthCondition(share: number): HealthCondition {
  if (share >= 1) return 'unhurt';
  if (share > 0.6) return 'scratched';
  return share > 0.3 ? 'hurt' : 'nearly-dead';
}
