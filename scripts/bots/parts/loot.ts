import type { RawId, ThingRef } from '../../../src/engine';
import { type Point, same } from '../../../src/lib/geometry';
import type { Plan, Situation } from '../situation';

type Wanted = (thing: Pick<ThingRef, 'raw' | 'alias'>) => boolean;

/** Pounds that what nobody knows is taken to weigh. */
const GUESS = 1;

/** Picks up what it wants and can carry, and goes for what it remembers of such things. */
export function* collecting(situation: Situation, wanted: Wanted): Plan {
  const { view, memory } = situation;
  const worthwhile = (thing: Pick<ThingRef, 'raw' | 'alias'>): boolean =>
    carries(situation, thing.raw) && wanted(thing);
  const loot = view.things.filter((thing) => thing.kind === 'item' && worthwhile(thing));
  for (const { id, at } of loot) if (same(at, view.hero.at)) yield { kind: 'pickup', item: id };
  for (const { id, at } of loot) if (memory.persists(id)) yield* walk(at);
  for (const sight of memory.sights(view.depth)) {
    if (sight.kind === 'item' && worthwhile(sight) && memory.persists(sight.id)) yield* walk(sight.at);
  }
}

function* walk(to: Point): Plan {
  yield { kind: 'travel', to };
}

/** Is there strength left to carry it? */
function carries({ raws, view }: Situation, raw: RawId | null): boolean {
  const { weight, capacity } = view.hero;
  return weight + (raw === null ? GUESS : (raws.archetypes[raw]?.item?.weight ?? 0)) <= capacity;
}
