import type { World } from '../../state';

/**
 * The hero is badly hurt below this share of its maximum hit points. Then a fight needs confirmation, and each blow
 * needs a new action.
 */
export const LOW_HEALTH = 0.35;

export function isBadlyHurt({ game }: World): boolean {
  const { hp } = game.hero.pools;
  return hp.current < hp.max * LOW_HEALTH;
}
