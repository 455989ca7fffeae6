import { distanceSquared } from '../../lib/geometry';
import { type Entity, emit, has, isAlive, isHero, positionOf, type World } from '../state';
import { seesHero } from './eyesight';
import { canFight } from './factions';
import { type Creature, enemiesOfHero } from './roster';

/** Cells over which magic is heard, walls or not. */
const EARSHOT = 15;

/**
 * Whoever is out for the hero hears magic that it works from afar, and comes to see: all but those who keep a lair or
 * are rooted. The hero is told when anybody begins to.
 */
export function makeNoise(world: World, caster: Entity): void {
  if (!isHero(caster)) return;
  const hears = ({ entity }: Creature): boolean =>
    !has(world.raws, entity, 'lair') && !has(world.raws, entity, 'rooted');
  if (attractFoes(world, { from: caster, cells: EARSHOT, hears })) emit(world, { kind: 'stirred' }, 'heard');
}

interface Sound {
  from: Entity;
  cells: number;
  hears: (one: Creature) => boolean;
}

/** Lets foes within earshot who do not see the hero come to where it is; returns whether any begins to. */
export function attractFoes(world: World, { from, cells, hears }: Sound): boolean {
  const at = positionOf(from);
  let isNew = false;
  for (const one of enemiesOfHero(world)) {
    const { entity } = one;
    if (!isAlive(world.raws, entity) || !entity.position || !canFight(world.raws, one) || !hears(one)) continue;
    if (entity === from || distanceSquared(entity.position, at) > cells * cells || seesHero(world, one)) continue;
    isNew ||= !entity.heard;
    entity.heard = { ...positionOf(world.game.hero) };
  }
  return isNew;
}
