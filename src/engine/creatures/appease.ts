import type { RawId, World } from '../state';
import { dropGrudge, livingMembers } from './roster';

/** Members on other levels forgive when the hero comes there. */
export function appease(world: World, faction: RawId): void {
  const { game } = world;
  game.appeased = { ...game.appeased, [faction]: game.turn };
  forget(world, faction);
}

/** On the hero's level, members forget what factions forgave since turn `left`. */
export function forgetSince(world: World, left: number): void {
  for (const [faction, turn] of Object.entries(world.game.appeased ?? {})) if (turn >= left) forget(world, faction);
}

function forget(world: World, faction: RawId): void {
  for (const { entity } of livingMembers(world, faction)) {
    dropGrudge(world, entity, world.game.hero.id);
    delete entity.provoked;
  }
}
