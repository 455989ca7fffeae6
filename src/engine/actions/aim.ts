import { distanceSquared, type Point } from '../../lib/geometry';
import { cellsHit } from '../effects/fire';
import { stanceToHero } from '../factions';
import { doesHarm } from '../hazards';
import type { EffectMap } from '../schema/effects';
import type { Danger, Refusal } from '../state/action';
import type { RawId } from '../state/character';
import { heroSees, heroSeesEntity, positionOf } from '../state/queries';
import type { World } from '../state/world';
import { laysBadStatus } from '../statuses';

/** Why these effects cannot be aimed there; `null` when they can, or want no target. Distances are straight-line. */
export function misaimed(world: World, effects: EffectMap, at: Point | undefined): Refusal | null {
  const range = effects.ranged;
  if (range === undefined) return null;
  if (!at) return { code: 'target-needed', range };
  if (!heroSees(world, at)) return { code: 'target-unseen' };
  const far = distanceSquared(positionOf(world, world.game.hero), at);
  return far > range * range ? { code: 'out-of-range', range } : null;
}

/** Whom the hero knows these effects would harm there though it should not: itself, or one that means no harm. */
export function misdirected(
  world: World,
  effects: EffectMap,
  at: Point | null,
): { danger: Danger; what: RawId | null } | null {
  if (!doesHarm(effects)) return null;
  const { hero } = world.game;
  for (const cell of cellsHit(world, effects, at ?? positionOf(world, hero))) {
    for (const entity of world.index.at(cell)) {
      if (entity.id === hero.id && harmsItsUser(effects)) return { danger: 'self', what: null };
      if (entity.kind !== 'mob' || !heroSeesEntity(world, entity)) continue;
      if (stanceToHero(world.raws, entity) !== 'hostile') return { danger: 'friendly', what: entity.raw };
    }
  }
  return null;
}

/** Damage spares whoever causes it; statuses do not. */
export const harmsItsUser = (effects: EffectMap): boolean => laysBadStatus(effects);
