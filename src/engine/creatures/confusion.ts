import { component, type Entity, type Raws } from '../state';
import { definitionOf } from '../statuses';

export function isConfused(raws: Raws, entity: Entity): boolean {
  return (component(raws, entity, 'statuses') ?? []).some((status) => definitionOf(status).confuses);
}
