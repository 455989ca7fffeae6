import type { World } from '../../state';

/** Share of the maximum hit points, from 0 to 1. */
export const LOW_HEALTH = 0.35;

export function isBadlyHurt({ game }: World): boolean {
  const { hp } = game.hero.pools;
  return hp.current < hp.max * LOW_HEALTH;
}
