import { cellIndex, distanceSquared, type Point, same } from '../../lib/geometry';
import { stanceToHero, THROW_RANGE, throwOf } from '../creatures';
import { splashCells } from '../effects/common/areas';
import { isKnownCursed } from '../knowledge';
import type { Entity, Refusal, World } from '../state';
import { has, heroSees, heroSeesEntity, mobAt, packItem, positionOf } from '../state';
import { aimTruce, dangerIn, knownOrFeared } from './common/aim';
import { intend, type Plan, type Planner, refuse, refuseFriendly, truceRefusal } from './common/plan';

/** Throws weapons at creatures, and vessels at cells. */
export const throwItem: Planner<'throw'> = (world, { item, at, sure = false }) => {
  const { raws } = world;
  const thing = packItem(world, item);
  if (!thing) return refuse({ code: 'no-such-item' });
  if (!has(raws, thing, 'throwable')) return refuse({ code: 'not-throwable' });
  if (has(raws, thing, 'equipped') && isKnownCursed(world, thing)) return refuse({ code: 'cursed', item: thing.raw });
  if (!at) return refuse({ code: 'target-needed', range: THROW_RANGE });
  const unreachable = reachRefusal(world, at);
  if (unreachable) return refuse(unreachable);
  const target = { x: at.x, y: at.y };
  return throwOf(raws, thing) ? planWeapon(world, thing, target, sure) : planVessel(world, thing, target, sure);
};

function reachRefusal(world: World, at: Point): Refusal | null {
  const from = positionOf(world.game.hero);
  if (same(from, at)) return { code: 'own-cell' };
  if (!heroSees(world, at)) return { code: 'target-unseen' };
  return distanceSquared(from, at) <= THROW_RANGE * THROW_RANGE ? null : { code: 'out-of-range', range: THROW_RANGE };
}

function planWeapon(world: World, { id: item }: Entity, at: Point, sure: boolean): Plan {
  const target = mobAt(world, at);
  if (!target || !heroSeesEntity(world, target)) return refuse({ code: 'nobody-there' });
  const truce = truceRefusal(world, target);
  if (truce) return refuse(truce);
  if (!sure && stanceToHero(world, target) !== 'hostile') return refuseFriendly(world, target);
  return intend(world, { kind: 'throw', item, at, target: target.id });
}

function planVessel(world: World, vessel: Entity, at: Point, sure: boolean): Plan {
  const { level, index } = world;
  if (index.barred[cellIndex(level, at)] !== 0) return refuse({ code: 'blocked' });
  const effects = knownOrFeared(world, vessel);
  const truce = aimTruce(world, effects, at);
  if (truce) return refuse(truce);
  const danger = sure ? null : dangerIn(world, effects, splashCells(world, at));
  if (danger) return refuse(danger);
  return intend(world, { kind: 'throw', item: vessel.id, at, target: null });
}
