import { component, own } from '../../state/components';
import type { Entity } from '../../state/entity';
import type { World } from '../../state/world';

type GaugeName = 'hp' | 'mana';

/** Is anything missing from the gauge? */
export function wanting(world: World, entity: Entity, name: GaugeName): boolean {
  const gauge = component(world.raws, entity, 'pools')?.[name];
  return gauge !== undefined && gauge.current < gauge.max;
}

/** Adds to a gauge up to its maximum. Returns what was really gained. */
export function refill(world: World, entity: Entity, name: GaugeName, amount: number): number {
  if (!wanting(world, entity, name)) return 0;
  const gauge = own(world.raws, entity, 'pools')[name];
  const gained = Math.min(amount, gauge.max - gauge.current);
  gauge.current += gained;
  return gained;
}
