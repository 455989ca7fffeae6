import { refOf } from '../knowledge';
import { component, type Entity, emitAbout, visibleCellOf, type World } from '../state';
import { STATUS_KINDS, type Status, type StatusKind, statusFromCarrier, strengthOf } from '../statuses';
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
      return status && { amount: 0, turns: 0, status };
    },
    hasEffect: always,
    apply(world, { status, by }, target) {
      if (status) addStatus(world, target, { ...status, by });
    },
  };
}

/** Gives a status to an entity, in addition to those it has. */
function addStatus(world: World, target: Entity, status: Status): void {
  target.statuses = [...(component(world.raws, target, 'statuses') ?? []), status];
  world.stale.add(target.id);
  const { kind, source, turns } = status;
  const fact = { kind: 'status-gained', target: refOf(world, target), status: kind, source, turns } as const;
  emitAbout(world, { ...fact, amount: strengthOf(status), at: visibleCellOf(world, target) }, target, status.by);
}
