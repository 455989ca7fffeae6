import { distanceSquared } from '../../lib/geometry';
import { type Entity, emit, has, isAlive, isHero, positionOf, type World } from '../state';
import { seesHero } from './eyesight';
import { canFight } from './factions';
import { type Creature, enemiesOfHero } from './roster';

/** Cells over which creatures hear magic, through walls as well. */
const EARSHOT = 15;

/**
 * Lets enemies of the hero hear its magic and come to look. Creatures that keep a lair or never move stay. The engine
 * reports when the first enemy begins to come.
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

/**
 * Lets enemies within `cells` of the sound come to the hero's place, if they hear the sound. Enemies that see the hero
 * need no sound and are left out. Returns true if any enemy begins to come.
 */
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
