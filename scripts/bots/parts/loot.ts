import type { RawId, Raws, ThingRef } from '../../../src/engine';
import { type Point, same } from '../../../src/lib/geometry';
import type { Plan, Situation } from '../situation';
import { improves, plainKindOf, wornWorth, worth } from './wardrobe';

type Wanted = (thing: Pick<ThingRef, 'raw' | 'alias'>) => boolean;

/** Assumed weight of an unknown item, in pounds. */
const UNKNOWN_WEIGHT = 1;

/** Picks up what it wants and can carry, and travels to such things in view or in memory. */
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

/** Can the hero carry it? */
function canCarry({ raws, view }: Situation, raw: RawId | null): boolean {
  const { weight, capacity } = view.hero;
  return weight + (raw === null ? UNKNOWN_WEIGHT : (raws.archetypes[raw]?.item?.weight ?? 0)) <= capacity;
}

/** Fetches what it can use, in one go each: below the lair there is more than one can carry. */
export function* fetchUseful(situation: Situation): Plan {
  const { raws, view, memory } = situation;
  const isUseful = (thing: Pick<ThingRef, 'raw' | 'alias'>): boolean => {
    if (!canCarry(situation, thing.raw)) return false;
    const base = plainKindOf(raws, thing);
    if (base !== null) return isNoWorse(situation, base);
    if (thing.raw === null) return true;
    return raws.item[thing.raw]?.quest === true || isOfUse(raws, thing.raw) || improves(situation, thing.raw);
  };
  for (const thing of view.things) {
    if (thing.kind === 'item' && isUseful(thing) && memory.tryAgain(thing.id, ATTEMPTS))
      yield { kind: 'fetch', item: thing.id };
  }
  for (const sight of memory.sights(view.depth)) {
    if (sight.kind === 'item' && isUseful(sight) && memory.tryAgain(sight.id, ATTEMPTS)) yield* walk(sight.at);
  }
}

const ATTEMPTS = 3;

const isNoWorse = ({ raws, view }: Situation, base: RawId): boolean => {
  const slot = raws.archetypes[base]?.equippable?.slot;
  return slot !== undefined && worth(raws, base) >= wornWorth(raws, view, slot);
};

/** Things that are used up, but for those that only harm who uses them. */
function isOfUse(raws: Raws, raw: RawId): boolean {
  const effects = raws.item[raw]?.consumable?.effects;
  if (!effects) return false;
  return effects.ranged !== undefined || !(effects.damage_over_time !== undefined || (effects.slow ?? 0) > 0);
}
