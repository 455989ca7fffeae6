import type { RawId, ThingRef } from '../../../src/engine';
import { type Point, same } from '../../../src/lib/geometry';
import type { Plan, Situation } from '../situation';

type Wanted = (thing: Pick<ThingRef, 'raw' | 'alias'>) => boolean;

/** Assumed weight of an unknown item, in pounds. */
const UNKNOWN_WEIGHT = 1;

/** Plans to pick up wanted things that the hero can carry, or to travel to such things in view or in memory. */
export function* collect(situation: Situation, wanted: Wanted): Plan {
  const { view, memory } = situation;
  const worthwhile = (thing: Pick<ThingRef, 'raw' | 'alias'>): boolean =>
    canCarry(situation, thing.raw) && wanted(thing);
  const loot = view.things.filter((thing) => thing.kind === 'item' && worthwhile(thing));
  for (const { id, at } of loot) if (same(at, view.hero.at)) yield { kind: 'pickup', item: id };
  for (const { id, at } of loot) if (memory.tryAgain(id)) yield* walk(at);
  for (const sight of memory.sights(view.depth)) {
    if (sight.kind === 'item' && worthwhile(sight) && memory.tryAgain(sight.id)) yield* walk(sight.at);
  }
}

function* walk(to: Point): Plan {
  yield { kind: 'travel', to };
}

/** True if the hero can carry the item in addition to its load. */
function canCarry({ raws, view }: Situation, raw: RawId | null): boolean {
  const { weight, capacity } = view.hero;
  return weight + (raw === null ? UNKNOWN_WEIGHT : (raws.archetypes[raw]?.item?.weight ?? 0)) <= capacity;
}
