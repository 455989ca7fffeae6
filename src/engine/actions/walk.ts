import { add, type Point, STEPS, same } from '../../lib/geometry';
import { findPath } from '../../lib/path';
import { hazardAt } from '../hazards';
import { hostilesInView } from '../hostiles';
import { knownMap, reach, reachable } from '../known-map';
import type { Refusal } from '../state/action';
import { positionOf } from '../state/queries';
import type { World } from '../state/world';
import { bumpInto } from './bump';
import type { Next } from './plan';
import { stride } from './stride';

/**
 * Why the hero does not set out for a cell; `null` when it does: `hostile-in-view`, `no-path` by ways it knows, `danger`
 * when a known trap or fire waits there and it is not `sure`, `blocked` when somebody it would strike is next on the way.
 */
export function detained(world: World, to: Point, sure = false): Refusal | null {
  const [hostile] = hostilesInView(world);
  if (hostile) return { code: 'hostile-in-view', who: hostile.raw };
  if (!canReach(world, to)) return { code: 'no-path' };
  const hazard = hazardAt(world, to);
  if (hazard && !sure) return { code: 'danger', danger: hazard.danger, what: hazard.what };
  return isBarred(world, to) ? { code: 'blocked' } : null;
}

/** The next step of a walk to another cell, by ways the hero knows, or why there is none. `sure` accepts a danger there. */
export function walk(world: World, to: Point, sure = false): Next {
  const step = nextStep(world, to);
  if (step === undefined) return { stop: { reason: 'blocked', what: null } };
  return stride(world, step, sure && same(step, to));
}

const nextStep = (world: World, to: Point): Point | undefined =>
  findPath(knownMap(world), positionOf(world, world.game.hero), [to])?.[1];

function canReach(world: World, to: Point): boolean {
  const { level, index, game } = world;
  const cell = to.y * level.width + to.x;
  if (same(to, positionOf(world, game.hero)) || level.revealed[cell] !== '1' || index.solid[cell] !== 0) return false;
  return reachable(reach(world), knownMap(world), to);
}

/** Ways are looked for only with somebody at hand: this is asked for every place that one may travel to. */
function isBarred(world: World, to: Point): boolean {
  const at = positionOf(world, world.game.hero);
  const strikes = (cell: Point): boolean => bumpInto(world, cell).kind === 'strike';
  if (!Object.values(STEPS).some((side) => strikes(add(at, side)))) return false;
  const step = nextStep(world, to);
  return step !== undefined && strikes(step);
}
