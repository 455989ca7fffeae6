import { type Entity, has, type Refusal, type World } from '../../state';

/** Returns why the hero may neither drop nor sell the item. */
export function partingRefusal({ raws }: World, thing: Entity): Refusal | null {
  if (has(raws, thing, 'equipped')) return { code: 'equipped' };
  return has(raws, thing, 'quest') ? { code: 'quest-item', item: thing.raw } : null;
}
