import { type Entity, isHero, type QueuedEffect } from '../state';
import { isGoodStatus, STATUS_KINDS, type StatusKind, statusFromCarrier, strengthOf } from '../statuses';
import { giveStatus } from './common/give-status';
import { always, type EffectKind } from './common/kind';

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
      if (effect.status && !isAuthorSpared(effect, target)) giveStatus(world, target, effect.status, effect);
    },
  };
}

/** Harmful area effects spare the mob that causes them, but not the hero. */
const isAuthorSpared = ({ status, by, targets }: QueuedEffect, target: Entity): boolean =>
  by === target.id &&
  !isHero(target) &&
  targets.kind === 'cells' &&
  status !== undefined &&
  !isGoodStatus(status.kind, strengthOf(status));
