import { refOf } from '../knowledge';
import { component, type Entity, shownAt, tell, type World } from '../state';
import { STATUS_KINDS, type Status, type StatusKind, statusLaidBy, strengthOf } from '../statuses';
import { always, type EffectKind } from './common/kind';

/** An effect for every kind of status: it lays the status on whoever it hits. */
export const STATUS_EFFECTS = Object.fromEntries(STATUS_KINDS.map((kind) => [kind, statusEffect(kind)])) as Record<
  StatusKind,
  EffectKind
>;

function statusEffect(kind: StatusKind): EffectKind {
  return {
    carried({ raw, effects }, raws) {
      const status = statusLaidBy(kind, { raw, effects, archetype: raws.archetypes[raw] ?? {} });
      return status && { amount: 0, turns: 0, status };
    },
    helps: always,
    apply(world, { status, by }, target) {
      if (status) addStatus(world, target, { ...status, by });
    },
  };
}

/** Lays a status on somebody, in addition to what it bears already. */
function addStatus(world: World, target: Entity, status: Status): void {
  target.statuses = [...(component(world.raws, target, 'statuses') ?? []), status];
  world.stale.add(target.id);
  const { kind, source, turns } = status;
  const fact = { kind: 'status-gained', target: refOf(world, target), status: kind, source, turns } as const;
  tell(world, { ...fact, amount: strengthOf(status), at: shownAt(world, target) }, target, status.by);
}
