import type { RawId, World } from '../state';
import { dropGrudge, livingMembers } from './roster';

/**
 * Makes a faction forgive all misdeeds of the hero. Members on the hero's level forget at once. Members on another
 * level forget when the hero comes to their level.
 */
export function appease(world: World, faction: RawId): void {
  const { game } = world;
  game.appeased = { ...game.appeased, [faction]: game.turn };
  forget(world, faction);
}

/**
 * Makes creatures on the hero's level forget the hero's misdeeds if their faction has forgiven the hero since `left`.
 * `left` is the turn in which the hero last left the level.
 */
export function forgetSince(world: World, left: number): void {
  for (const [faction, turn] of Object.entries(world.game.appeased ?? {})) if (turn >= left) forget(world, faction);
}

function forget(world: World, faction: RawId): void {
  for (const { entity } of livingMembers(world, faction)) {
    dropGrudge(world, entity, world.game.hero.id);
    delete entity.provoked;
  }
}
