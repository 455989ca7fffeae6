import type { Point } from '../../../lib/geometry';
import { isTruceAt, isUnderTruce, truceFor } from '../../creatures';
import { isHarmful, refOf } from '../../knowledge';
import {
  type EffectMap,
  type Entity,
  emitAbout,
  entityById,
  heroSeesEntity,
  mobAt,
  type QueuedEffect,
  visibleCellOf,
  type World,
} from '../../state';
import { isStrike } from './strikes';

/** Reports protected targets to the player. An author under truce protects all targets. */
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

/** Returns `here` for a truce at the hero, `there` at the target. */
export function truceAgainst(world: World, effects: EffectMap, at: Point | null): 'here' | 'there' | null {
  if (!isHarmful(effects)) return null;
  const there = at && mobAt(world, at);
  const kept = truceFor(world, there && heroSeesEntity(world, there) ? there : null);
  return kept ?? (at !== null && isTruceAt(world, at) ? 'there' : null);
}

/** Emits `truce-held` at most once a turn for each creature. */
export function reportTruce(world: World, who: Entity, by: QueuedEffect['by']): void {
  const { turn } = world.game;
  const isReported = world.events.some(
    (event) => event.kind === 'truce-held' && event.turn === turn && event.who.id === who.id,
  );
  if (!isReported)
    emitAbout(world, { kind: 'truce-held', who: refOf(world, who), at: visibleCellOf(world, who) }, who, by);
}
