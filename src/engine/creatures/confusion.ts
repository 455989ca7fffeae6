import { component, type Entity, type Raws } from '../state';
import { definitionOf } from '../statuses';

/** Does it not know where it goes and whom it hits? */
export function isConfused(raws: Raws, entity: Entity): boolean {
  return (component(raws, entity, 'statuses') ?? []).some((status) => definitionOf(status).confuses);
}
