import { component, type Entity, type Raws } from '../state';
import { definitionOf } from '../statuses';

/**
 * True if a status confuses the entity. Confused mobs lose their turns; a confused hero moves and strikes at random.
 */
export function isConfused(raws: Raws, entity: Entity): boolean {
  return (component(raws, entity, 'statuses') ?? []).some((status) => definitionOf(status).confuses);
}
