import { distanceSquared, type Point } from '../../../lib/geometry';
import { isUnderTruce, stanceToHero } from '../../creatures';
import { cellsHit } from '../../effects/common/areas';
import { truceAgainst } from '../../effects/queue/truce';
import { isHarmful } from '../../knowledge';
import type { EffectMap, Refusal, World } from '../../state';
import { heroSees, heroSeesEntity, positionOf } from '../../state';
import { causesBadStatus } from '../../statuses';
import { friendlyDanger } from './plan';

/**
 * Why these effects cannot be aimed at the cell; `null` when they can, or need no target. Distances are straight-line.
 */
export function aimRefusal(world: World, effects: EffectMap, at: Point | undefined): Refusal | null {
  const range = effects.ranged;
  if (range === undefined) return null;
  if (!at) return { code: 'target-needed', range };
  if (!heroSees(world, at)) return { code: 'target-unseen' };
  const far = distanceSquared(positionOf(world.game.hero), at);
  return far > range * range ? { code: 'out-of-range', range } : null;
}

/** Why a truce keeps the hero from harm of these effects there, known to be harmful; `null` when none does. */
export function aimTruce(world: World, effects: EffectMap, at: Point | null): Refusal | null {
  const where = truceAgainst(world, effects, at);
  return where && { code: 'truce', where };
}

/**
 * The first creature there that the hero should not harm, as far as it knows: itself, or one that is not hostile. Whom
 * a truce protects comes to no harm.
 */
export function aimDanger(
  world: World,
  effects: EffectMap,
  at: Point | null,
): Extract<Refusal, { code: 'danger' }> | null {
  if (!isHarmful(effects)) return null;
  const { hero } = world.game;
  for (const cell of cellsHit(world, effects, at ?? positionOf(hero))) {
    for (const entity of world.index.at(cell)) {
      if (entity.id === hero.id && harmsUser(effects)) return { code: 'danger', danger: 'self', what: null };
      if (entity.kind !== 'mob' || !heroSeesEntity(world, entity) || isUnderTruce(world, entity)) continue;
      if (stanceToHero(world, entity) !== 'hostile') return friendlyDanger(world, entity);
    }
  }
  return null;
}

/** Would these effects harm whoever uses them on itself? Damage spares its author; statuses do not. */
export const harmsUser = (effects: EffectMap): boolean => causesBadStatus(effects);
