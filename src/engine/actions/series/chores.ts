import { isFireAt } from '../../knowledge';
import { carriedQuest, component, positionOf, SLOTS, type World } from '../../state';
import type { Rest } from '../../state/action';
import { isHeroConfused } from '../common/bump';
import { mealToEat } from '../common/meals';
import { intend, type Next } from '../common/plan';
import { threatsInView } from '../common/threats';
import { canRecover, emitRecovery, type Recovery, turnOfRest } from '../rest';
import { findBetter } from '../wear-best';

/** Share of the maximum hit points below which Explore rests by default. */
export const RESTED = 0.8;
/** Share of the maximum mana below which a hero with spells rests. */
export const ATTUNED = 0.5;
const MAX_WORN = 2 * SLOTS.length;

/** Tasks that an exploring hero does between two steps. */
export interface Chores {
  /** Leaves out meals, because `turn` adds meals to careful series. */
  next(): Exclude<Next, { stop: unknown }> | null;
  end(): void;
}

/** A threat in view or a fire underfoot prevents all chores. */
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

/** Counts a meal as a chore. */
export const areChoresDue = (world: World, rest: Rest | undefined): boolean =>
  !isDisturbed(world) && (mealToEat(world) !== null || needsRest(world, rest) || findBetter(world) !== null);

const isDisturbed = (world: World): boolean =>
  threatsInView(world).length > 0 || isFireAt(world, positionOf(world.game.hero));

/** Returns a share of the maximum hit points; `rest` is in percent. */
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
