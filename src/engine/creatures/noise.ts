import { distanceSquared } from '../../lib/geometry';
import { component, type Entity, emit, isAlive, isHero, positionOf, type World } from '../state';
import { seesHero } from './eyesight';
import { canFight } from './factions';
import { enemiesOfHero } from './roster';

/** Cells over which magic is heard, walls or not. */
const EARSHOT = 30;

/**
 * Whoever is out for the hero hears magic that it works from afar, and comes to see: all but those who keep a lair. The
 * hero is told when anybody begins to.
 */
export function makeNoise(world: World, caster: Entity): void {
  if (!isHero(caster)) return;
  const at = positionOf(caster);
  let isNew = false;
  for (const one of enemiesOfHero(world)) {
    const { entity } = one;
    if (!isAlive(world.raws, entity) || !entity.position || !canFight(world.raws, one)) continue;
    if (component(world.raws, entity, 'lair') !== null) continue;
    if (distanceSquared(entity.position, at) > EARSHOT * EARSHOT || seesHero(world, one)) continue;
    isNew ||= !entity.heard;
    entity.heard = { ...at };
  }
  if (isNew) emit(world, { kind: 'stirred' }, 'heard');
}
