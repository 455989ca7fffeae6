import { distanceSquared, type Point } from '../../../lib/geometry';
import { stanceToHero } from '../../creatures';
import { cellsHit } from '../../effects/fire';
import { isHarmful } from '../../knowledge';
import type { Danger, EffectMap, RawId, Refusal, World } from '../../state';
import { heroSees, heroSeesEntity, positionOf } from '../../state';
import { causesBadStatus } from '../../statuses';

/** Why these effects cannot be aimed there; `null` when they can, or want no target. Distances are straight-line. */
export function aimRefusal(world: World, effects: EffectMap, at: Point | undefined): Refusal | null {
  const range = effects.ranged;
  if (range === undefined) return null;
  if (!at) return { code: 'target-needed', range };
  if (!heroSees(world, at)) return { code: 'target-unseen' };
  const far = distanceSquared(positionOf(world.game.hero), at);
  return far > range * range ? { code: 'out-of-range', range } : null;
}

/** Whom the hero knows these effects would harm there though it should not: itself, or one that means no harm. */
export function aimDanger(
  world: World,
  effects: EffectMap,
  at: Point | null,
): { danger: Danger; what: RawId | null } | null {
  if (!isHarmful(effects)) return null;
  const { hero } = world.game;
  for (const cell of cellsHit(world, effects, at ?? positionOf(hero))) {
    for (const entity of world.index.at(cell)) {
      if (entity.id === hero.id && harmsUser(effects)) return { danger: 'self', what: null };
      if (entity.kind !== 'mob' || !heroSeesEntity(world, entity)) continue;
      if (stanceToHero(world.raws, entity) !== 'hostile') return { danger: 'friendly', what: entity.raw };
    }
  }
  return null;
}

/** Damage spares whoever causes it; statuses do not. */
export const harmsUser = (effects: EffectMap): boolean => causesBadStatus(effects);
