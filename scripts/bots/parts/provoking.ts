import type { Raws, SeenThing, View } from '../../../src/engine';
import { add, directionTo, distance, kingDistance, type Point, pointOf, STEPS, same } from '../../../src/lib/geometry';
import type { Plan, Situation } from '../situation';
import { around } from './boss';
import { farOff, foesOf, stepsAway } from './combat';
import { groundOf, stepAlong, wayTo } from './ground';
import { isShutWay } from './visits';

/** Turns that it waits for the spells of a foe in each of its phases, and steps that it takes to be shown a truce. */
const PATIENCE = 40;
const ERRANDS = 60;
/** Walks up to the same door. */
const KNOCKS = 3;
/** Farthest door that it strides to. */
const RUN_UP = 12;

/** Has itself shown what it has not met yet: a foe's spells, a truce in the middle of a fight, a door in its stride. */
export function* provoke(situation: Situation): Plan {
  yield* awaitSpells(situation);
  yield* fightAcrossTruce(situation);
  yield* strideToDoors(situation);
}

/** Stays where a foe can cast what it has not seen cast, rather than slay it. */
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

/** Those of its phase. What it winds up for shows by itself. */
function abilitiesOf(raws: Raws, { raw, phase = 0 }: SeenThing) {
  const mob = raw === null ? undefined : raws.mob[raw];
  const abilities = mob?.phases?.[phase]?.abilities ?? mob?.abilities ?? [];
  return abilities.filter(({ spell }) => raws.spell[spell]?.wind_up !== true);
}

/** Begins a fight from the other side of the ground where a truce holds, so that one of the two steps onto that. */
function* fightAcrossTruce({ view, memory }: Situation): Plan {
  if (view.truce === undefined || memory.stops.has('truce')) return;
  const isPaved = ({ x, y }: Point): boolean => view.tiles[y * view.width + x] === view.truce;
  const foe = foesOf(view).find(({ at }) => !isPaved(at));
  if (!foe || !memory.tryAgain('truce', ERRANDS)) return;
  const way = wayTo(view, around(view, foe));
  if (!isPaved(view.hero.at) && way?.some(isPaved)) {
    // It would shoot rather than go there.
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

/** What can be walked on, as far as it is known. */
function cellsOf(view: View): Point[] {
  const { blocked } = groundOf(view);
  return [...blocked.keys()].filter((cell) => blocked[cell] === 0).map((cell) => pointOf(view, cell));
}

/** Walks straight up to a closed common door in one go. */
function* strideToDoors({ raws, view, memory }: Situation): Plan {
  if (memory.stops.has('door')) return;
  for (const { id, at, open, raw } of view.things) {
    if (open !== false || isShutWay(raws, raw) || !isStraightWay(view, at)) continue;
    if (!memory.tryAgain(`stride to ${id}`, KNOCKS)) continue;
    const direction = directionTo(view.hero.at, at);
    if (direction) yield { kind: 'move', direction, steps: RUN_UP };
  }
}

/** Is nothing in the way from the hero's next cell to that before it, in one of the eight directions? */
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
