import type { Entity, RawId, World } from '../../state';
import { statusFromCarrier } from '../../statuses';
import { giveStatus } from './give-status';

/** Lets a creature lose its next turns, by its own fault. */
export function daze(world: World, who: Entity, source: RawId, turns: number): void {
  const status = statusFromCarrier('confusion', { raw: source, effects: { confusion: turns }, archetype: {} });
  if (status) giveStatus(world, who, status, { by: null });
}
