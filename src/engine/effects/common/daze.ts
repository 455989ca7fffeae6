import type { Entity, RawId, World } from '../../state';
import { statusFromCarrier } from '../../statuses';
import { giveStatus } from './give-status';

/** Confuses a creature for some turns, without another creature as the author. */
export function daze(world: World, who: Entity, source: RawId, turns: number): void {
  const status = statusFromCarrier('confusion', { raw: source, effects: { confusion: turns }, archetype: {} });
  if (status) giveStatus(world, who, status, { by: null });
}
