import { stageAt } from '../schema/campaigns';
import type { Raws } from '../state';

/** Returns a factor from 0 to 1 for the usual experience. */
export function shareOfPay(raws: Raws, levels: { mob: number; hero: number }, depth: number): number {
  const stage = stageAt(raws.campaign, depth);
  const byLevel = stage?.pays_by_level ? Math.min(1, levels.mob / levels.hero) : 1;
  return (byLevel * (stage?.pay_percent ?? 100)) / 100;
}
