import { component, type Entity, type Raws } from '../state';
import { definitionOf } from '../statuses';

/**
 * True if a status confuses the entity. A confused mob loses its turns. A confused hero moves and attacks at random.
 */
export function isConfused(raws: Raws, entity: Entity): boolean {
  return (component(raws, entity, 'statuses') ?? []).some((status) => definitionOf(status).confuses);
}
