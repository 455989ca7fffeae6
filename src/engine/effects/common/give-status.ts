import { refOf } from '../../knowledge';
import {
  boonParts,
  component,
  type Entity,
  emitAbout,
  isHero,
  type QueuedEffect,
  visibleCellOf,
  type World,
} from '../../state';
import { isGoodStatus, type Status, strengthOf, withStatus } from '../../statuses';

/** Does nothing if a boon wards off the status. May emit `status-gained`. */
export function giveStatus(
  world: World,
  target: Entity,
  given: Status,
  { by, credit }: Pick<QueuedEffect, 'by' | 'credit'>,
): void {
  const harms = !isGoodStatus(given.kind, strengthOf(given));
  if (harms && boonParts(world.raws, target).some(({ wards }) => wards?.includes(given.kind))) return;
  const all = withStatus(component(world.raws, target, 'statuses') ?? [], {
    ...given,
    ...(harms && by === world.game.hero.id && !isHero(target) && { turns: given.turns + lingering(world, given) }),
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

const lingering = ({ raws, game }: World, { kind }: Status): number =>
  boonParts(raws, game.hero).reduce((sum, { lingers }) => sum + (lingers?.[kind] ?? 0), 0);
