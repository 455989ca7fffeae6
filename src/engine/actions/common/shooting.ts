import { cellToShoot, hostileBesideHero, shotOf } from '../../creatures';
import type { Entity, World } from '../../state';

/** Could the hero shoot at the creature now? Not with somebody hostile beside it. */
export function canShoot(world: World, target: Entity): boolean {
  const shot = shotOf(world, world.game.hero);
  return shot !== null && cellToShoot(world, target, shot) !== null && hostileBesideHero(world) === null;
}

/** Lets the hero shoot in the turn that begins. */
export function shootAt(world: World, { id }: Entity): void {
  world.intents.set(world.game.hero.id, { kind: 'shoot', target: id });
}
