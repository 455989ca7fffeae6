import type { Entity, RawId, World } from '../../state';
import { statusFromCarrier } from '../../statuses';
import { giveStatus } from './give-status';

/** Confuses a creature; no creature counts as the cause. */
export function daze(world: World, who: Entity, source: RawId, turns: number): void {
  const status = statusFromCarrier('confusion', { raw: source, effects: { confusion: turns }, archetype: {} });
  if (status) giveStatus(world, who, status, { by: null });
}
