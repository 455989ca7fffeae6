import { isFireAt } from '../../knowledge';
import { carriedQuest, component, positionOf, SLOTS, type World } from '../../state';
import type { Rest } from '../../state/action';
import { isHeroConfused } from '../common/bump';
import { mealToEat } from '../common/meals';
import { intend, type Next } from '../common/plan';
import { threatsInView } from '../common/threats';
import { canRecover, emitRecovery, type Recovery, turnOfRest } from '../rest';
import { findBetter } from '../wear-best';

/** Share of the maximum hit points, from 0 to 1, below which an exploring hero rests if the action sets no `rest`. */
export const RESTED = 0.8;
/** Share of the maximum mana, from 0 to 1, below which a hero with spells rests. */
export const ATTUNED = 0.5;
const MAX_WORN = 2 * SLOTS.length;

/** Tasks that an exploring hero does between two steps, without a decision of the player. */
export interface Chores {
  /** Leaves out meals, because `turn` adds meals to every careful series. Returns `null` if no chore is due. */
  next(): Exclude<Next, { stop: unknown }> | null;
  end(): void;
}

/**
 * Returns the chores of an exploring hero, in this order: better gear, waiting out confusion, rest. A threat in view or
 * a fire underfoot prevents all chores.
 */
export function choresOf(world: World, rest: Rest | undefined): Chores {
  const total: Recovery = { hp: 0, mana: 0 };
  let worn = 0;
  return {
    next() {
      if (isDisturbed(world)) return null;
      const better = worn < MAX_WORN ? findBetter(world) : null;
      if (better) {
        worn += 1;
        return intend(world, { kind: 'equip', item: better.id });
      }
      return needsRest(world, rest) ? turnOfRest(world, total) : null;
    },
    end: () => emitRecovery(world, total),
  };
}

/** True if a chore or a meal is due, no threat is in view, and no fire is underfoot. */
export const areChoresDue = (world: World, rest: Rest | undefined): boolean =>
  !isDisturbed(world) && (mealToEat(world) !== null || needsRest(world, rest) || findBetter(world) !== null);

const isDisturbed = (world: World): boolean =>
  threatsInView(world).length > 0 || isFireAt(world, positionOf(world.game.hero));

/** Returns the share of the maximum hit points, from 0 to 1, below which Explore rests. `rest` is in percent. */
export const restedShare = (rest: Rest | undefined): number => (rest === undefined ? RESTED : rest / 100);

function needsRest(world: World, rest: Rest | undefined): boolean {
  if (isHeroConfused(world)) return true;
  const { raws, game } = world;
  const isHunted = carriedQuest(raws, game) !== null && !game.hunt?.peace;
  if (!canRecover(world) || isHunted) return false;
  const { hp, mana } = game.hero.pools;
  const hasSpells = (component(raws, game.hero, 'knownSpells')?.length ?? 0) > 0;
  return hp.current < restedShare(rest) * hp.max || (hasSpells && mana.current < ATTUNED * mana.max);
}
