import type { Action, SeenThing, View } from '../../../src/engine';
import { type Point, same } from '../../../src/lib/geometry';
import type { Situation } from '../bot';
import { healing, lessons, meals } from './supplies';
import { dressing, wornWorth, worth } from './wardrobe';

/** Share of its hit points below which it rests before it goes on. */
const TIRED = 0.9;
const WEAK = 0.3;

/** What to do when nobody is there to fight. */
export function* errands(situation: Situation): Generator<Action> {
  const { view } = situation;
  const { hero } = view;
  const famished = hero.hunger === 'hungry' || hero.hunger === 'starving';
  if (famished) yield* meals(situation);
  yield* lessons(situation);
  yield* dressing(situation);
  const loot = view.things.filter((thing) => wanted(situation, thing));
  for (const thing of loot) if (same(thing.at, hero.at)) yield { kind: 'pickup', item: thing.id };
  if (hero.hp.current < hero.hp.max * TIRED) yield { kind: 'rest' };
  if (famished && hero.hp.current < hero.hp.max * WEAK) yield* healing(situation);
  for (const thing of loot) yield { kind: 'travel', to: thing.at };
  // Nobody grows stronger by starving: then the stairs come before the rest of the level.
  if (famished) yield* leave(view);
  yield { kind: 'explore' };
  yield* leave(view);
  for (const action of situation.legal) if (action.kind === 'travel' && !action.sure) yield action;
}

/** Down the stairs, or to the nearest that is known. */
function* leave(view: View): Generator<Action> {
  if (view.standingOn === '>') yield { kind: 'descend' };
  for (const to of stairsDown(view)) yield { kind: 'travel', to };
}

function stairsDown({ tiles, width }: View): Point[] {
  const places: Point[] = [];
  for (let cell = tiles.indexOf('>'); cell >= 0; cell = tiles.indexOf('>', cell + 1)) {
    places.push({ x: cell % width, y: Math.floor(cell / width) });
  }
  return places;
}

/** Is it worth carrying: something to use or unknown, or better than what is worn, and not too heavy? */
function wanted({ raws, view }: Situation, { kind, raw }: SeenThing): boolean {
  if (kind !== 'item') return false;
  const { weight, capacity } = view.hero;
  if (weight + (raw === null ? 1 : (raws.archetypes[raw]?.item?.weight ?? 0)) > capacity) return false;
  if (raw === null) return true;
  const archetype = raws.archetypes[raw];
  if (archetype?.consumable) return true;
  const slot = archetype?.equippable?.slot;
  if (slot === undefined) return false;
  const own = view.held.some((thing) => thing.fits === slot && thing.raw === raw);
  return !own && worth(raws, raw) > wornWorth(raws, view, slot);
}
