import { lossPerTurn } from '../advice/odds';
import { foesOf, type Situation } from '../advice/situation';
import { INTERVAL } from './loss';
import type { Price } from './option';

/** Mean loss, as a share of the hero's present hit points, from which the board states probable death. */
const DEATH = 2;

/** Minimum chance of death that the board states. The board rounds chances to tenths. */
const NOTABLE = 0.1;

/**
 * Returns the price of a fight with the mean loss `share`, a share of the hero's present hit points that may exceed 1.
 * `chance` is the probability that the fight takes place at all. Adds the loss to poison and slowness.
 *
 * Losses vary about as an exponential distribution does, and death ends a fight. So the mean stays below `share`, and
 * the chance of death is e^(-1/share): in 309 fights to the end, 6, 14, 28 and 46 % died at shares of about 0.25, 0.6,
 * 1 and 1.5.
 */
export function lossPrice(situation: Situation, share: number, chance = 1): Pick<Price, 'loss' | 'risk'> {
  const { current } = situation.view.hero.hp;
  const underWay = lossUnderWay(situation);
  if (share * chance + underWay / Math.max(1, current) >= DEATH) return { loss: Number.POSITIVE_INFINITY };
  const survival = share > 0 ? 1 - Math.exp(-1 / share) : 1;
  const loss = Math.max(0, underWay + chance * share * survival * current);
  const risk = chance * (1 - survival);
  return { loss: Math.min(Math.round(loss), current), ...(risk >= NOTABLE && { risk }) };
}

/** Returns the hit points that the hero will lose to poison, and to blows in turns lost by slowness. */
function lossUnderWay(situation: Situation): number {
  return situation.view.hero.statuses.reduce((sum, status) => {
    if (status.kind === 'damage-over-time') return sum + status.turns * status.damage;
    if (status.kind !== 'slow') return sum;
    return sum + status.turns * (status.penalty / INTERVAL) * lossPerTurn(situation, foesOf(situation));
  }, 0);
}
