import { AMBUSH_RANGE, type SeenThing } from '../../engine';
import { lossAgainst, withoutAmbush } from '../advice/odds';
import { descents, distanceTo, hostilesOf, type Situation, unconfirmedActions } from '../advice/situation';
import { lossPrice } from './loss-price';
import type { Price, Weighed } from './option';

/** True if a shot or throw from ambush would do double damage. */
export const isDoubledAt = ({ view }: Situation, target: SeenThing): boolean =>
  target.odds?.ambush?.doubles === true && distanceTo(view, target) <= AMBUSH_RANGE;

/** Returns `{}` if the board would round the chance to 0 or 100 percent. */
export const unseen = (chance = 0): Pick<Price, 'unseen'> =>
  chance >= 0.005 && chance < 0.995 ? { unseen: chance } : {};

/** Mean turns in which a creature, near or far, may notice the hero. */
const TURNS = { near: 4, far: 1 };
const FAR = 7;

function chanceToPass({ view }: Situation, foe: SeenThing): number {
  const turns = distanceTo(view, foe) <= FAR ? TURNS.near : TURNS.far;
  return (1 - (foe.odds?.ambush?.wakes ?? 1)) ** turns;
}

/** Offers to explore or descend past unaware creatures. */
export function pastOption(situation: Situation): Weighed | null {
  const [action] = [...unconfirmedActions(situation, 'explore'), ...descents(situation)];
  if (!action) return null;
  const foes = hostilesOf(situation).filter(({ unaware }) => unaware);
  const chance = foes.reduce((product, foe) => product * chanceToPass(situation, foe), 1);
  const alert = foes.map((foe) => ({ ...foe, odds: foe.odds && withoutAmbush(foe.odds) }));
  const loss = lossAgainst(situation, alert);
  const price = { ...lossPrice(situation, loss, 1 - chance), ...unseen(chance) };
  return { option: { kind: 'leave', action, subject: { kind: 'past' }, price }, loss: (1 - chance) * loss };
}
