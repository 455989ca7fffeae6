import { add, directionTo, type Point, STEPS, same } from '../../../lib/geometry';
import { findPath } from '../../../lib/path';
import { hostilesInView } from '../../creatures';
import { hazardAt, isReachable, knownMap, reachField } from '../../knowledge';
import { positionOf, type Refusal, type World } from '../../state';
import { attack } from '../attack';
import { move } from '../move';
import { isConfused, resolveBump } from './bump';
import type { Next, Plan, Series } from './plan';

/** Longest an act of several turns goes on, in player-turns. */
const MAX_TURNS = 100;

/** How long such an act may go on: the confused, whose steps go astray, take one at a time. */
export function seriesLimits(world: World): Pick<Series, 'limit' | 'atLimit'> {
  return isConfused(world) ? { limit: 1, atLimit: 'status' } : { limit: MAX_TURNS, atLimit: 'limit' };
}

/**
 * One step towards a neighbouring cell as part of a longer act, or why not: somebody there whom it would strike or trade
 * with ends it. `sure` accepts a danger there.
 */
export function stepTowards(world: World, to: Point, sure = false): Next {
  const direction = directionTo(positionOf(world.game.hero), to);
  if (direction === null) return { stop: { reason: 'blocked', what: null } };
  const bump = resolveBump(world, to);
  if (bump.kind === 'strike') return { stop: { reason: 'blocked', what: bump.target.raw } };
  if (bump.kind === 'shop') return { stop: { reason: 'vendor', what: bump.vendor.raw } };
  return asNext(move(world, sure ? { kind: 'move', direction, sure } : { kind: 'move', direction }));
}

/** One blow at a neighbouring cell as part of a longer act, or why not. */
export function attackCell(world: World, at: Point): Next {
  const direction = directionTo(positionOf(world.game.hero), at);
  if (direction === null) return { stop: { reason: 'blocked', what: null } };
  return asNext(attack(world, { kind: 'attack', direction }));
}

function asNext(plan: Plan): Next {
  return plan.kind === 'turn' ? { run: plan.run } : { stop: { reason: 'blocked', what: null } };
}

/**
 * Why the hero does not set out for a cell; `null` when it does: `hostile-in-view`, `no-path` by ways it knows, `danger`
 * when a known trap or fire waits there and it is not `sure`, `blocked` when somebody it would strike is next on the way.
 */
export function travelRefusal(world: World, to: Point, sure = false): Refusal | null {
  const [hostile] = hostilesInView(world);
  if (hostile) return { code: 'hostile-in-view', who: hostile.raw };
  if (!canReach(world, to)) return { code: 'no-path' };
  const hazard = hazardAt(world, to);
  if (hazard && !sure) return { code: 'danger', danger: hazard.danger, what: hazard.what };
  return isBarred(world, to) ? { code: 'blocked' } : null;
}

/** The next step of a walk to another cell, by ways the hero knows, or why there is none. `sure` accepts a danger there. */
export function walkTowards(world: World, to: Point, sure = false): Next {
  const step = nextStep(world, to);
  if (step === undefined) return { stop: { reason: 'blocked', what: null } };
  return stepTowards(world, step, sure && same(step, to));
}

const nextStep = (world: World, to: Point): Point | undefined =>
  findPath(knownMap(world), positionOf(world.game.hero), [to])?.[1];

function canReach(world: World, to: Point): boolean {
  const { level, index, game } = world;
  const cell = to.y * level.width + to.x;
  if (same(to, positionOf(game.hero)) || level.revealed[cell] !== '1' || index.solid[cell] !== 0) return false;
  return isReachable(reachField(world), knownMap(world), to);
}

/** Ways are looked for only with somebody at hand: this is asked for every place that one may travel to. */
function isBarred(world: World, to: Point): boolean {
  const at = positionOf(world.game.hero);
  const strikes = (cell: Point): boolean => resolveBump(world, cell).kind === 'strike';
  if (!Object.values(STEPS).some((side) => strikes(add(at, side)))) return false;
  const step = nextStep(world, to);
  return step !== undefined && strikes(step);
}
