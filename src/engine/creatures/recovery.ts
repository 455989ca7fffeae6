import { RECOVERED_HP, TURNS_PER_MANA } from '../formulas';
import { type Entity, type Level, mobsOf, own, type Raws, type World } from '../state';
import { isConfused } from './confusion';
import type { Creature } from './creature';
import { reactedToInSight } from './eyesight';
import { creatureById } from './roster';

/** Confused creatures, and creatures that see foes, recover nothing. */
export function recoverOnTurn(world: World, entity: Entity): void {
  const { raws, rng } = world;
  if (!isWorn(entity) || isConfused(raws, entity)) return;
  const self = creatureById(world, entity.id);
  if (self === null || seesFoe(world, self)) return;
  const { hp, mana } = own(raws, entity, 'pools');
  hp.current = Math.min(hp.max, hp.current + RECOVERED_HP);
  if (mana.current < mana.max && rng.die(TURNS_PER_MANA) === 1) mana.current += 1;
}

const seesFoe = (world: World, self: Creature): boolean =>
  reactedToInSight(world, self, 'attack').length > 0 || reactedToInSight(world, self, 'flee').length > 0;

/** Draws no random number. `turns` is the hero's absence. */
export function recoverMeanwhile(raws: Raws, level: Level, turns: number): void {
  if (turns < 1) return;
  for (const mob of mobsOf(level)) {
    if (!isWorn(mob)) continue;
    const { hp, mana } = own(raws, mob, 'pools');
    hp.current = Math.min(hp.max, hp.current + turns * RECOVERED_HP);
    mana.current = Math.min(mana.max, mana.current + Math.floor(turns / TURNS_PER_MANA));
  }
}

/** True for a living creature that lacks hit points or mana. */
export function isWorn({ pools }: Entity): boolean {
  // Without `pools`, the entity has never lost hit points or mana.
  if (!pools || pools.hp.current < 1) return false;
  return pools.hp.current < pools.hp.max || pools.mana.current < pools.mana.max;
}
