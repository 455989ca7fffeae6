import { type Entity, has, type Refusal, type World } from '../../state';

/** Why the hero cannot part with a thing in its pack; `null` when it can. Worn things must be removed first. */
export function partingRefusal({ raws }: World, thing: Entity): Refusal | null {
  if (has(raws, thing, 'equipped')) return { code: 'equipped' };
  return has(raws, thing, 'quest') ? { code: 'quest-item', item: thing.raw } : null;
}
