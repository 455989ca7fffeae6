import { add, cellIndex, directionTo, type Point, STEPS, same } from '../../../lib/geometry';
import { findPath, isOutside, pathToNearest, type WalkMap } from '../../../lib/path';
import { hostilesInView } from '../../creatures';
import { dangerAt, drawnReachField, hazardAreas, isReachable, knownMap, visibleHazards } from '../../knowledge';
import { positionOf, type RawId, type Refusal, type Stop, type World } from '../../state';
import { attack } from '../attack';
import { resolveBump } from '../common/bump';
import { stepTo } from '../common/next-step';
import type { Next, Plan } from '../common/plan';
import { stairsOnWay } from '../common/stairs-ahead';
import { move } from '../move';

/**
 * Returns one step to an adjacent cell as part of a series. Returns a stop if the hero would attack or trade with a
 * creature there, or if the step is refused. `sure` accepts a danger there.
 */
export function stepTowards(world: World, to: Point, sure = false): Next {
  const direction = directionTo(positionOf(world.game.hero), to);
  if (direction === null) return { stop: { reason: 'blocked', what: null } };
  const bump = resolveBump(world, to);
  if (bump.kind === 'strike') return { stop: { reason: 'blocked', what: bump.target.raw } };
  if (bump.kind === 'shop') return { stop: { reason: 'vendor', what: bump.vendor.raw } };
  const step = move(world, sure ? { kind: 'move', direction, sure } : { kind: 'move', direction });
  // The hero discovered the danger on the way, on the very cell to which the walk leads.
  if (step.kind === 'refused' && step.refusal.code === 'danger')
    return { stop: { reason: 'trap-ahead', what: step.refusal.what } };
  return asNext(step);
}

/** Returns one attack on an adjacent cell as part of a series, or a stop if the attack is refused. */
export function attackCell(world: World, at: Point): Next {
  const direction = directionTo(positionOf(world.game.hero), at);
  if (direction === null) return { stop: { reason: 'blocked', what: null } };
  return asNext(attack(world, { kind: 'attack', direction }));
}

function asNext(plan: Plan): Next {
  return plan.kind === 'turn' ? { run: plan.run } : { stop: { reason: 'blocked', what: null } };
}

/**
 * Returns why the hero cannot walk to the cell, or `null` if it can. `hostile-in-view`: an enemy is in view. `no-path`:
 * no path over known ground leads there. `stairs-ahead`: all paths lead over stairs. `danger`: a known trap, fire or
 * other hazard is there and `sure` is not set. `blocked`: the next step would attack a creature.
 */
export function travelRefusal(world: World, to: Point, sure = false): Refusal | null {
  const [hostile] = hostilesInView(world);
  if (hostile) return { code: 'hostile-in-view', who: hostile.raw };
  if (!isKnownGround(world, to)) return { code: 'no-path' };
  if (!canReach(world, to)) return noWayRefusal(world, to);
  const hazard = dangerAt(world, to);
  if (hazard && !sure) return { code: 'danger', danger: hazard.danger, what: hazard.what };
  return isBarred(world, to) ? { code: 'blocked' } : null;
}

function noWayRefusal(world: World, to: Point): Refusal {
  const goal = cellIndex(world.level, to);
  const stairs = stairsOnWay(world, () => (cell) => cell === goal);
  return stairs === null ? { code: 'no-path' } : { code: 'stairs-ahead', stairs };
}

/** Returns the next step of a walk over known ground, or a stop. `sure` accepts a danger at the destination. */
export function walkTowards(world: World, to: Point, sure = false): Next {
  const step = stepTo(world, knownMap(world), to);
  if (step === undefined) return { stop: stopWithoutPath(world, to) };
  return stepTowards(world, step, sure && same(step, to));
}

/** Returns a stop because something now stands in the way, or because the hero has found a trap with no way round. */
function stopWithoutPath(world: World, to: Point): Stop {
  const goal = cellIndex(world.level, to);
  const trap = hazardOnWay(world, () => (cell) => cell === goal);
  return { reason: trap === null ? 'blocked' : 'trap-ahead', what: trap };
}

/**
 * Returns the first known trap, fire or other hazard on the path to a goal. Meant for goals that the hero cannot reach
 * otherwise. `null` if there is no hazard on the path, or no path.
 */
export function hazardOnWay(world: World, goals: (map: WalkMap) => (cell: number) => boolean): RawId | null {
  const map = knownMap(world);
  const traps = visibleHazards(world).map((prop) => cellIndex(map, positionOf(prop)));
  const hazards = [...traps, ...hazardAreas(world).keys()];
  if (hazards.length === 0) return null;
  const blocked = map.blocked.slice();
  for (const cell of hazards) blocked[cell] = world.index.solid[cell] as number;
  const open = { ...map, blocked };
  const path = pathToNearest(open, positionOf(world.game.hero), goals(open)) ?? [];
  for (const cell of path) {
    const danger = dangerAt(world, cell);
    if (danger) return danger.what;
  }
  return null;
}

/** True if the hero has seen the cell and nothing solid is there. False for the hero's own cell. */
function isKnownGround({ level, index, game }: World, to: Point): boolean {
  const cell = cellIndex(level, to);
  if (isOutside(to.x, to.y, level) || same(to, positionOf(game.hero))) return false;
  return level.revealed[cell] === '1' && index.solid[cell] === 0;
}

function canReach(world: World, to: Point): boolean {
  // A caller that asks for many places has computed the distances of all cells before. Other callers ask for the one
  // place to which the hero is about to walk, and need the first step anyway.
  const field = drawnReachField(world);
  return field === null ? stepTo(world, knownMap(world), to) !== undefined : isReachable(field, knownMap(world), to);
}

/**
 * True if the next step to the cell would attack a creature. Searches for a path only if a creature is adjacent,
 * because callers ask for every place the hero could travel to.
 */
function isBarred(world: World, to: Point): boolean {
  const at = positionOf(world.game.hero);
  const strikes = (cell: Point): boolean => resolveBump(world, cell).kind === 'strike';
  if (!Object.values(STEPS).some((side) => strikes(add(at, side)))) return false;
  const step = findPath(knownMap(world), at, [to])?.[1];
  return step !== undefined && strikes(step);
}
