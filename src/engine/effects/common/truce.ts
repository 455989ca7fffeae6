import { isUnderTruce } from '../../creatures';
import { refOf } from '../../knowledge';
import { type Entity, emitAbout, entityById, type QueuedEffect, visibleCellOf, type World } from '../../state';
import { isStrike } from './strikes';

/**
 * The targets that a truce does not keep from harm. What somebody does, and what hits an area, harms nobody who stands
 * where one holds, and nobody at all from there; what lingers, such as poison, goes on.
 */
export function withoutThoseUnderTruce(world: World, effect: QueuedEffect, targets: Entity[]): Entity[] {
  if (effect.tag === 'death' || !isStrike(effect)) return targets;
  if (effect.by === null && effect.targets.kind === 'entity') return targets;
  const author = effect.by === null ? null : entityById(world, effect.by);
  const isKept = author !== null && isUnderTruce(world, author);
  return targets.filter((target) => {
    if (!isKept && !isUnderTruce(world, target)) return true;
    reportTruce(world, target, effect.by);
    return false;
  });
}

/** Reports, once a turn, that a truce has kept somebody from harm. */
export function reportTruce(world: World, who: Entity, by: QueuedEffect['by']): void {
  const { turn } = world.game;
  const isTold = world.events.some(
    (event) => event.kind === 'truce-held' && event.turn === turn && event.who.id === who.id,
  );
  if (!isTold) emitAbout(world, { kind: 'truce-held', who: refOf(world, who), at: visibleCellOf(world, who) }, who, by);
}
