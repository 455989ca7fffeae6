import type { RawId, World } from '../state';
import { dropGrudge, livingMembers } from './roster';

/** Has a faction forget what the hero did: those of it who are here at once, others when the hero comes to them. */
export function appease(world: World, faction: RawId): void {
  const { game } = world;
  game.appeased = { ...game.appeased, [faction]: game.turn };
  forget(world, faction);
}

/** Has those on a level that the hero left in that player-turn forget what it has made good since. */
export function forgetSince(world: World, left: number): void {
  for (const [faction, turn] of Object.entries(world.game.appeased ?? {})) if (turn >= left) forget(world, faction);
}

function forget(world: World, faction: RawId): void {
  for (const { entity } of livingMembers(world, faction)) {
    dropGrudge(world, entity, world.game.hero.id);
    delete entity.provoked;
  }
}
