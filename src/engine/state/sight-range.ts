import type { Raws } from '../schema/raws';
import { definitionOf } from '../statuses';
import { component } from './components';
import type { Entity } from './entity';

/** Least sight radius in cells that a status leaves. */
const LEAST = 2;

/** Returns how far an entity sees, in cells, after its statuses have reduced the radius; 0 if it cannot see. */
export function sightRange(raws: Raws, entity: Entity): number {
  const range = component(raws, entity, 'viewshed')?.range ?? 0;
  const statuses = component(raws, entity, 'statuses') ?? [];
  const lost = statuses.reduce((sum, status) => sum + definitionOf(status).sightPenalty(status), 0);
  return lost === 0 ? range : Math.min(range, Math.max(LEAST, range - lost));
}
