import type { Raws } from '../schema/raws';
import { definitionOf } from '../statuses';
import { component } from './components';
import type { Entity } from './entity';

/** Statuses never reduce a sight radius below this number of cells. */
const LEAST = 2;

/** Returns an entity's sight radius in cells; 0 if it cannot see. Statuses never reduce the radius below 2. */
export function sightRange(raws: Raws, entity: Entity): number {
  const range = component(raws, entity, 'viewshed')?.range ?? 0;
  const statuses = component(raws, entity, 'statuses') ?? [];
  const lost = statuses.reduce((sum, status) => sum + definitionOf(status).sightPenalty(status), 0);
  return lost === 0 ? range : Math.min(range, Math.max(LEAST, range - lost));
}
