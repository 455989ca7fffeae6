import { refOf } from '../../knowledge';
import { component, type Entity, emitAbout, isHero, type QueuedEffect, visibleCellOf, type World } from '../../state';
import { type Status, strengthOf, withStatus } from '../../statuses';

/**
 * Gives a status to an entity and emits `status-gained` if the hero notices it. If the entity has the same status
 * already, renews that status. `by` is the creature that caused the status.
 */
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
