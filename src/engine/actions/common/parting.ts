import { type Entity, has, type Refusal, type World } from '../../state';

/** Returns why the hero cannot drop or sell the thing; `null` if it can. The hero must take off worn items first. */
export function partingRefusal({ raws }: World, thing: Entity): Refusal | null {
  if (has(raws, thing, 'equipped')) return { code: 'equipped' };
  return has(raws, thing, 'quest') ? { code: 'quest-item', item: thing.raw } : null;
}
