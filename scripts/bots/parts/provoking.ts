import type { Raws, SeenThing, View } from '../../../src/engine';
import { add, directionTo, distance, kingDistance, type Point, pointOf, STEPS, same } from '../../../src/lib/geometry';
import type { Plan, Situation } from '../situation';
import { around } from './boss';
import { farOff, foesOf, stepsAway } from './combat';
import { groundOf, stepAlong, wayTo } from './ground';
import { isShutWay } from './visits';

/**
 * Turns that the bot waits for an enemy's spells in each phase. Then: steps that it spends on seeing a truce stop a
 * fight.
 */
const PATIENCE = 40;
const ERRANDS = 60;
/** Attempts to stride towards one door. */
const KNOCKS = 3;
/** Greatest distance in cells from which the bot strides towards a door. */
const RUN_UP = 12;

/**
 * Provokes events that the bot has not yet seen: an enemy's spells, a truce in a fight, and a door that stops a stride.
 */
export function* provoke(situation: Situation): Plan {
  yield* awaitSpells(situation);
  yield* fightAcrossTruce(situation);
  yield* strideToDoors(situation);
}

/** Waits where an enemy can cast a spell that the bot has not seen cast, instead of slaying the enemy. */
function* awaitSpells({ raws, view, memory }: Situation): Plan {
  for (const foe of foesOf(view)) {
    const fresh = abilitiesOf(raws, foe).filter(({ spell }) => !memory.suffered.has(spell));
    const [ability] = fresh;
    if (!ability || !memory.tryAgain(`spells of ${foe.id} in ${foe.phase ?? 0}`, PATIENCE)) continue;
    if (farOff(view, foe) < ability.min_range) yield* stepsAway(view, foe);
    if (farOff(view, foe) > ability.range) yield* stepAlong(view, wayTo(view, around(view, foe)));
    yield { kind: 'wait' };
  }
}

/** Abilities of the creature's present phase, except spells with a wind-up, which players see coming anyway. */
function abilitiesOf(raws: Raws, { raw, phase = 0 }: SeenThing) {
  const mob = raw === null ? undefined : raws.mob[raw];
  const abilities = mob?.phases?.[phase]?.abilities ?? mob?.abilities ?? [];
  return abilities.filter(({ spell }) => raws.spell[spell]?.wind_up !== true);
}

/** Begins a fight across the ground on which a truce holds, so that the hero or the enemy steps onto that ground. */
function* fightAcrossTruce({ view, memory }: Situation): Plan {
  if (view.truce === undefined || memory.stops.has('truce')) return;
  const isPaved = ({ x, y }: Point): boolean => view.tiles[y * view.width + x] === view.truce;
  const foe = foesOf(view).find(({ at }) => !isPaved(at));
  if (!foe || !memory.tryAgain('truce', ERRANDS)) return;
  const way = wayTo(view, around(view, foe));
  if (!isPaved(view.hero.at) && way?.some(isPaved)) {
    // Removes the bow, because the Fight action would shoot instead of walking onto that ground.
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

/** Known cells that the hero can walk on. */
function cellsOf(view: View): Point[] {
  const { blocked } = groundOf(view);
  return [...blocked.keys()].filter((cell) => blocked[cell] === 0).map((cell) => pointOf(view, cell));
}

/** Strides towards a closed ordinary door in a straight line. */
function* strideToDoors({ raws, view, memory }: Situation): Plan {
  if (memory.stops.has('door')) return;
  for (const { id, at, open, raw } of view.things) {
    if (open !== false || isShutWay(raws, raw) || !isStraightWay(view, at)) continue;
    if (!memory.tryAgain(`stride to ${id}`, KNOCKS)) continue;
    const direction = directionTo(view.hero.at, at);
    if (direction) yield { kind: 'move', direction, steps: RUN_UP };
  }
}

/**
 * True if the hero can stride to this cell in one of the eight directions. At least one free cell must lie in between.
 */
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
