import { isWalkable, type View } from '../../engine';
import { add, cellIndex, covers, DIRECTIONS, distanceToBody, isInside, type Point, STEPS } from '../../lib/geometry';
import { type Climb, isThreatened, pathToStairs, walkToStairs } from '../advice/fleeing';
import { distanceTo, foesOf, isBeside, type Situation, safeActions, usableFor } from '../advice/situation';
import { cheapest, type Weighed } from './fighting';
import { lossInPlace, shareOfTurn, statedLoss } from './loss';

/** Minimum share of the fight's mean loss, from 0 to 1, that a place must save to become an option. */
const GAIN = 0.15;

/**
 * Returns the option to step to the cell beside the hero that the fewest creatures can reach at once. Returns `null` if
 * fewer than two enemies are in view, or if the step does not save more than `GAIN`. `lossHere` is the mean loss of the
 * fight without the step, as a share of the hero's present hit points.
 */
export function placeOption(situation: Situation, lossHere: number): Weighed | null {
  const { view } = situation;
  if (foesOf(situation).length < 2) return null;
  const places = safeActions(situation, 'move').flatMap((action): Weighed[] => {
    const cell = add(view.hero.at, STEPS[action.direction]);
    if (!isFree(view, cell) || isThreatened(view, cell)) return [];
    const loss = lossInPlace(situation, widthAt(view, cell)) + shareOfTurn(situation);
    const subject = { kind: isDoorway(view, cell) ? 'doorway' : 'narrows' } as const;
    return [{ option: { kind: 'place', action, subject, price: { loss: statedLoss(situation, loss) } }, loss }];
  });
  const best = cheapest(places);
  return best && best.loss < (1 - GAIN) * lossHere ? best : null;
}

/** True if no creature, closed door or hazard is in the cell. */
const isFree = ({ things }: View, cell: Point): boolean =>
  !things.some((thing) => (thing.kind === 'mob' || thing.open === false || thing.harmful) && covers(thing, cell));

const isDoorway = ({ things }: View, cell: Point): boolean =>
  things.some((thing) => thing.open === true && covers(thing, cell));

/**
 * Returns the number of known walkable cells beside a cell. The number limits how many creatures can strike the cell at
 * once, except with shots.
 */
const widthAt = (view: View, cell: Point): number =>
  DIRECTIONS.map((direction) => add(cell, STEPS[direction])).filter(
    (beside) => isInside(view, beside) && isWalkable(view.tiles[cellIndex(view, beside)] ?? ' '),
  ).length;

/**
 * Returns the option to leave the fight at the lowest loss: by stairs under the hero, by near stairs, or by a portal.
 * If there is none and `lossHere` is at least `HALF`, returns a step back. Returns `null` if the hero cannot get away.
 * Stairs do not count if an enemy is beside the hero, because the enemy would follow. `lossHere` is the mean loss of
 * the fight, as a share of the hero's present hit points.
 */
export const leaveOption = (situation: Situation, lossHere: number): Weighed | null =>
  cheapest([...stairs(situation), ...portals(situation)]) ?? (lossHere >= HALF ? stepBack(situation, lossHere) : null);

/** Share of the hero's present hit points, from 0 to 1. A fight that costs less is not worth a step back. */
const HALF = 0.5;

/**
 * Returns the option to step as far as possible from the nearest enemy. Returns `null` if the enemy is beside the hero,
 * or if no step leads away from the enemy.
 */
function stepBack(situation: Situation, lossHere: number): Weighed | null {
  const { view } = situation;
  const [nearest] = foesOf(situation);
  if (!nearest || isBeside(view, nearest)) return null;
  const here = distanceTo(view, nearest);
  const [best] = safeActions(situation, 'move')
    .map((action) => ({ action, cell: add(view.hero.at, STEPS[action.direction]) }))
    .map(({ action, cell }) => ({ action, cell, far: distanceToBody(cell, nearest.at, nearest.size) }))
    .filter(({ cell, far }) => far > here && isFree(view, cell) && !isThreatened(view, cell))
    .sort((a, b) => b.far - a.far);
  if (!best) return null;
  return { option: { kind: 'leave', action: best.action, subject: { kind: 'back' }, price: {} }, loss: lossHere };
}

const CLIMBS: readonly Climb[] = ['ascend', 'descend'];

function stairs(situation: Situation): Weighed[] {
  const { view } = situation;
  const [nearest] = foesOf(situation);
  if (!nearest || isBeside(view, nearest)) return [];
  for (const way of CLIMBS) {
    const [action] = safeActions(situation, way);
    if (!action) continue;
    const subject = { kind: 'way', leads: way === 'ascend' ? 'up' : 'down' } as const;
    const steps = (pathToStairs(view, [way])?.length ?? 1) - 1;
    return [{ option: { kind: 'leave', action, subject, price: { steps } }, loss: 0 }];
  }
  const walk = walkToStairs(situation, nearest, CLIMBS);
  if (!walk) return [];
  const loss = shareOfTurn(situation) * walk.steps;
  const subject = { kind: 'way', leads: walk.leads } as const;
  return [{ option: { kind: 'leave', action: walk.action, subject, price: { steps: walk.steps } }, loss }];
}

function portals(situation: Situation): Weighed[] {
  const loss = shareOfTurn(situation);
  return usableFor(situation, 'town_portal')
    .slice(0, 1)
    .map((thing) => ({
      option: {
        kind: 'leave',
        action: { kind: 'use', item: thing.id },
        subject: { kind: 'thing', thing },
        price: { loss: statedLoss(situation, loss) },
      },
      loss,
    }));
}
