import { type SeenThing, TOWN, type View } from '../../../src/engine';
import {
  add,
  cellIndex,
  directionTo,
  distance,
  kingDistance,
  type Point,
  pointOf,
  STEPS,
  same,
} from '../../../src/lib/geometry';
import type { Plan, Situation } from '../situation';
import { around } from './boss';
import { farOff, foesOf, stepsAway } from './combat';
import { groundOf, stepAlong, wayTo } from './ground';
import { isShutWay } from './visits';

/** Maximum number of turns for which the bot waits for spells in each phase of an enemy. */
const PATIENCE = 40;
/** Maximum number of steps for which the bot waits until a truce stops a fight. */
const ERRANDS = 60;
/** Maximum number of attempts to stride towards one door. */
const KNOCKS = 3;
/** Maximum distance in cells from which the bot strides towards a door. */
const RUN_UP = 12;

/** Plans to provoke events that the bot has not seen yet, such as a fire or the death of a companion. */
export function* provoke(situation: Situation): Plan {
  yield* stayInFire(situation);
  yield* burnFurniture(situation);
  yield* loseCompanion(situation);
  yield* awaitSpells(situation);
  yield* fightAcrossTruce(situation);
  yield* strideToDoors(situation);
}

/** Plans to wait, instead of fighting, if an enemy can cast a spell that the bot has not seen. */
function* awaitSpells({ raws, view, memory }: Situation): Plan {
  for (const foe of foesOf(view)) {
    const fresh = abilitiesOf({ raws, view }, foe).filter(({ spell }) => !memory.suffered.has(spell));
    const [ability] = fresh;
    if (!ability || !memory.tryAgain(`spells of ${foe.id} in ${foe.phase ?? 0}`, PATIENCE)) continue;
    if (farOff(view, foe) < ability.min_range) yield* stepsAway(view, foe);
    if (farOff(view, foe) > ability.range) yield* stepAlong(view, wayTo(view, around(view, foe)));
    yield { kind: 'wait' };
  }
}

/**
 * Returns the creature's abilities in its present phase. Leaves out spells that need a turn of preparation, unless the
 * creature is beside the hero.
 */
function abilitiesOf({ raws, view }: Pick<Situation, 'raws' | 'view'>, foe: SeenThing) {
  const mob = foe.raw === null ? undefined : raws.mob[foe.raw];
  const abilities = mob?.phases?.[foe.phase ?? 0]?.abilities ?? mob?.abilities ?? [];
  const isBeside = farOff(view, foe) <= 1;
  return abilities.filter(({ spell }) => raws.spell[spell]?.wind_up !== true || isBeside);
}

/** Plans to rest on dry ground beside flames, until the ground under the hero has glowed once. */
function* stayInFire({ view, memory }: Situation): Plan {
  const isDry = view.dry?.includes(cellIndex(view, view.hero.at)) ?? false;
  const isBeside = view.things.some(({ burning, at }) => burning && kingDistance(at, view.hero.at) === 1);
  if (!isDry || !isBeside || memory.stops.has('underfoot') || !memory.tryAgain('fire', PATIENCE)) return;
  yield { kind: 'rest' };
  yield { kind: 'wait' };
}

/**
 * Plans to set each kind of furniture in view on fire once, and dry grass under the hero. Burns nothing in the town,
 * where nothing catches fire and people would be hurt.
 */
function* burnFurniture(situation: Situation): Plan {
  const { raws, view, memory } = situation;
  if (view.depth === TOWN) return;
  const isGrass = view.dry?.includes(cellIndex(view, view.hero.at)) ?? false;
  const furniture = view.things.filter(({ raw }) => raw !== null && raws.prop[raw]?.flammable && !memory.done.has(raw));
  const spell = view.hero.spells.find((one) => raws.spell[one.spell]?.effects.kindles)?.spell;
  for (const { raw, at } of [...furniture, ...(isGrass ? [{ raw: 'grass', at: view.hero.at }] : [])]) {
    if (raw === null || !memory.tryAgain(`burn ${raw}`, KNOCKS)) continue;
    if (spell && kingDistance(at, view.hero.at) <= 1) yield { kind: 'cast', spell, sure: true };
    for (const { id, raw: thing } of view.pack)
      if (thing !== null && raws.item[thing]?.consumable?.effects.kindles)
        yield { kind: 'use', item: id, at, sure: true };
    if (spell) yield* stepAlong(view, wayTo(view, around(view, { at, size: { width: 1, height: 1 } })));
  }
}

/** Number of decisions for which the bot keeps a companion. */
const COMPANY = 40;

/** Plans to strike a companion that the bot has kept for long, because companions rarely die in fights. */
function* loseCompanion({ view, memory }: Situation): Plan {
  const friend = view.things.find(({ companion }) => companion);
  if (!friend || memory.tryAgain(`keep ${friend.id}`, COMPANY)) return;
  const direction = kingDistance(friend.at, view.hero.at) === 1 ? directionTo(view.hero.at, friend.at) : null;
  if (direction) yield { kind: 'attack', direction, sure: true };
}

/** Plans a fight across cells with a truce, so that the hero or the enemy steps onto them. */
function* fightAcrossTruce({ view, memory }: Situation): Plan {
  if (view.truce === undefined || memory.stops.has('truce')) return;
  const isPaved = ({ x, y }: Point): boolean => view.tiles[y * view.width + x] === view.truce;
  const foe = foesOf(view).find(({ at }) => !isPaved(at));
  if (!foe || !memory.tryAgain('truce', ERRANDS)) return;
  const way = wayTo(view, around(view, foe));
  if (!isPaved(view.hero.at) && way?.some(isPaved)) {
    // Takes off the bow, because Fight would otherwise shoot, and the hero would not walk onto these cells.
    const bow = view.pack.find(({ slot }) => slot === 'ranged');
    if (bow) yield { kind: 'remove', item: bow.id };
    yield { kind: 'fight', sure: true };
  }
  const goals = cellsOf(view).filter(isPaved(view.hero.at) ? (cell) => !isPaved(cell) : isPaved);
  const steps = (cell: Point): number => kingDistance(cell, view.hero.at);
  const gain = (cell: Point): number => distance(cell, foe.at) - steps(cell) / 2;
  const beyond = goals.filter((cell) => steps(cell) <= RUN_UP).sort((a, b) => gain(b) - gain(a));
  for (const cell of beyond.slice(0, 1)) yield* stepAlong(view, wayTo(view, [cell]));
}

function cellsOf(view: View): Point[] {
  const { blocked } = groundOf(view);
  return [...blocked.keys()].filter((cell) => blocked[cell] === 0).map((cell) => pointOf(view, cell));
}

function* strideToDoors({ raws, view, memory }: Situation): Plan {
  if (memory.stops.has('door')) return;
  for (const { id, at, open, raw } of view.things) {
    if (open !== false || isShutWay(raws, raw) || !isStraightWay(view, at)) continue;
    if (!memory.tryAgain(`stride to ${id}`, KNOCKS)) continue;
    const direction = directionTo(view.hero.at, at);
    if (direction) yield { kind: 'move', direction, steps: RUN_UP };
  }
}

/** True if the cell is straight or diagonal from the hero, with one or more cells between, all of them free. */
function isStraightWay(view: View, to: Point): boolean {
  const { blocked, width } = groundOf(view);
  const direction = directionTo(view.hero.at, to);
  if (!direction) return false;
  let at = add(view.hero.at, STEPS[direction]);
  if (same(at, to)) return false;
  for (let step = 0; step < RUN_UP && !same(at, to); step++) {
    if (blocked[at.y * width + at.x] !== 0) return false;
    at = add(at, STEPS[direction]);
  }
  return same(at, to);
}
