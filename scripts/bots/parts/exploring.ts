import { type Action, type Refusal, restedShare, type SeenThing, type View } from '../../../src/engine';
import { directionTo, distance, same } from '../../../src/lib/geometry';
import type { Plan, Situation } from '../situation';
import { isBelowLair, OUT_OF_BLAST } from './below';
import { isFolk } from './dangers';
import { groundOf, stairs, takeStairsDown, wayDown, wayTo, wayToUnknown } from './ground';

/** In the town, plans to descend at once when the gate is seen. */
export function* advance(situation: Situation): Plan {
  const { view } = situation;
  const isGateInView = stairs(view, '>').some(({ x, y }) => view.visible[y * view.width + x] === '1');
  if (view.depth === 1 && isGateInView) yield* goDown(situation);
  yield* explore(situation);
  yield* goDown(situation);
  yield* pushThrough(situation);
  for (const action of situation.legal) if (action.kind === 'travel' && !action.sure) yield action;
}

/** Share of the hit points, 0 to 1. A hero with less rests to the usual share, whatever the bot's share is. */
const WEAK = 0.5;

/** Returns the action of the Explore button, with the bot's share of hit points to which the hero rests. */
export function carryOn({ view: { hero }, memory: { rest } }: Situation): Action {
  const isWeak = hero.hp.current < WEAK * hero.hp.max;
  return { kind: 'explore', take: 'useful', ...(rest !== undefined && !isWeak && { rest }) };
}

/**
 * Plans to rest, before other plans, if the hero has less than the share of its hit points to which Explore rests.
 * Plans nothing if the hero carries the quest item.
 */
export function* restFirst(situation: Situation): Plan {
  const { hero, carried } = situation.view;
  if (hero.hp.current < restedShare(situation.memory.rest) * hero.hp.max && carried === undefined)
    yield carryOn(situation);
}

/** True if Explore is refused because a known hazard bars the rest of the level. */
const isHazardAhead = (refusal: Refusal): boolean =>
  refusal.code === 'trap-ahead' || (refusal.code === 'danger' && refusal.danger !== 'friendly');

/** Distance in cells. If Explore twice reaches its limit within this distance, a creature may block the only path. */
const STUCK = 6;
/** Number of single steps that the bot takes after Explore has stopped without progress. */
const PUSHES = 12;

/**
 * Plans to explore, and remembers the level as explored once nothing is left. If Explore reaches its limit, plans
 * single steps, because a creature may block the only path.
 */
export function* explore(situation: Situation): Plan {
  const { view, memory } = situation;
  if (memory.explored.has(view.depth)) return;
  const last = view.events.at(-1);
  // Below the lair, levels are so large that Explore reaches its limit even if no creature blocks the path.
  if (last?.kind === 'stopped' && last.reason === 'limit' && !isBelowLair(view)) {
    const { limitAt } = memory;
    if (limitAt && limitAt.depth === view.depth && distance(limitAt.at, view.hero.at) < STUCK) memory.pushing = PUSHES;
    memory.limitAt = { depth: view.depth, at: view.hero.at };
  }
  if (memory.pushing > 0) {
    memory.pushing -= 1;
    yield* pushThrough(situation);
  }
  const refusal = yield carryOn(situation);
  const isBarred = isHazardAhead(refusal);
  if (isBarred) yield* shootCaps(view);
  if ((isBarred || refusal?.code === 'nothing-to-explore') && view.tiles.includes('>')) memory.explored.add(view.depth);
}

/** Plans to shoot caps in the way from outside their burst. */
function* shootCaps(view: View): Plan {
  const range = view.hero.shot?.range ?? 0;
  for (const { stance, at } of view.things) {
    const far = distance(at, view.hero.at);
    if (stance === 'hazard' && far >= OUT_OF_BLAST && far <= range) yield { kind: 'fire', at };
  }
}

export function* goDown({ view }: Situation): Plan {
  if (isBelowLair(view)) yield { kind: 'descend' };
  const way = wayDown(view);
  if (way && !same(way, view.hero.at)) yield { kind: 'travel', to: way };
  yield* takeStairsDown(view);
  if (!way) yield { kind: 'descend' };
  for (const to of stairs(view, '>')) yield { kind: 'travel', to };
}

export function* goUp({ view }: Situation): Plan {
  if (isBelowLair(view)) yield { kind: 'ascend' };
  if (view.standingOn === '<') yield { kind: 'ascend' };
  for (const to of stairs(view, '<')) yield { kind: 'travel', to };
}

/** Cost of a step onto a known trap, in tenths of a step. */
const TRAP = 80;
/** Cost of a step onto a creature in the path, in tenths of a step. */
const CREATURE = 40;

/** Plans a step to the stairs down or to unknown ground, even over known traps. Attacks a creature in the way. */
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

/**
 * True for creatures that the bot may attack to clear the path. False for vendors, and for wary creatures whose faction
 * remembers attacks.
 */
export const isInTheWay = (situation: Situation, thing: SeenThing): boolean =>
  thing.kind === 'mob' &&
  !thing.vendor &&
  (thing.stance === 'hostile' || (thing.stance === 'wary' && !isFolk(situation, thing)));
