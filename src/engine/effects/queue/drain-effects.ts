import {
  type Entity,
  type EntityId,
  entityById,
  isAlive,
  isCreature,
  type QueuedEffect,
  type World,
} from '../../state';
import { EFFECTS } from '..';
import type { EffectKind } from '../common/kind';
import { answerStrikes } from './consequences';
import { beginStrikes, noteStrikes } from './strikes';
import { withoutThoseUnderTruce } from './truce';

/** Also applies effects that are queued meanwhile. Afterwards, struck creatures react. */
export function drainEffects(world: World): void {
  if (world.queue.length === 0) return;
  const strikes = beginStrikes(world);
  for (let effect = world.queue.shift(); effect; effect = world.queue.shift()) {
    const dies = effect.tag === 'death';
    const hit = targetsOf(world, effect).filter((target) => isAlive(world.raws, target) !== dies);
    const targets = withoutThoseUnderTruce(world, effect, hit);
    noteStrikes(world, strikes, effect, targets);
    for (const target of targets) EFFECTS[effect.tag].apply(world, effect, target);
  }
  answerStrikes(world, strikes.all);
}

function entityIfAny(world: World, id: EntityId | null): Entity[] {
  const entity = id === null ? null : entityById(world, id);
  return entity ? [entity] : [];
}

function targetsOf(world: World, { tag, by, targets }: QueuedEffect): Entity[] {
  const kind: EffectKind = EFFECTS[tag];
  if (kind.onAuthor) return entityIfAny(world, by);
  if (targets.kind === 'entity') return entityIfAny(world, targets.id);
  const hit = new Map<number, Entity>();
  for (const cell of targets.cells) {
    for (const entity of world.index.at(cell)) {
      if (isCreature(entity)) hit.set(entity.id, entity);
    }
  }
  return [...hit.values()].sort((a, b) => a.id - b.id);
}
