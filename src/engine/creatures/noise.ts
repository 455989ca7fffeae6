import { distanceSquared } from '../../lib/geometry';
import { type Entity, emit, has, isAlive, isHero, positionOf, type World } from '../state';
import { makeNoise, noticeHero } from './awareness';
import type { Creature } from './creature';
import { seesHero } from './eyesight';
import { canFight } from './factions';
import { enemiesOfHero } from './roster';

/** Wakes sleepers. If the hero casts, draws enemies and may emit `stirred`. */
export function soundMagic(world: World, caster: Entity): void {
  makeNoise(world, 'magic', positionOf(caster));
  if (!isHero(caster)) return;
  const hears = ({ entity }: Creature): boolean =>
    !has(world.raws, entity, 'lair') && !has(world.raws, entity, 'rooted');
  if (attractFoes(world, { from: caster, cells: world.raws.noises.radii.magic, hears }))
    emit(world, { kind: 'stirred' }, 'heard');
}

interface Sound {
  from: Entity;
  cells: number;
  hears: (one: Creature) => boolean;
}

/** Skips enemies that see the hero. Returns true if an enemy begins to come. */
export function attractFoes(world: World, { from, cells, hears }: Sound): boolean {
  const at = positionOf(from);
  let isNew = false;
  for (const one of enemiesOfHero(world)) {
    const { entity } = one;
    if (!isAlive(world.raws, entity) || !entity.position || !canFight(world.raws, one) || !hears(one)) continue;
    if (entity === from || distanceSquared(entity.position, at) > cells * cells || seesHero(world, one)) continue;
    isNew ||= !entity.heard;
    noticeHero(world, entity);
    entity.heard = { ...positionOf(world.game.hero) };
  }
  return isNew;
}
