import type { World } from '../../state';

/** Share of its hit points below which the hero is badly hurt: a fight needs confirmation, every blow is a decision. */
export const LOW_HEALTH = 0.35;

/** True if the hero's hit points are below that share of all it can have. */
export function isBadlyHurt({ game }: World): boolean {
  const { hp } = game.hero.pools;
  return hp.current < hp.max * LOW_HEALTH;
}
