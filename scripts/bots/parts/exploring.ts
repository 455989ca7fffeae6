import type { SeenThing, View } from '../../../src/engine';
import { directionTo, distance, same } from '../../../src/lib/geometry';
import type { Plan, Situation } from '../situation';
import { isBelowLair, OUT_OF_BLAST } from './below';
import { isFolk } from './dangers';
import { groundOf, stairs, wayTo, wayToUnknown } from './ground';

/**
 * Explores the level, then goes down. In the town, where there is little to find, it goes down once it sees the gate.
 */
export function* advance(situation: Situation): Plan {
  const { view } = situation;
  const isGateInView = stairs(view, '>').some(({ x, y }) => view.visible[y * view.width + x] === '1');
  if (view.depth === 1 && isGateInView) yield* goDown(situation);
  yield* explore(situation);
  yield* goDown(situation);
  yield* pushThrough(situation);
  for (const action of situation.legal) if (action.kind === 'travel' && !action.sure) yield action;
}

/** Refusals of a level of which the rest is not worth the trouble. */
const NOTHING_LEFT: ReadonlySet<string> = new Set(['nothing-to-explore', 'trap-ahead', 'stairs-ahead']);

/** Single steps to take after exploring has stopped without progress. */
const PUSHES = 12;

/**
 * Explores until nothing is left, then marks the level as done: a creature that blocks the way may have moved by the
 * next visit. When one keeps blocking the only way, it pushes through.
 */
export function* explore(situation: Situation): Plan {
  const { view, memory } = situation;
  if (memory.explored.has(view.depth)) return;
  const last = view.events.at(-1);
  // Below the lair levels are so large that a walk of theirs ends without anybody in the way.
  if (last?.kind === 'stopped' && last.reason === 'limit' && !isBelowLair(view)) memory.pushing = PUSHES;
  if (memory.pushing > 0) {
    memory.pushing -= 1;
    yield* pushThrough(situation);
  }
  const refusal = yield { kind: 'explore', take: 'useful' };
  if (refusal?.code === 'trap-ahead') yield* shootCaps(view);
  if (refusal && NOTHING_LEFT.has(refusal.code) && view.tiles.includes('>')) memory.explored.add(view.depth);
}

/** Sets off, from outside its range, what bars the way. */
function* shootCaps(view: View): Plan {
  const range = view.hero.shot?.range ?? 0;
  for (const { stance, at } of view.things) {
    const far = distance(at, view.hero.at);
    if (stance === 'hazard' && far >= OUT_OF_BLAST && far <= range) yield { kind: 'fire', at };
  }
}

/** Down the stairs, or to known ones. */
export function* goDown({ view }: Situation): Plan {
  if (isBelowLair(view)) yield { kind: 'descend' };
  if (view.standingOn === '>') yield { kind: 'descend' };
  for (const to of stairs(view, '>')) yield { kind: 'travel', to };
}

/** Up the stairs, or to known ones. */
export function* goUp({ view }: Situation): Plan {
  if (isBelowLair(view)) yield { kind: 'ascend' };
  if (view.standingOn === '<') yield { kind: 'ascend' };
  for (const to of stairs(view, '<')) yield { kind: 'travel', to };
}

/** Cost of a known trap and of a creature in the way, in tenths of a step. */
const TRAP = 80;
const CREATURE = 40;

/** One step to the stairs or into the unknown, over known traps and through creatures in the way. */
function* pushThrough(situation: Situation): Plan {
  const { view } = situation;
  const map = groundOf(view);
  const blocked = map.blocked.slice();
  const cost = map.cost.slice();
  const prey = view.things.filter((thing) => isInTheWay(situation, thing));
  for (const thing of view.things) {
    const { at, harmful } = thing;
    const cell = at.y * view.width + at.x;
    if (!harmful && !prey.includes(thing)) continue;
    blocked[cell] = 0;
    cost[cell] = harmful ? TRAP : CREATURE;
  }
  const open = { ...map, blocked, cost };
  const next = (wayTo(view, stairs(view, '>'), open) ?? wayToUnknown(view, open))?.[1];
  const direction = next && directionTo(view.hero.at, next);
  if (!next || !direction) return;
  if (prey.some(({ at }) => same(at, next))) yield { kind: 'attack', direction, sure: true };
  yield { kind: 'move', direction };
  yield { kind: 'move', direction, sure: true };
}

/** A creature that would attack or flee from the hero, but none of those who would hold a blow against it. */
export const isInTheWay = (situation: Situation, thing: SeenThing): boolean =>
  thing.kind === 'mob' &&
  !thing.vendor &&
  (thing.stance === 'hostile' || (thing.stance === 'wary' && !isFolk(situation, thing)));
