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
 * One step to an adjacent cell as part of a series, or why not: a creature there that the hero would attack or trade
 * with ends the series. `sure` accepts a danger there.
 */
export function stepTowards(world: World, to: Point, sure = false): Next {
  const direction = directionTo(positionOf(world.game.hero), to);
  if (direction === null) return { stop: { reason: 'blocked', what: null } };
  const bump = resolveBump(world, to);
  if (bump.kind === 'strike') return { stop: { reason: 'blocked', what: bump.target.raw } };
  if (bump.kind === 'shop') return { stop: { reason: 'vendor', what: bump.vendor.raw } };
  const step = move(world, sure ? { kind: 'move', direction, sure } : { kind: 'move', direction });
  // Found on the way, on the very cell the walk leads to.
  if (step.kind === 'refused' && step.refusal.code === 'danger')
    return { stop: { reason: 'trap-ahead', what: step.refusal.what } };
  return asNext(step);
}

/** One attack on an adjacent cell as part of a series, or why not. */
export function attackCell(world: World, at: Point): Next {
  const direction = directionTo(positionOf(world.game.hero), at);
  if (direction === null) return { stop: { reason: 'blocked', what: null } };
  return asNext(attack(world, { kind: 'attack', direction }));
}

function asNext(plan: Plan): Next {
  return plan.kind === 'turn' ? { run: plan.run } : { stop: { reason: 'blocked', what: null } };
}

/**
 * Why the hero cannot walk to the cell; `null` when it can: `hostile-in-view`, `no-path` over known ground,
 * `stairs-ahead` where all ways lead over stairs, `danger` when a known trap or fire is there and `sure` is not set,
 * `blocked` when the next step would attack somebody.
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

/** The next step of a walk over known ground, or why there is none. `sure` accepts a danger at the destination. */
export function walkTowards(world: World, to: Point, sure = false): Next {
  const step = stepTo(world, knownMap(world), to);
  if (step === undefined) return { stop: stopWithoutPath(world, to) };
  return stepTowards(world, step, sure && same(step, to));
}

/** Something stands in the way now, or a trap was found that has no way round. */
function stopWithoutPath(world: World, to: Point): Stop {
  const goal = cellIndex(world.level, to);
  const trap = hazardOnWay(world, () => (cell) => cell === goal);
  return { reason: trap === null ? 'blocked' : 'trap-ahead', what: trap };
}

/**
 * The first known trap, fire or area of a known hazard on the way to a goal that cannot be reached without one; `null`
 * when there is no way.
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

/** Has the hero seen that one can stand there? Not where it stands itself. */
function isKnownGround({ level, index, game }: World, to: Point): boolean {
  const cell = cellIndex(level, to);
  if (isOutside(to.x, to.y, level) || same(to, positionOf(game.hero))) return false;
  return level.revealed[cell] === '1' && index.solid[cell] === 0;
}

function canReach(world: World, to: Point): boolean {
  // Who asks for one place alone is about to go there, and who asks for many has the distances of all.
  const field = drawnReachField(world);
  return field === null ? stepTo(world, knownMap(world), to) !== undefined : isReachable(field, knownMap(world), to);
}

/** Searches for a path only when a creature is adjacent: this is asked for every place the hero could travel to. */
function isBarred(world: World, to: Point): boolean {
  const at = positionOf(world.game.hero);
  const strikes = (cell: Point): boolean => resolveBump(world, cell).kind === 'strike';
  if (!Object.values(STEPS).some((side) => strikes(add(at, side)))) return false;
  const step = findPath(knownMap(world), at, [to])?.[1];
  return step !== undefined && strikes(step);
}
