import { refOf } from '../knowledge';
import { component, type Entity, emitAbout, isHero, type QueuedEffect, visibleCellOf, type World } from '../state';
import {
  isGoodStatus,
  STATUS_KINDS,
  type Status,
  type StatusKind,
  statusFromCarrier,
  strengthOf,
  withStatus,
} from '../statuses';
import { always, type EffectKind } from './common/kind';

/** An effect for every kind of status, which gives the status to whoever it hits. */
export const STATUS_EFFECTS = Object.fromEntries(STATUS_KINDS.map((kind) => [kind, statusEffect(kind)])) as Record<
  StatusKind,
  EffectKind
>;

function statusEffect(kind: StatusKind): EffectKind {
  return {
    readFrom({ raw, effects }, raws) {
      const status = statusFromCarrier(kind, { raw, effects, archetype: raws.archetypes[raw] ?? {} });
      return status && { status };
    },
    hasEffect: always,
    apply(world, effect, target) {
      if (effect.status && !sparesAuthor(effect, target)) giveStatus(world, target, effect.status, effect);
    },
  };
}

/** A creature is not caught in harmful areas of its own; the hero is. */
const sparesAuthor = ({ status, by, targets }: QueuedEffect, target: Entity): boolean =>
  by === target.id &&
  !isHero(target) &&
  targets.kind === 'cells' &&
  status !== undefined &&
  !isGoodStatus(status.kind, strengthOf(status));

/** Gives a status to an entity, which refreshes the same one it has. */
export function giveStatus(
  world: World,
  target: Entity,
  given: Status,
  { by, credit }: Pick<QueuedEffect, 'by' | 'credit'>,
): void {
  const all = withStatus(component(world.raws, target, 'statuses') ?? [], {
    ...given,
    by,
    ...(credit !== undefined && { credit }),
  });
  target.statuses = all;
  world.stale.add(target.id);
  if (isHero(target)) world.sightStale = true;
  const status = all.at(-1) ?? given;
  const { kind, source, turns } = status;
  const fact = { kind: 'status-gained', target: refOf(world, target), status: kind, source, turns } as const;
  emitAbout(world, { ...fact, amount: strengthOf(status), at: visibleCellOf(world, target) }, target, status.by);
}
