import { refOf } from '../../identification';
import { component } from '../../state/components';
import type { Entity, Status } from '../../state/entity';
import type { World } from '../../state/world';
import { shownAt, tell } from './tell';

/** Turns of slowness, haste and damage over time. */
export const LINGERING_TURNS = 5;

/** Lays a status on somebody. It stacks with whatever it bears already and runs out on its own. */
export function addStatus(world: World, target: Entity, status: Status): void {
  target.statuses = [...(component(world.raws, target, 'statuses') ?? []), status];
  world.stale.add(target.id);
  const { kind, source, turns } = status;
  const fact = { kind: 'status-gained', target: refOf(world, target), status: kind, source, turns } as const;
  tell(world, { ...fact, amount: strengthOf(status), at: shownAt(world, target) }, target, status.by);
}

/** The one number that tells how strong a status is: ticks, hit points a turn, or points of attributes. */
function strengthOf(status: Status): number {
  if (status.kind === 'slow') return status.penalty;
  if (status.kind === 'damage-over-time') return status.damage;
  if (status.kind === 'confusion') return 0;
  const { might = 0, fitness = 0, quickness = 0, intelligence = 0 } = status.bonus;
  return might + fitness + quickness + intelligence;
}
