import type { SeenThing, View } from '../../engine';
import { add, covers, distanceToBody, type Point, STEPS } from '../../lib/geometry';
import { waysOut } from '../advice/fleeing';
import { distanceTo, foesOf, isBeside, type Situation, safeActions, usableFor } from '../advice/situation';
import { cheapest } from './fighting';
import { lossInPlace, shareOfTurn } from './loss';
import { lossPrice } from './loss-price';
import type { Weighed } from './option';
import { isFree, positionsNear, widthAt } from './position';

/** Minimum share of the mean loss that a better cell must save. */
const GAIN = 0.15;

/** `lossHere` is a share of hit points. A walk must save the share `gain`. */
export function placeOption(situation: Situation, lossHere: number, gain = GAIN): Weighed | null {
  const { view } = situation;
  const foes = foesOf(situation);
  const moves = safeActions(situation, 'move');
  const near = foes.length < 2 ? [] : positionsNear(view, foes);
  const places = near.flatMap(({ cell, step, steps }): Weighed[] => {
    const action = moves.find(({ direction }) => direction === step);
    if (!action) return [];
    const loss = lossInPlace(situation, widthAt(view, cell, foes)) + shareOfTurn(situation) * steps;
    const subject = { kind: isDoorway(view, cell) ? 'doorway' : 'narrows' } as const;
    return [{ option: { kind: 'place', action, subject, price: lossPrice(situation, loss) }, loss }];
  });
  const best = cheapest(places);
  const lossHolding = lossInPlace(situation, widthAt(view, view.hero.at, foes));
  // Without a minimum gain, the hero would walk to and fro.
  if (best && best.loss < (1 - gain) * Math.min(lossHere, lossHolding)) return best;
  return lossHolding < (1 - GAIN) * lossHere ? holdOption(situation, lossHolding) : null;
}

/** Uneventful player-turns after which the board stops offering to wait. */
const PATIENCE = 8;

function holdOption(situation: Situation, loss: number): Weighed | null {
  const foes = foesOf(situation);
  const { turn, events } = situation.view;
  if (turn - (events.at(-1)?.turn ?? 0) > PATIENCE) return null;
  const [action] = safeActions(situation, 'wait');
  const isComing = ({ odds, unaware }: SeenThing): boolean => !odds?.shots?.defense && unaware === undefined;
  if (!action || foes.some((foe) => isBeside(situation.view, foe)) || !foes.some(isComing)) return null;
  const price = lossPrice(situation, loss);
  return { option: { kind: 'place', action, subject: { kind: 'hold' }, price }, loss };
}

const isDoorway = ({ things }: View, cell: Point): boolean =>
  things.some((thing) => thing.open === true && covers(thing, cell));

/** `lossHere` is the mean loss as a share of present hit points. */
export const leaveOption = (situation: Situation, lossHere: number): Weighed | null =>
  cheapest([...stairs(situation, lossHere), ...portals(situation)]) ??
  (lossHere >= HALF ? stepBack(situation, lossHere) : null);

/** Minimum mean loss, as a share of hit points, to offer a step back. */
const HALF = 0.5;

function stepBack(situation: Situation, lossHere: number): Weighed | null {
  const { view } = situation;
  const [nearest] = foesOf(situation);
  // A foe of normal speed would follow at once.
  if (!nearest || isBeside(view, nearest) || !isSlow(nearest)) return null;
  const here = distanceTo(view, nearest);
  const [best] = safeActions(situation, 'move')
    .map((action) => ({ action, cell: add(view.hero.at, STEPS[action.direction]) }))
    .map(({ action, cell }) => ({ action, cell, far: distanceToBody(cell, nearest.at, nearest.size) }))
    .filter(({ cell, far }) => far > here && isFree(view, cell))
    .sort((a, b) => b.far - a.far);
  if (!best) return null;
  return { option: { kind: 'leave', action: best.action, subject: { kind: 'back' }, price: {} }, loss: lossHere };
}

/** A walk of more steps counts as no better than the fight. */
const FAR = 25;

const isSlow = ({ statuses, leanings }: SeenThing): boolean =>
  leanings?.quickness === -1 || statuses.some(({ kind }) => kind === 'slow');

function stairs(situation: Situation, lossHere: number): Weighed[] {
  const foes = foesOf(situation);
  const shooters = foes.filter(({ odds }) => odds?.shots?.defense);
  return waysOut(situation).map(({ action, steps, leads }) => ({
    option: { kind: 'leave', action, subject: { kind: 'way', leads }, price: { steps } },
    loss: Math.max(shareOfTurn(situation, shooters) * steps, steps > FAR ? lossHere : 0),
  }));
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
        price: lossPrice(situation, loss),
      },
      loss,
    }));
}
