import type { Raws } from '../schema/raws';
import { definitionOf } from '../statuses';
import { boonSum } from './boons';
import { component } from './components';
import type { Entity } from './entity';

/** Statuses never reduce a sight radius below this number of cells. */
const LEAST = 2;

/** Boons never raise a sight radius above this number of cells, because the compact picture shows no more. */
const MOST = 10;

/**
 * Returns an entity's sight radius in cells; 0 if it cannot see. Statuses never reduce the radius below 2, and boons
 * never raise it above 10.
 */
export function sightRange(raws: Raws, entity: Entity): number {
  const plain = component(raws, entity, 'viewshed')?.range ?? 0;
  const range = Math.max(plain, Math.min(MOST, plain + boonSum(raws, entity, 'sight')));
  const statuses = component(raws, entity, 'statuses') ?? [];
  const lost = statuses.reduce((sum, status) => sum + definitionOf(status).sightPenalty(status), 0);
  return lost === 0 ? range : Math.min(range, Math.max(LEAST, range - lost));
}
