import type { Raws } from '../schema/raws';
import { definitionOf } from '../statuses';
import { component } from './components';
import type { Entity } from './entity';

/** Cells that are seen however dark it is. */
const LEAST = 2;

/** How far it sees, in cells, with what its statuses take from it; 0 when it cannot see. */
export function sightRange(raws: Raws, entity: Entity): number {
  const range = component(raws, entity, 'viewshed')?.range ?? 0;
  const statuses = component(raws, entity, 'statuses') ?? [];
  const lost = statuses.reduce((sum, status) => sum + definitionOf(status).sightPenalty(status), 0);
  return lost === 0 ? range : Math.min(range, Math.max(LEAST, range - lost));
}
