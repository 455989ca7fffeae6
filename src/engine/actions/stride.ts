import { directionTo, type Point } from '../../lib/geometry';
import { positionOf } from '../state/queries';
import type { World } from '../state/world';
import { attack } from './attack';
import { bumpInto } from './bump';
import { move } from './move';
import type { Next, Plan, Series } from './plan';
import { isConfused } from './stagger';

/** Longest an act of several turns goes on, in player-turns. */
const LONGEST = 100;

/** How long such an act may go on: the confused, whose steps go astray, take one at a time. */
export function bounds(world: World): Pick<Series, 'limit' | 'atLimit'> {
  return isConfused(world) ? { limit: 1, atLimit: 'status' } : { limit: LONGEST, atLimit: 'limit' };
}

/**
 * One step towards a neighbouring cell as part of a longer act, or why not: somebody there whom it would strike or trade
 * with ends it. `sure` accepts a danger there.
 */
export function stride(world: World, to: Point, sure = false): Next {
  const direction = directionTo(positionOf(world, world.game.hero), to);
  if (direction === null) return { stop: { reason: 'blocked', what: null } };
  const bump = bumpInto(world, to);
  if (bump.kind === 'strike') return { stop: { reason: 'blocked', what: bump.target.raw } };
  if (bump.kind === 'shop') return { stop: { reason: 'vendor', what: bump.vendor.raw } };
  return asNext(move(world, sure ? { kind: 'move', direction, sure } : { kind: 'move', direction }));
}

/** One blow at a neighbouring cell as part of a longer act, or why not. */
export function blow(world: World, at: Point): Next {
  const direction = directionTo(positionOf(world, world.game.hero), at);
  if (direction === null) return { stop: { reason: 'blocked', what: null } };
  return asNext(attack(world, { kind: 'attack', direction }));
}

function asNext(plan: Plan): Next {
  return plan.kind === 'turn' ? { run: plan.run } : { stop: { reason: 'blocked', what: null } };
}
